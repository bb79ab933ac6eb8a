/** Three taps: the same symbol on three cards. */
import { symbolsOf } from "../../editions/plane";

export interface Picked {
  readonly symbol: number;
  readonly cards: readonly number[];
}

/**
 * Returns the choice after a tap that was nearest to `symbol` on `card`. A card that also carries the
 * chosen symbol joins it even when the finger missed by a little; a card tapped again is put back;
 * anything else begins a new choice.
 */
export function pick(
  picked: Picked | undefined,
  card: number,
  symbol: number,
  carries: boolean,
): Picked | undefined {
  if (!picked) return { symbol, cards: [card] };
  if (picked.cards.includes(card)) {
    if (symbol !== picked.symbol) return { symbol, cards: [card] };
    const cards = picked.cards.filter((each) => each !== card);
    return cards.length ? { ...picked, cards } : undefined;
  }
  return carries ? { ...picked, cards: [...picked.cards, card] } : { symbol, cards: [card] };
}

/** Three cards for a symbol named aloud: those that carry it first, so that a mistake stays a mistake. */
export function threeFor(
  order: number,
  symbol: number,
  open: readonly (number | null)[],
): [number, number, number] | undefined {
  const cards = open.filter((card) => card !== null);
  const bears = (card: number) => Number(symbolsOf(order, card).includes(symbol));
  const [first, second, third] = [...cards].sort((one, other) => bears(other) - bears(one));
  if (first === undefined || second === undefined || third === undefined) return undefined;
  return [first, second, third];
}
