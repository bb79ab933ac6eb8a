/** The daily duel: on one date everybody finds the same twenty pairs, in whatever language. */
import type { Deck } from "../editions/edition";
import { Dealer } from "../practice/dealer";
import { dayNumber, type Day } from "../progress/days";

export const PAIRS = 20;
/** What a wrong tap adds to the time. */
export const MISTAKE_MS = 3000;
const DECKS: readonly Deck[] = ["classic", "beach", "island"];

const QUICK_MS = 1500;
const STEADY_MS = 3000;
export type Grade = "quick" | "steady" | "slow" | "wrong";
const SQUARES: Readonly<Record<Grade, string>> = {
  quick: "🟩",
  steady: "🟨",
  slow: "🟧",
  wrong: "🟥",
};

/** One pair of the day: how long it took, and how many taps were wrong. */
export type DailyFind = readonly [ms: number, mistakes: number];

export const deckOn = (day: Day): Deck => DECKS[dayNumber(day) % DECKS.length] ?? "classic";

/** Forty different cards, two at a time; every browser computes the same ones. */
export function pairsOn(day: Day, cards: readonly number[]): (readonly [number, number])[] {
  const dealer = new Dealer(cards, randomFrom(dayNumber(day)));
  return Array.from({ length: PAIRS }, () => dealer.turn());
}

/** Numbers from 0 to 1 that depend on the seed alone (Mulberry32). */
function randomFrom(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const mistakesIn = (finds: readonly DailyFind[]): number =>
  finds.reduce((sum, [, mistakes]) => sum + mistakes, 0);

export const totalOf = (finds: readonly DailyFind[]): number =>
  finds.reduce((sum, [ms, mistakes]) => sum + ms + mistakes * MISTAKE_MS, 0);

export function gradeOf([ms, mistakes]: DailyFind): Grade {
  if (mistakes > 0) return "wrong";
  if (ms < QUICK_MS) return "quick";
  return ms < STEADY_MS ? "steady" : "slow";
}

/** The result in two rows of squares, to send to friends: it gives no pair away. */
export function squaresOf(finds: readonly DailyFind[]): string {
  const squares = finds.map((find) => SQUARES[gradeOf(find)]);
  return [squares.slice(0, PAIRS / 2), squares.slice(PAIRS / 2)]
    .map((row) => row.join(""))
    .join("\n");
}
