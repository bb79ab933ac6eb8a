import { expect, test } from "vitest";
import { nearestSymbol, toCardPoint } from "../src/cards/hit-test";
import { relativeTo } from "../src/cards/rotated";
import { splitModeOf, layOutSplit } from "../src/split-screen/split-layout";
import { scene } from "./games/scenes";

const square = new DOMRect(100, 200, 204, 204);

test("on a card turned to the far player, points are mirrored through the centre", () => {
  const [x, y] = toCardPoint(square, 232, 342);
  const [farX, farY] = toCardPoint(square, 232, 342, true);
  expect([farX, farY]).toEqual([-x, -y]);
});

test("on a turned card a tap counts for the symbol under the finger", () => {
  const placements = [
    [0.5, 0.4, 0.3, 0],
    [-0.5, -0.4, 0.3, 0],
  ] as const;
  const upperLeft = [152, 262] as const;
  expect(nearestSymbol(placements, ...toCardPoint(square, ...upperLeft))).toBe(1);
  expect(nearestSymbol(placements, ...toCardPoint(square, ...upperLeft, true))).toBe(0);
});

test("within a turned half of the screen, everything is measured from its far corner", () => {
  const half = new DOMRect(0, 0, 800, 500);
  const card = new DOMRect(10, 20, 100, 100);
  const { x, y, width } = relativeTo(card, half, true);
  expect([x, y, width]).toEqual([690, 380, 100]);
});

test.each([
  ["tower", 2, [0, 1], "across"],
  ["tower", 4, [0, 1], "across"],
  ["duel", 2, [0, 1], "across"],
  ["duel", 2, [0, null], "halves"],
  ["hot_potato", 2, [0, 1], "across"],
  ["hot_potato", 4, [0, 1], "halves"],
  ["knights", 2, [0, 1], "across"],
  ["poisoned_gift", 2, [0, 1], "halves"],
  ["triplets", 2, [0, 1], "halves"],
  ["practice", 2, [0, 1], "halves"],
  ["welcome", 2, [0, 1], "halves"],
  ["island_dice", 2, [0, 1], "turns"],
] as const)("%s of %i is shared by the two on %j: %s", (game, players, places, mode) => {
  expect(splitModeOf(scene(game, players, 0).play, places)).toBe(mode);
});

const SCREENS = [
  { width: 390, height: 740 },
  { width: 820, height: 1080 },
  { width: 1180, height: 720 },
];
test.each(SCREENS)("each player's card is at their preferred hand on %j", (area) => {
  const middle = area.width / 2;
  for (const three of [true, false])
    for (const hands of [
      [false, false],
      [true, true],
      [true, false],
      [false, true],
    ] as const) {
      const laid = layOutSplit(area, three, hands);
      const [near, far] = [laid.near.x - middle, middle - laid.far.x];
      expect(near * (hands[0] ? -1 : 1)).toBeGreaterThanOrEqual(0);
      expect(far * (hands[1] ? -1 : 1)).toBeGreaterThanOrEqual(0);
      const cards = three ? [laid.near, laid.middle, laid.far] : [laid.near, laid.far];
      cards.forEach((one, index) => {
        for (const other of cards.slice(index + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.size);
        expect(Math.abs(one.x - middle) + one.size / 2).toBeLessThan(middle + 1);
      });
    }
});

test.each(SCREENS)("both players see the same layout, and no card covers another on %j", (area) => {
  for (const three of [true, false]) {
    const { near, far, middle } = layOutSplit(area, three);
    expect(near.x + far.x).toBeCloseTo(area.width);
    expect(near.y + far.y).toBeCloseTo(area.height);
    expect(near.size).toBe(far.size);
    const pairs = three ? [[near, middle]] : [[near, far]];
    for (const [one, other] of pairs)
      expect(
        Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0)),
      ).toBeGreaterThan(near.size);
    for (const { x, y, size } of [near, far]) {
      expect(x - size / 2).toBeGreaterThan(-1);
      expect(x + size / 2).toBeLessThan(area.width + 1);
      expect(y - size / 2).toBeGreaterThan(-1);
      expect(y + size / 2).toBeLessThan(area.height + 1);
    }
    expect(near.size).toBeGreaterThan(Math.min(area.width, area.height) * 0.4);
  }
});
