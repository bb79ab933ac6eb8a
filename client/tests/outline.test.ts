import { expect, test } from "vitest";
import { outlineOf } from "../src/cards/outline";

const points = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

test("a hexagon stands on its point and stays within its radius", () => {
  const corners = points(outlineOf("hexagon"));
  expect(Math.min(...corners.map(([, y]) => y))).toBe(-1);
  expect(Math.max(...corners.map(([x]) => x))).toBeCloseTo(Math.sqrt(3) / 2, 3);
  for (const [x, y] of corners) expect(Math.hypot(x, y)).toBeLessThanOrEqual(1.0001);
});

test("a round card is a circle of its radius", () => {
  expect(outlineOf("round", 0.5)).toBe("M-0.5 0A0.5 0.5 0 1 1 0.5 0A0.5 0.5 0 1 1-0.5 0Z");
});
