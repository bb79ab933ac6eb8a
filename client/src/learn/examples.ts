/** The tables of the scoring examples in the rules. */

import type { Hexagon } from "../games/layouts/hexagon";

/** The island's cells, numbered by r, then q, as in the rules. */
export const CELLS: readonly Hexagon[] = [-2, -1, 0, 1, 2].flatMap((r) =>
  [-2, -1, 0, 1, 2].filter((q) => Math.abs(q + r) <= 2).map((q): Hexagon => [q, r]),
);

export const PORTS: readonly Hexagon[] = [
  [-3, 2],
  [-2, -1],
  [-1, 3],
  [1, -3],
  [2, 1],
  [3, -2],
];

/** What a team shows on the island: b, o, r or nothing, row by row. */
export interface IslandExample {
  readonly rows: readonly string[];
  readonly ports?: boolean;
}

export const ISLANDS: Readonly<Record<string, IslandExample>> = {
  welcome: { rows: ["b.o", ".bo.", "o.b.o", ".bo.", "b.o"] },
  ports: { rows: ["bbo", "b..o", ".b..o", "b...", "..."], ports: true },
  longest_route: { rows: ["bb.", ".bbo", "...oo", "b..o", "bbo"] },
};

/** Who captured whose card, in order. */
export const CAPTURES: readonly (readonly [knight: string, captured: string])[] = [
  ["red", "orange"],
  ["blue", "red"],
];

/** How many island cards each team has carried off. */
export const CARRIED: Readonly<Record<string, number>> = { blue: 7, orange: 7, red: 5 };

export const DICE = ["brick", "lumber", "brick", "lumber", "grain", "wool"] as const;

const COLOURS: Readonly<Record<string, string>> = { b: "blue", o: "orange", r: "red" };

/** The colour of each cell, numbered as the rules number them. */
export const coloursOf = ({ rows }: IslandExample): (string | undefined)[] =>
  Array.from(rows.join(""), (letter) => COLOURS[letter]);
