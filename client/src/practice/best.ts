/** The quickest find on this device, by deck, in milliseconds. */
import { recall, remember } from "../device/storage";

export function bestOn(deck: string): number | undefined {
  const ms = Number(recall(`best.${deck}`));
  return ms > 0 ? ms : undefined;
}

/** Keeps a find if it beats the best; returns the best so far. */
export function keepBest(deck: string, ms: number): number {
  const best = Math.min(ms, bestOn(deck) ?? Infinity);
  remember(`best.${deck}`, String(Math.round(best)));
  return best;
}
