import { expect, test } from "vitest";
import { boardIn, CELLS, piersOf } from "../../src/games/island/board";
import { dockLayout, share } from "../../src/games/island/dock";

test("the island has 19 cells in rows of 3, 4, 5, 4 and 3, numbered row by row", () => {
  const { cells } = boardIn({ width: 866, height: 820 }, undefined);
  const rows = new Map<number, number>();
  for (const { y } of cells) rows.set(y, (rows.get(y) ?? 0) + 1);
  expect([...rows.values()]).toEqual([3, 4, 5, 4, 3]);
  expect(CELLS[9]).toEqual([0, 0]);
  const order = cells.map(({ x, y }) => y * 10_000 + x);
  expect([...order].sort((one, other) => one - other)).toEqual(order);
});

test.each(["standard", "mirrored"])("every %s port has piers to two cells", (ports) => {
  for (let port = 0; port < 6; port++) expect(piersOf(port, ports)).toHaveLength(2);
  expect(boardIn({ width: 800, height: 900 }, ports).ports).toHaveLength(6);
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
    const { board, dock } = share(area, true, true, false);
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
