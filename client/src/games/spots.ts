/** Places at the table by name. Server and page use the same names; the page marks its cards with `data-spot`. */
import type { CardsPlay, SeatPrivate } from "../protocol/play";

export type Spot = string;

export const MIDDLE: Spot = "middle";
/** The player's own turned card, which only its owner sees. */
export const HAND: Spot = "hand";
export const seatSpot = (place: number): Spot => `seat-${String(place)}`;
export const teamSpot = (team: number): Spot => `team-${String(team)}`;
export const openSpot = (place: number): Spot => `open-${String(place)}`;

/** The number of the seat, team or open place. */
export const spotNumber = (spot: Spot): number => Number(spot.slice(spot.indexOf("-") + 1));

export const isOpen = (spot: Spot): boolean => spot.startsWith("open-");
export const isSeat = (spot: Spot): boolean => spot.startsWith("seat-");
export const isPile = (spot: Spot): boolean => isSeat(spot) || spot.startsWith("team-");

/** The card on a spot, as the viewer sees it. */
export function cardOn(play: CardsPlay, me: SeatPrivate, spot: Spot): number | null {
  if (spot === MIDDLE) return play.view.middle?.top ?? null;
  if (spot === HAND) return me.cards.card ?? null;
  const lying = isOpen(spot)
    ? play.view.open[spotNumber(spot)]
    : play.view.piles[spotNumber(spot)]?.top;
  return lying ?? null;
}
