/** A score pad: its setup and the marks made on it. What it shows is their fold; the server only checks marks (spotisle.scorepad). */
import type { Count, Mark, PadView, Place, Side } from "../protocol/types";

export type { Mark };
export type PadKind = PadView["kind"];

export interface Pad {
  readonly kind: PadKind;
  readonly sides: readonly Required<Side>[];
  readonly games: readonly string[];
  readonly marks: readonly Mark[];
}

/** What a pad of lines shows. */
export interface PadSheet<Line> {
  readonly lines: readonly Line[];
  readonly totals: readonly number[];
  readonly leaders: readonly number[];
  readonly finished: boolean;
}

export const PAD_KINDS: readonly PadKind[] = ["tournament", "island", "dice"];

/** The sides with the most points; at the end these are the winners. */
export function leaders(totals: readonly number[]): number[] {
  const best = Math.max(...totals);
  return totals.flatMap((total, side) => (total === best ? [side] : []));
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The marks on one line of a table, in their order. */
export const marksOnLine = (pad: Pad, line: number): (Count | Place)[] =>
  pad.marks.filter(
    (mark): mark is Count | Place =>
      (mark.type === "count" || mark.type === "place") && mark.line === line,
  );
