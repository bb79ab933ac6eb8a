/** Everything that this device has stored about its owner's play: to export or to delete. */
import { DECKS } from "../editions/edition";
import { bestOn, forgetTimes, timesOn } from "../progress/times";
import { forgetResults, results } from "./results";

/** Times in milliseconds; a daily duel is a list of [time, wrong taps] for each pair. */
export function progressText(): string {
  const decks = Object.fromEntries(
    DECKS.map((deck) => [
      deck,
      { best: bestOn(deck) ?? null, days: Object.fromEntries(timesOn(deck)) },
    ]),
  );
  return JSON.stringify({ format: "spotisle.progress/1", daily: results(), decks }, null, 1);
}

export function forgetProgress(): void {
  forgetResults();
  for (const deck of DECKS) forgetTimes(deck);
}
