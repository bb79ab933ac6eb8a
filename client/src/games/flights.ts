/** How cards travel when a claim was right: from which spot of the table to which. */
import { symbolsOf } from "../editions/plane";
import type { CardsPlay, SeatPrivate, TableEvent } from "../protocol/play";
import { ownSpot } from "./aims";
import { placeOf } from "./players";
import { cardOn, type Spot } from "./spots";

/** How long a card is in the air. */
export const FLIGHT_MS = 620;

export interface Flight {
  readonly card: number;
  /** What lights up on it: the symbol that was found. */
  readonly symbol: number | undefined;
  readonly from: Spot;
  /** Equal to `from` if the card only lights up. */
  readonly to: Spot;
}

/** What an event moves, from where it was before, and what lights up in place. */
export function flightsOf(
  before: CardsPlay,
  me: SeatPrivate,
  { seat, symbol, verdict, moves = [], lit = [] }: TableEvent,
  order: number,
): Flight[] {
  if (verdict !== "ok" || symbol === undefined) return [];
  const carries = (card: number) => symbolsOf(order, card).includes(symbol);
  // By default a card goes to the pile of the player who found it.
  const winner = ownSpot({ play: before, me, place: placeOf(before, seat) }) ?? "";
  const flying = moves.map(([card, from, to = winner]): Flight => {
    return { card, symbol: carries(card) ? symbol : undefined, from, to };
  });
  const glow = (spot: Spot, card: number | null): Flight[] =>
    card === null ? [] : [{ card, symbol, from: spot, to: spot }];
  const glowing = lit.flatMap((spot) => glow(spot, cardOn(before, me, spot)));
  // A card that another one lands on was compared with it, so it lights up too.
  const covered = flying.flatMap(({ to }) => {
    const card = lit.includes(to) ? null : cardOn(before, me, to);
    return card !== null && carries(card) ? glow(to, card) : [];
  });
  return [...glowing, ...covered, ...flying];
}
