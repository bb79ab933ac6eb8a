/** What somebody sees who sits nowhere. */
import type { SeatPrivate } from "./play";

export const NOBODY: SeatPrivate = {
  seat: null,
  place: null,
  cards: { card: null, partner_card: null, pointed_cell: null, pointed_symbol: null },
  aims: null,
};
