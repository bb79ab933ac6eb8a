/**
 * Card c of a plane holds the symbols (c + d) mod v for d in the difference set of its order,
 * so any two cards share exactly one symbol. The numbering is the same as in the Python package.
 */
const DIFFERENCE_SETS: Readonly<Record<number, readonly number[]>> = {
  2: [0, 1, 3],
  3: [0, 1, 3, 9],
  4: [0, 1, 4, 14, 16],
  5: [0, 1, 3, 8, 12, 18],
  7: [0, 1, 3, 13, 32, 36, 43, 52],
  8: [0, 1, 3, 7, 15, 31, 36, 54, 63],
  9: [0, 1, 3, 9, 27, 49, 56, 61, 77, 81],
  11: [0, 1, 3, 12, 20, 34, 38, 81, 88, 94, 104, 109],
  13: [0, 1, 3, 16, 23, 28, 42, 76, 82, 86, 119, 137, 154, 175],
  16: [0, 1, 3, 7, 15, 31, 63, 90, 116, 127, 136, 181, 194, 204, 233, 238, 255],
};

export const ORDERS: readonly number[] = Object.keys(DIFFERENCE_SETS).map(Number);

export const planeSize = (order: number): number => order * order + order + 1;

/** The symbols of a card, in the order in which layouts place them. */
export function symbolsOf(order: number, card: number): number[] {
  const steps = DIFFERENCE_SETS[order];
  if (!steps) throw new RangeError(`no plane of order ${String(order)}`);
  return steps.map((step) => (card + step) % planeSize(order));
}

/** The one symbol that two different cards share. */
export function sharedSymbol(order: number, card: number, other: number): number {
  const onOther = new Set(symbolsOf(order, other));
  const shared = symbolsOf(order, card).find((symbol) => onOther.has(symbol));
  if (shared === undefined) throw new RangeError("two cards of one plane always share a symbol");
  return shared;
}
