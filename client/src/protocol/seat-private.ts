/** The private view of somebody without a seat. */
import type { SeatPrivate } from "./play";

export const SPECTATOR_PRIVATE: SeatPrivate = {
  seat: null,
  place: null,
  cards: { card: null, partner_card: null, pointed_cell: null, pointed_symbol: null },
  aims: null,
};
