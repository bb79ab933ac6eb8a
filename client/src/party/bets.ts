/** Bets of spectators on who will win. */
import type { RoomView } from "../protocol/messages";
import type { PlayView, SeatView } from "../protocol/play";
import type { PersonView } from "../protocol/types";
import { gameOf } from "../shared/catalogue.svelte";
import { standings } from "../shared/standings";

/** Whether spectators can bet: a game that counts, with several players. */
export const mayBet = (play: PlayView): boolean =>
  !gameOf(play.game)?.endless && !play.trial && play.seats.length > 1;

/** Whether a seat has won a finished game, alone or with others. */
export const hasWon = (play: PlayView, seats: readonly SeatView[], seat: number): boolean =>
  play.finished && standings(play, seats).some((row) => row.rank === 1 && row.seats.includes(seat));

/** The people in the room who bet on a seat. */
export const backersOf = (view: RoomView, seat: number): PersonView[] =>
  Object.entries(view.bets).flatMap(([person, on]) =>
    on === seat ? (view.people[person] ?? []) : [],
  );
