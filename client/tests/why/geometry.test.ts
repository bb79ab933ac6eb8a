/** The geometry behind the scenes of "Why does it work?". */
import { expect, test } from "vitest";
import { ORDERS, planeSize, symbolsOf } from "../../src/editions/plane";
import { allCards, cardsWith, compareAll, timesDealt, verdictOn } from "../../src/why/counts";
import {
  CARD_SIZES,
  apart,
  cardAt,
  orderForSize,
  pointOnDial,
  starOf,
  turnOf,
  twoOf,
} from "../../src/why/dial";
import { join, meet, pick, POINTS, pointsOn, swapped, linePath } from "../../src/why/fano-plane";

const SEVEN = [0, 1, 2, 3, 4, 5, 6];
const pairs = <T>(all: readonly T[]): [T, T][] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other): [T, T] => [one, other]));

test("two lines meet in one point, and two points have one line", () => {
  for (const [one, other] of pairs(SEVEN)) {
    const both = pointsOn(one).filter((point) => pointsOn(other).includes(point));
    expect(both).toEqual([meet(one, other)]);
    const through = SEVEN.filter(
      (line) => pointsOn(line).includes(one) && pointsOn(line).includes(other),
    );
    expect(through).toEqual([join(one, other)]);
  }
});

test("the straight lines of the drawing are straight, and the circle goes through its points", () => {
  for (const line of SEVEN) {
    const [a = [0, 0], b = [0, 0], c = [0, 0]] = pointsOn(line).map((p) => POINTS[p] ?? [0, 0]);
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
    expect(Math.abs(area) < 1e-9).toBe(!linePath(line).includes("A"));
  }
  expect(SEVEN.filter((line) => linePath(line).includes("A"))).toEqual([3]);
});

test("cards and symbols can be swapped, and every line keeps its three points", () => {
  for (const symbol of SEVEN) {
    const cards = SEVEN.filter((card) => pointsOn(card).includes(symbol));
    const places = pointsOn(swapped(symbol)).map(swapped);
    expect(cards.sort()).toEqual(places.sort());
  }
});

test("a third tap starts over, and a tap on a selected one deselects it", () => {
  expect(pick([1], 2)).toEqual([1, 2]);
  expect(pick([1, 2], 3)).toEqual([3]);
  expect(pick([1, 2], 1)).toEqual([2]);
});

test("the next card is the star turned by one step, for every card size", () => {
  for (const size of CARD_SIZES) {
    const order = orderForSize(size);
    expect(symbolsOf(order, 0)).toHaveLength(size);
    const next = symbolsOf(order, 0).map((symbol) => (symbol + 1) % planeSize(order));
    expect(symbolsOf(order, 1)).toEqual(next);
    expect(cardAt(order, turnOf(order, 5) + 0.4)).toBe(5);
    expect(starOf(order, 100).match(/[ML]/g)).toHaveLength(2 * size);
  }
});

test("a star turned by any angle is a card of the deck", () => {
  expect([cardAt(7, 360), cardAt(7, -360 / 57), cardAt(7, 720 + 12)]).toEqual([0, 56, 2]);
  expect([apart(7, 56, 56), apart(7, 3, 8)]).toEqual([0, 8]);
  expect([twoOf(7, [30, 8]), twoOf(5, [3, 99]), twoOf(2, [1, 8])]).toEqual([
    [30, 8],
    [3, 6],
    [1, 2],
  ]);
  expect(pointOnDial(7, 0, 10)).toEqual([0, -10]);
});

test("with 7, 11 and 15 symbols a card there is no deck, and with 13 and 16 nobody knows", () => {
  const sizes = Array.from({ length: 15 }, (_, at) => at + 3);
  const told = sizes.filter((size) => verdictOn(size) !== "deck").map((size) => verdictOn(size));
  expect(told).toEqual(["impossible", "searched", "unknown", "impossible", "unknown"]);
  expect(cardsWith(8)).toBe(57);
});

test("every pair of cards is compared, and all share one symbol", () => {
  for (const order of ORDERS) {
    const steps = [...compareAll(allCards(order))];
    const size = planeSize(order);
    expect(steps.at(-1)).toEqual({ pairs: (size * (size - 1)) / 2, broken: undefined });
  }
});

test("a wrong card in a deck is detected", () => {
  const cards = allCards(7).map((card, at) => (at === 9 ? [...card.slice(1), 0] : card));
  const steps = compareAll(cards);
  let step = steps.next();
  while (!step.done) step = steps.next();
  expect(step.value.broken).toContain(9);
});

test("on 55 cards one symbol appears six times, fourteen seven times and the others eight times", () => {
  const times = timesDealt(7, 55);
  expect([6, 7, 8].map((count) => times.filter((each) => each === count).length)).toEqual([
    1, 14, 42,
  ]);
  expect(new Set(timesDealt(7, 57))).toEqual(new Set([8]));
});
