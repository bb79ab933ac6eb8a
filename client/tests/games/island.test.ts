import { expect, test } from "vitest";
import { boardIn, piersOf, unitSize } from "../../src/games/layouts/board";
import { dockLayout, share } from "../../src/games/layouts/dock";
import type { CardsPlay } from "../../src/protocol/play";
import { scene } from "./scenes";

const { table } = scene("ports", 4).play as CardsPlay;
const bare = { ...table, ports: [] };

test("the island has 19 cells in rows of 3, 4, 5, 4 and 3, numbered row by row", () => {
  const { cells } = boardIn({ width: 866, height: 820 }, bare);
  const rows = new Map<number, number>();
  for (const { y } of cells) rows.set(y, (rows.get(y) ?? 0) + 1);
  expect([...rows.values()]).toEqual([3, 4, 5, 4, 3]);
  expect(table.cells[9]).toEqual([0, 0]);
  const order = cells.map(({ x, y }) => y * 10_000 + x);
  expect([...order].sort((one, other) => one - other)).toEqual(order);
});

test("every port has piers to two cells", () => {
  expect(table.ports).toHaveLength(6);
  for (const port of table.ports) expect(piersOf(port, table)).toHaveLength(2);
  expect(boardIn({ width: 800, height: 900 }, table).ports).toHaveLength(6);
});

test("an island of any shape fills its room, in the middle of it", () => {
  const cells = [
    [0, 0],
    [1, 0],
    [2, 0],
  ] as const;
  const board = boardIn({ width: 600, height: 300 }, { cells, ports: [] });
  const [first, , last] = board.cells;
  expect((first?.x ?? 0) + (last?.x ?? 0)).toBeCloseTo(600);
  expect(first?.y).toBeCloseTo(150);
  expect((last?.x ?? 0) + (last?.size ?? 0) / 2).toBeLessThan(600);
});

test.each([
  { width: 350, height: 500 },
  { width: 380, height: 700 },
  { width: 810, height: 1000 },
  { width: 1900, height: 930 },
])("the island and one's own card share %o without overlap", (area) => {
  for (const [closer, partner] of [
    [false, false],
    [false, true],
    [true, false],
  ] as const) {
    const { board, dock } = share(area, unitSize(table), true, false);
    const { own, closer: near } = dockLayout(dock, closer, partner, false);
    for (const card of closer ? [own, near] : [own]) {
      expect(card.size).toBeGreaterThan(130);
      expect(
        card.x - card.size / 2 >= board.width || card.y - card.size / 2 >= board.height - 1,
      ).toBe(true);
      expect(card.y + card.size / 2).toBeLessThanOrEqual(area.height + 1);
      expect(card.x + card.size / 2).toBeLessThanOrEqual(area.width + 1);
    }
  }
});
