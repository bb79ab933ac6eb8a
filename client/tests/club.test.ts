/** Small decisions of a club night's screens. */
import { expect, test } from "vitest";
import { describeSizes } from "../src/club/numbers";
import { winnersOf } from "../src/club/people";
import type { EventTableView } from "../src/protocol/messages";

const TABLE: EventTableView = {
  number: 7,
  people: [1, 2, 3],
  confirmed: [],
  state: "finished",
  game: "tower",
  best: [2],
  place: null,
};

test("the best of a table won it, also together", () => {
  expect(winnersOf(TABLE)).toEqual([2]);
  expect(winnersOf({ ...TABLE, best: [1, 2] })).toEqual([1, 2]);
});

test("nobody won where all are even, or where the table does not count", () => {
  expect(winnersOf({ ...TABLE, best: [1, 2, 3] })).toEqual([]);
  expect(winnersOf({ ...TABLE, state: "void" })).toEqual([]);
});

test("a few tables are listed, many are counted", () => {
  expect(describeSizes([4, 4, 3, 3, 3])).toBe("4, 4, 3, 3, 3");
  expect(describeSizes([4, 4, 4, 4, 4, 4, 3, 3])).toBe("4 (×6), 3 (×2)");
});
