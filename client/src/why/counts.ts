/** How many cards there can be, and the proof that any two of them share one symbol. */
import { ORDERS, planeSize, symbolsOf } from "../editions/plane";

export const MIN_PICTURES_ON_CARD = 3;
export const MAX_PICTURES_ON_CARD = 17;

export type Verdict = "deck" | "impossible" | "searched" | "unknown";

/**
 * Whether a deck with this many symbols on a card exists. For 7 and 15 the Bruck–Ryser theorem rules it out, for 11 an
 * exhaustive computer search did (Lam, 1989), and for 13 and 16 it is unknown.
 */
export function verdictOn(symbolsOnCard: number): Verdict {
  const order = symbolsOnCard - 1;
  if (ORDERS.includes(order)) return "deck";
  if (order === 10) return "searched";
  return forbidden(order) ? "impossible" : "unknown";
}

/** The Bruck–Ryser theorem: an order that is 1 or 2 modulo 4 must be the sum of two squares. */
function forbidden(order: number): boolean {
  if (order % 4 !== 1 && order % 4 !== 2) return false;
  for (let root = 0; root * root <= order; root++) {
    if (Number.isInteger(Math.sqrt(order - root * root))) return false;
  }
  return true;
}

export const cardsWith = (symbolsOnCard: number): number => planeSize(symbolsOnCard - 1);

export interface Proof {
  readonly pairs: number;
  /** The first two cards that do not share exactly one symbol. */
  readonly broken: readonly [number, number] | undefined;
}

/** Compares every card with every other; a generator, so that a page can show the progress. */
export function* compareAll(cards: readonly (readonly number[])[]): Generator<Proof, Proof> {
  let pairs = 0;
  for (const [first, card] of cards.entries()) {
    const held = new Set(card);
    for (let second = first + 1; second < cards.length; second++) {
      const shared = (cards[second] ?? []).filter((symbol) => held.has(symbol)).length;
      if (shared !== 1) return { pairs, broken: [first, second] };
      pairs++;
    }
    yield { pairs, broken: undefined };
  }
  return { pairs, broken: undefined };
}

export const allCards = (order: number): number[][] =>
  Array.from({ length: planeSize(order) }, (_, card) => symbolsOf(order, card));

/** How often each symbol is on the dealt cards. */
export function timesDealt(order: number, dealt: number): number[] {
  const times = Array.from({ length: planeSize(order) }, () => 0);
  for (let card = 0; card < dealt; card++) {
    for (const symbol of symbolsOf(order, card)) times[symbol] = (times[symbol] ?? 0) + 1;
  }
  return times;
}
