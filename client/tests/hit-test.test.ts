import { expect, test } from "vitest";
import { nearestSymbol, toCardPoint } from "../src/cards/hit-test";
import type { Placement } from "../src/editions/edition";

const SUN: Placement = [-0.5, 0, 0.6, 0];
const KEY: Placement = [0.5, 0, 0.2, 45];

test("a tap on a symbol means that symbol", () => {
  expect(nearestSymbol([SUN, KEY], -0.5, 0.1)).toBe(0);
  expect(nearestSymbol([SUN, KEY], 0.5, 0)).toBe(1);
});

test("a tap beside a small symbol still means it", () => {
  expect(nearestSymbol([SUN, KEY], 0.5, 0.3)).toBe(1);
});

test("between two symbols the nearer edge decides, not the nearer centre", () => {
  expect(nearestSymbol([SUN, KEY], 0.05, 0)).toBe(0);
  expect(nearestSymbol([SUN, KEY], 0.15, 0)).toBe(1);
});

test("a tap far from every symbol means none", () => {
  expect(nearestSymbol([SUN, KEY], 0.5, 0.95)).toBe(-1);
  expect(nearestSymbol([], 0, 0)).toBe(-1);
});

test("a point of the page becomes a point of the card wherever the card lies", () => {
  const square = new DOMRect(100, 50, 204, 204);
  expect(toCardPoint(square, 202, 152)).toEqual([0, 0]);
  const [x, y] = toCardPoint(square, 302, 102);
  expect([x, y].map((n) => Number(n.toFixed(6)))).toEqual([1, -0.5]);
});

test("a tap on the middle of a small symbol means it, even inside the box of a long one", () => {
  const long: Placement = [0, 0, 1, 45];
  const small: Placement = [0.35, 0, 0.2, 0];
  expect(nearestSymbol([long, small], 0.35, 0)).toBe(1);
  expect(nearestSymbol([long, small], 0.1, 0)).toBe(0);
});
