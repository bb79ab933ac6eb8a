/** How cards travel when a claim was right: from which spot of the table to which. */
import { placeOf, teamOf } from "./players";
import type { CardsPlay, TableEvent } from "../protocol/play";

/** A spot of the table by name: views mark theirs with `data-spot`. */
export type Spot = string;

export const MIDDLE: Spot = "middle";
export const seatSpot = (place: number): Spot => `seat-${String(place)}`;
export const teamSpot = (team: number): Spot => `team-${String(team)}`;
export const openSpot = (place: number): Spot => `open-${String(place)}`;

export interface Flight {
  readonly card: number;
  readonly symbol: number;
  readonly from: Spot;
  /** The same spot: the card only lights up. */
  readonly to: Spot;
}

/** What moves on the table that was there before this event; the table after it says what was laid. */
export function flightsOf(before: CardsPlay, after: CardsPlay, event: TableEvent): Flight[] {
  const { symbol, target, verdict } = event;
  const place = placeOf(before, event.seat);
  if (verdict !== "ok" || symbol === undefined || place < 0) return [];
  const fly = (card: number | null | undefined, from: Spot, to: Spot): Flight[] =>
    card == null ? [] : [{ card, symbol, from, to }];
  const { piles, middle, open } = before.view;
  const own = piles[place]?.top;
  const seat = seatSpot(place);
  const team = teamOf(before, place) ?? -1;
  const aim = typeof target === "number" ? target : -1;
  switch (before.game) {
    case "tower":
      return [...fly(own, seat, seat), ...fly(middle?.top, MIDDLE, seat)];
    case "well":
      return [...fly(middle?.top, MIDDLE, MIDDLE), ...fly(own, seat, MIDDLE)];
    case "poisoned_gift":
      return [
        ...fly(piles[aim]?.top, seatSpot(aim), seatSpot(aim)),
        ...fly(middle?.top, MIDDLE, seatSpot(aim)),
      ];
    case "hot_potato":
      return [
        ...fly(piles[aim]?.top, seatSpot(aim), seatSpot(aim)),
        ...fly(own, seat, seatSpot(aim)),
      ];
    case "catch_them_all":
      return [...fly(middle?.top, MIDDLE, MIDDLE), ...fly(aim, openSpot(open.indexOf(aim)), seat)];
    case "triplets":
      return (Array.isArray(target) ? (target as number[]) : []).flatMap((card) =>
        fly(card, openSpot(open.indexOf(card)), seat),
      );
    case "barbarians":
      return [
        ...fly(piles[team]?.top, teamSpot(team), teamSpot(team)),
        ...fly(open[aim], openSpot(aim), teamSpot(team)),
      ];
    case "knights":
      return [
        ...fly(piles[team]?.top, teamSpot(team), teamSpot(team)),
        ...fly(piles[aim]?.top, teamSpot(aim), teamSpot(team)),
      ];
    case "welcome":
    case "ports":
    case "longest_route":
      return [
        ...fly(open[aim], openSpot(aim), openSpot(aim)),
        ...fly(after.view.open[aim], seat, openSpot(aim)),
      ];
    case "practice":
      return open.flatMap((card, index) => fly(card, openSpot(index), openSpot(index)));
    case "duel":
      return piles.flatMap(({ top }, each) => fly(top, seatSpot(each), seatSpot(each)));
    default:
      return [];
  }
}
