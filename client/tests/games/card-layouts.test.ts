import { expect, test } from "vitest";
import { ringLayout } from "../../src/games/layouts/ring-layout";
import { layOutSpread } from "../../src/games/layouts/spread-layout";
import {
  baseAndGrid,
  corner,
  grid,
  pair,
  TAPPABLE,
  tappableSize,
  type Area,
  type CardSquare,
} from "../../src/games/card-layouts";

const AREAS: readonly Area[] = [
  { width: 350, height: 480 },
  { width: 380, height: 690 },
  { width: 810, height: 990 },
  { width: 1900, height: 930 },
];
const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8];

function expectApart(places: readonly CardSquare[]) {
  places.forEach((here, index) => {
    for (const other of places.slice(index + 1)) {
      const between = Math.hypot(here.x - other.x, here.y - other.y);
      expect(between).toBeGreaterThanOrEqual((here.size + other.size) / 2 - 1);
    }
  });
}

function expectInside(places: readonly CardSquare[], { width, height }: Area) {
  for (const { x, y, size } of places) {
    expect(Math.min(x, y) - size / 2).toBeGreaterThanOrEqual(-1);
    expect(x + size / 2).toBeLessThanOrEqual(width + 1);
    expect(y + size / 2).toBeLessThanOrEqual(height + 1);
  }
}

test.each(AREAS)("two large cards lie apart and inside %o, for either hand", (area) => {
  for (const lefthanded of [false, true]) {
    const places = pair(area, lefthanded);
    expectApart(places);
    expectInside(places, area);
  }
});

test.each(AREAS)("any number of cards fits into %o without touching", (area) => {
  for (const count of COUNTS) {
    expectApart(grid(count, area, 22));
    expectInside(grid(count, area, 22), area);
    for (const { base, others } of [
      ringLayout(count, area),
      baseAndGrid(count, area, false, 22),
      baseAndGrid(count, area, true, 22),
    ]) {
      expect(others).toHaveLength(count);
      expectApart([base, ...others]);
      expectInside([base, ...others], area);
    }
  }
});

const eight = {
  base: { spot: "middle", card: 1, count: 9, label: "" },
  others: Array.from({ length: 7 }, (_, seat) => ({
    spot: `seat-${String(seat + 1)}`,
    card: seat + 2,
    count: 1,
    label: "",
    caption: "Zoë",
  })),
  ring: false,
  own: undefined,
  row: [],
  bar: undefined,
};

test.each([
  { width: 336, height: 470 },
  { width: 820, height: 250 },
])("with eight players on %o the lens and the base can be played on with a thumb", (area) => {
  for (const lefthanded of [false, true]) {
    const wishes = { lens: 160, shape: "round", lefthanded, line: 22 } as const;
    const { base, lens, others } = layOutSpread(eight, area, wishes);
    if (!base || !lens) throw new Error("there is no lens");
    for (const { size } of [base, lens]) expect(size).toBeGreaterThan(TAPPABLE);
    expectApart([base, lens, ...others]);
    expectInside([base, lens, ...others], area);
  }
});

test("on a usual phone the cards of eight players are large enough to tap directly", () => {
  const { others } = baseAndGrid(7, { width: 366, height: 690 }, false, 22);
  for (const { size } of others) expect(size).toBeGreaterThan(tappableSize(8));
});

test("on a tablet three cards lie in one row, and your own is larger than two of them", () => {
  const { base, others } = baseAndGrid(3, { width: 810, height: 990 }, false, 32);
  expect(new Set(others.map(({ y }) => y)).size).toBe(1);
  expect(base.size).toBeGreaterThan(2 * (others[0]?.size ?? 0));
});

test("on a small phone all four cards around the middle can be played on with a thumb", () => {
  const { base, others } = ringLayout(4, { width: 344, height: 490 });
  for (const { size } of others) expect(size).toBeGreaterThan(TAPPABLE);
  expect(base.size).toBeGreaterThan(1.2 * TAPPABLE);
});

test("nine cards lie in three rows of three on a phone", () => {
  const rows = new Set(grid(9, { width: 377, height: 690 }).map(({ y }) => y));
  expect(rows.size).toBe(3);
});

test("left-handed players find their own card on the left", () => {
  const [, right] = pair({ width: 1900, height: 930 });
  const [, left] = pair({ width: 1900, height: 930 }, true);
  expect(left.x).toBeLessThan(right.x);
});

test("the small place in a corner stays on the table and covers no card", () => {
  for (const area of [...AREAS, { width: 350, height: 250 }])
    for (const count of COUNTS) {
      const { base, others } = baseAndGrid(count, area, false, 22);
      const small = corner([base, ...others], area);
      expectInside([small], area);
      expectApart([small, base, ...others]);
    }
});

test("the two cards of a television lie side by side at one height, their names below", () => {
  const two = { ...eight, base: undefined, others: eight.others.slice(0, 2) };
  const options = { lens: undefined, shape: "round", lefthanded: false, line: 40 } as const;
  const { others, facing } = layOutSpread(two, { width: 970, height: 720 }, options);
  expect(others[0]?.y).toBe(others[1]?.y);
  expect(facing).toBe(false);
});
