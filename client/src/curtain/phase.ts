/** What a screen shows while the cards are covered, by the room's clock. */
import type { Beat, Curtain } from "../protocol/types";

export type Phase =
  | { readonly kind: "drawing" }
  | { readonly kind: "announcing" }
  | { readonly kind: "beat"; readonly beat: Beat }
  | { readonly kind: "counting"; readonly digit: number }
  | { readonly kind: "opening" };

/** The phase at a moment of the room's clock, and the moment when the next one begins. */
export function phaseAt(
  { opens, counts_from, digits, beat }: Curtain,
  now: number,
): readonly [phase: Phase, until: number | undefined] {
  if (opens === null || counts_from === null) return [{ kind: "drawing" }, undefined];
  if (now >= opens) return [{ kind: "opening" }, undefined];
  if (now < counts_from)
    return [beat ? { kind: "beat", beat } : { kind: "announcing" }, counts_from];
  const length = (opens - counts_from) / digits;
  const passed = Math.min(digits - 1, Math.floor((now - counts_from) / length));
  return [{ kind: "counting", digit: digits - passed }, counts_from + (passed + 1) * length];
}
