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
  /** The same spot: the card only lights up. */
  readonly to: Spot;
}

/** What moves on the table that was there before this event, and what lights up where it lies. */
export function flightsOf(
  before: CardsPlay,
  me: SeatPrivate,
  { seat, symbol, verdict, moves = [], lit = [] }: TableEvent,
  order: number,
): Flight[] {
  if (verdict !== "ok" || symbol === undefined) return [];
  const carries = (card: number) => symbolsOf(order, card).includes(symbol);
  // Where nothing else is said, a card goes to the pile of who has found it.
  const winner = ownSpot({ play: before, me, place: placeOf(before, seat) }) ?? "";
  const flying = moves.map(([card, from, to = winner]): Flight => {
    return { card, symbol: carries(card) ? symbol : undefined, from, to };
  });
  const glow = (spot: Spot, card: number | null): Flight[] =>
    card === null ? [] : [{ card, symbol, from: spot, to: spot }];
  const glowing = lit.flatMap((spot) => glow(spot, cardOn(before, me, spot)));
  // A card that another one lands on was compared with it.
  const covered = flying.flatMap(({ to }) => {
    const card = lit.includes(to) ? null : cardOn(before, me, to);
    return card !== null && carries(card) ? glow(to, card) : [];
  });
  return [...glowing, ...covered, ...flying];
}
