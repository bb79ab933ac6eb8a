/**
 * Card c of a plane holds the symbols (c + d) mod v for d in the difference set of its order,
 * so any two cards share exactly one symbol. The numbering is the same as in the Python package.
 */
const DIFFERENCE_SETS: Readonly<Record<number, readonly number[]>> = {
  7: [0, 1, 3, 13, 32, 36, 43, 52],
  8: [0, 1, 3, 7, 15, 31, 36, 54, 63],
};

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
