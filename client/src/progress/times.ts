/** How quick the finds on this device were, in milliseconds, by deck and day. */
import { forget, recall, remember } from "../device/storage";
import { isDay, type Day } from "./days";

const MAX_DAYS = 366;
const MAX_FINDS_A_DAY = 100;

export type DayTimes = readonly [day: Day, times: readonly number[]];

const isTime = (ms: unknown): ms is number => typeof ms === "number" && ms > 0;

/** The quickest find of all time. */
export function bestOn(deck: string): number | undefined {
  const ms = Number(recall(`best.${deck}`));
  return ms > 0 ? ms : undefined;
}

/** Every stored find, oldest day first. */
export function timesOn(deck: string): readonly DayTimes[] {
  try {
    const kept = JSON.parse(recall(`times.${deck}`) ?? "[]") as [Day, unknown[]][];
    return kept
      .filter(([day]) => isDay(day))
      .map(([day, times]) => [day, times.filter(isTime)] as const);
  } catch {
    return []; // not valid JSON
  }
}

/** Stores a find; returns the best so far. */
export function saveFind(deck: string, ms: number, day: Day): number {
  const find = Math.max(1, Math.round(ms));
  const best = Math.min(find, bestOn(deck) ?? Infinity);
  remember(`best.${deck}`, String(best));
  const before = timesOn(deck);
  const known = before.find(([each]) => each === day)?.[1] ?? [];
  const others = before.filter(([each]) => each !== day);
  const days = [...others, [day, [...known, find].slice(-MAX_FINDS_A_DAY)] as const]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .slice(-MAX_DAYS);
  remember(`times.${deck}`, JSON.stringify(days));
  return best;
}

export function forgetTimes(deck: string): void {
  forget(`best.${deck}`);
  forget(`times.${deck}`);
}
