import { expect, test } from "vitest";
import { CELLS, coloursOf, ISLANDS, PORTS } from "../src/learn/examples";

type Hexagon = readonly [number, number];

const distance = ([q, r]: Hexagon, [p, s]: Hexagon) =>
  Math.max(Math.abs(q - p), Math.abs(r - s), Math.abs(q + r - p - s));

const cellsOf = (game: string, colour: string): Hexagon[] => {
  const colours = coloursOf(ISLANDS[game] ?? { rows: [] });
  expect(colours).toHaveLength(19);
  return CELLS.filter((_, cell) => colours[cell] === colour);
};

const portsOf = (cells: Hexagon[]) =>
  PORTS.filter((port) => cells.some((cell) => distance(cell, port) === 1));

function biggestGroup(cells: Hexagon[]): number {
  const left = new Set(cells);
  let biggest = 0;
  for (const first of cells) {
    const group = [first];
    if (!left.delete(first)) continue;
    for (const one of group)
      for (const other of left)
        if (distance(one, other) === 1) {
          left.delete(other);
          group.push(other);
        }
    biggest = Math.max(biggest, group.length);
  }
  return biggest;
}

test("welcome: blue shows five cards, orange six", () => {
  expect(cellsOf("welcome", "blue")).toHaveLength(5);
  expect(cellsOf("welcome", "orange")).toHaveLength(6);
});

test("ports: blue touches three ports, one of them twice, and orange two", () => {
  const blue = cellsOf("ports", "blue");
  expect(portsOf(blue)).toHaveLength(3);
  expect(portsOf(cellsOf("ports", "orange"))).toHaveLength(2);
  const twice = portsOf(blue).filter(
    (port) => blue.filter((cell) => distance(cell, port) === 1).length === 2,
  );
  expect(twice).not.toHaveLength(0);
});

test("longest route: blue shows seven cards in groups of at most four, orange a group of five", () => {
  expect(cellsOf("longest_route", "blue")).toHaveLength(7);
  expect(biggestGroup(cellsOf("longest_route", "blue"))).toBe(4);
  expect(biggestGroup(cellsOf("longest_route", "orange"))).toBe(5);
});
