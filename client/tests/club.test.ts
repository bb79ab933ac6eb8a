/** Pure functions behind the screens of a club night. */
import { expect, test } from "vitest";
import { describeSizes, isTieBroken, rankOf, uncountedRound } from "../src/club/numbers";
import { winnersOf } from "../src/club/people";
import { clubWinnersText } from "../src/club/titles";
import { loadTextGroup, setLanguage } from "../src/i18n/i18n.svelte";
import type { ClubTableView } from "../src/protocol/messages";

const TABLE: ClubTableView = {
  number: 7,
  people: [1, 2, 3],
  confirmed: [],
  state: "finished",
  game: "tower",
  best: [2],
  place: null,
};

test("the best of a table win it, one or several", () => {
  expect(winnersOf(TABLE)).toEqual([2]);
  expect(winnersOf({ ...TABLE, best: [1, 2] })).toEqual([1, 2]);
});

test("nobody wins if all are even, or if the table does not count", () => {
  expect(winnersOf({ ...TABLE, best: [1, 2, 3] })).toEqual([]);
  expect(winnersOf({ ...TABLE, state: "void" })).toEqual([]);
});

test("equal shown points share a place, and the next place is skipped", () => {
  const standing = [
    [4, 36],
    [2, 24.04],
    [9, 24],
    [1, 12],
  ] as const;
  expect(standing.map(([, points]) => rankOf(points, standing))).toEqual([1, 2, 2, 4]);
});

test("equal points at different places need an explanation, a shared place does not", () => {
  const rows = (...all: [number, number][]) => all.map(([rank, score]) => ({ rank, score }));
  expect(isTieBroken(rows([1, 24], [2, 20], [3, 20]))).toBe(true);
  expect(isTieBroken(rows([1, 24], [1, 24], [3, 20]))).toBe(false);
  expect(isTieBroken([])).toBe(false);
});

test("with family scoring the worst round does not count, unless one was missed", () => {
  const view = (round: number, scoring: "family" | "club") =>
    ({ round, rounds: 3, settings: { scoring } }) as Parameters<typeof uncountedRound>[1];
  const earned = [
    [1, 12],
    [2, 4],
    [3, 6],
  ] as const;
  expect(uncountedRound(earned, view(3, "family"))).toBe(2);
  expect(uncountedRound(earned, view(3, "club"))).toBeUndefined();
  expect(uncountedRound(earned.slice(1), view(3, "family"))).toBeUndefined();
  expect(uncountedRound(earned.slice(0, 1), view(1, "family"))).toBeUndefined();
  expect(uncountedRound([...earned, [4, 0]], view(4, "family"))).toBe(2);
});

test("a few tables are listed, many are counted", () => {
  expect(describeSizes([4, 4, 3, 3, 3])).toBe("4, 4, 3, 3, 3");
  expect(describeSizes([4, 4, 4, 4, 4, 4, 3, 3])).toBe("4 (×6), 3 (×2)");
});

test("a few winners are named, and many are counted", async () => {
  await setLanguage("en");
  await loadTextGroup("club");
  expect(clubWinnersText(["Ann"])).toBe("Ann wins the evening!");
  expect(clubWinnersText(["Ann", "Bo", "Cy"])).toBe("Ann, Bo and Cy share the win!");
  expect(clubWinnersText(["Ann", "Bo", "Cy", "Di"])).toBe("4 people share the win!");
});
