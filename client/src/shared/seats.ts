/** Seats as they are shown: bots have fixed names, the same in every language. */
import type { RoomView } from "../protocol/messages";
import type { SeatView } from "../protocol/play";

const BOTS = ["Pip", "Momo", "Kiki", "Bo", "Lulu", "Taz", "Nono", "Zuzu"] as const;

export const shownSeats = (seats: readonly SeatView[]): SeatView[] =>
  seats.map((seat, number) =>
    seat.bot !== null && seat.person === null ? { ...seat, name: BOTS[number] ?? seat.name } : seat,
  );

export const isTaken = ({ person, bot }: SeatView): boolean => person !== null || bot !== null;

/** Whether a seat was taken after the game, or the series of games, had begun. */
export const cameLate = ({ series }: RoomView, seat: number): boolean =>
  series?.players.includes(seat) !== true;

/** Whether a latecomer waits for more than one game: who plays a series is fixed when it begins. */
export const waitsForSeries = ({ series }: RoomView): boolean =>
  series !== null && series.mode !== "single" && !series.finished;

/** Whether the person in this seat is disconnected and no bot plays for them. */
export const isAway = ({ person, bot }: SeatView, here: readonly string[]): boolean =>
  person !== null && bot === null && !here.includes(person);
