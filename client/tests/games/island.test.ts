import { expect, test } from "vitest";
import { boardIn, piersOf, unitSize } from "../../src/games/layouts/board";
import { dockLayout, findGapAtEdge, splitScreen } from "../../src/games/layouts/board-dock-layout";
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

test("an island of any shape fills its area and is centred", () => {
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

const SCREENS = [
  { width: 336, height: 455 },
  { width: 350, height: 500 },
  { width: 366, height: 660 },
  { width: 810, height: 240 },
  { width: 810, height: 1000 },
  { width: 1900, height: 930 },
];
const LEGIBLE = 210;

test.each(SCREENS)("the island, your own card and the lens share %o without overlap", (area) => {
  for (const lefthanded of [false, true])
    for (const lens of [undefined, LEGIBLE]) {
      const options = { docked: true, lens: lens ?? 0, lefthanded };
      const { board, dock } = splitScreen(area, unitSize(table), options);
      const placed = dockLayout(dock, lens, "hexagon", lefthanded);
      const cards = [placed.own, ...(placed.lens ? [placed.lens] : [])];
      for (const card of cards) {
        expect(card.size).toBeGreaterThan(130);
        expect(card.y - card.size / 2).toBeGreaterThanOrEqual(-1);
        expect(card.y + card.size / 2).toBeLessThanOrEqual(area.height + 1);
        expect(card.x + card.size * 0.433).toBeLessThanOrEqual(area.width + 1);
        const beside = Math.abs(card.x - (board.x + board.width / 2)) - card.size * 0.433;
        expect(beside >= board.width / 2 - 1 || card.y - card.size / 2 >= board.height - 1).toBe(
          true,
        );
      }
      if (placed.lens) {
        const { own, lens: large } = placed;
        const across = Math.abs(own.x - large.x) >= (own.size + large.size) * 0.433 - 1;
        expect(across || Math.abs(own.y - large.y) >= (own.size + large.size) / 2 - 1).toBe(true);
      }
    }
});

test("on half a small phone the cells are large enough for a thumb", () => {
  const { board } = splitScreen({ width: 336, height: 212 }, unitSize(bare), {
    docked: true,
    lens: LEGIBLE,
    lefthanded: false,
  });
  expect(boardIn(board, bare).radius * Math.sqrt(3)).toBeGreaterThanOrEqual(43.9);
});

test("the short table of a lesson leaves room to read your own card", () => {
  const { dock } = splitScreen({ width: 290, height: 300 }, unitSize(table), {
    docked: true,
    lens: LEGIBLE,
    lefthanded: false,
  });
  const { own, lens } = dockLayout(dock, LEGIBLE, "hexagon", false);
  expect(own.size).toBeGreaterThan(100);
  expect(lens?.size).toBeGreaterThan(100);
});

test.each(SCREENS.slice(0, 4))("on %o every symbol in the lens is 24 pixels wide", (area) => {
  const { dock } = splitScreen(area, unitSize(table), {
    docked: true,
    lens: LEGIBLE,
    lefthanded: false,
  });
  expect(dockLayout(dock, LEGIBLE, "hexagon", false).lens?.size).toBeGreaterThan(LEGIBLE - 0.1);
});

test.each(SCREENS)("the partner's card has a gap of its own on %o", (area) => {
  const { board, dock } = splitScreen(area, unitSize(table), {
    docked: true,
    lens: LEGIBLE,
    lefthanded: false,
  });
  const laid = boardIn(board, table);
  const { own, lens } = dockLayout(dock, LEGIBLE, "hexagon", false);
  const cards = [...laid.cells, ...laid.ports, own, ...(lens ? [lens] : [])];
  expect(findGapAtEdge(cards, area, false)?.size).toBeGreaterThanOrEqual(46);
});
