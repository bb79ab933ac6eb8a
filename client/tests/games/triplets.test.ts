import { expect, test } from "vitest";
import { toggleCard } from "../../src/games/card-selection";

const CANDLE = 5;
const KEY = 9;

test("three taps on the same symbol choose three cards", () => {
  const one = toggleCard(undefined, 10, CANDLE, false);
  const two = toggleCard(one, 11, CANDLE, true);
  expect(toggleCard(two, 12, CANDLE, true)).toEqual({ symbol: CANDLE, cards: [10, 11, 12] });
});

test("a tap that just misses the chosen symbol on a card that has it still counts", () => {
  expect(toggleCard({ symbol: CANDLE, cards: [10] }, 11, KEY, true)).toEqual({
    symbol: CANDLE,
    cards: [10, 11],
  });
});

test("a tap on a card without the symbol starts a new selection", () => {
  expect(toggleCard({ symbol: CANDLE, cards: [10, 11] }, 12, KEY, false)).toEqual({
    symbol: KEY,
    cards: [12],
  });
});

test("a second tap on a card deselects it, and the last one clears the selection", () => {
  const two = { symbol: CANDLE, cards: [10, 11] };
  expect(toggleCard(two, 10, CANDLE, true)).toEqual({ symbol: CANDLE, cards: [11] });
  expect(toggleCard({ symbol: CANDLE, cards: [10] }, 10, CANDLE, true)).toBeUndefined();
  expect(toggleCard(two, 11, KEY, true)).toEqual({ symbol: KEY, cards: [11] });
});
