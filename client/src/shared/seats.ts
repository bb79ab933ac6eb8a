/** Seats as they are shown: bots have fixed names, the same in every language. */
import type { SeatView } from "../protocol/play";

const BOTS = ["Pip", "Momo", "Kiki", "Bo", "Lulu", "Taz", "Nono", "Zuzu"] as const;

export const shownSeats = (seats: readonly SeatView[]): SeatView[] =>
  seats.map((seat, number) =>
    seat.bot !== null && seat.person === null ? { ...seat, name: BOTS[number] ?? seat.name } : seat,
  );

export const isTaken = ({ person, bot }: SeatView): boolean => person !== null || bot !== null;

/** Whether the person in this seat is disconnected and no bot plays for them. */
export const isAway = ({ person, bot }: SeatView, here: readonly string[]): boolean =>
  person !== null && bot === null && !here.includes(person);
