/** The rules of each kind of pad: which marks it takes, and what it shows. */
import * as dice from "./dice";
import * as island from "./island";
import type { Mark, Pad } from "./pad";
import * as tournament from "./tournament";

const MAX_MARKS = 600;

export const RULES = { tournament, island, dice };

/** Returns the pad with one more mark, or undefined if the mark is not allowed. */
export function withMark(pad: Pad, mark: Mark): Pad | undefined {
  if (pad.marks.length >= MAX_MARKS || !RULES[pad.kind].allows(pad, mark)) return undefined;
  return { ...pad, marks: [...pad.marks, mark] };
}
