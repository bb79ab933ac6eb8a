import { expect, test } from "vitest";
import { optionsOf, withOption } from "../src/lobby/options";
import {
  facesOf,
  inTeams,
  players,
  DEFAULT_SETTINGS,
  withGame,
  withMode,
  withPreset,
} from "../src/shared/game-catalogue";

test("a tap on a game chooses it; dice and practice are ways of their own", () => {
  expect(withGame(DEFAULT_SETTINGS, "well")).toMatchObject({ mode: "single", games: ["well"] });
  expect(withGame(DEFAULT_SETTINGS, "island_dice").mode).toBe("dice");
  expect(withGame(withGame(DEFAULT_SETTINGS, "practice"), "tower")).toMatchObject({
    mode: "single",
    games: ["tower"],
  });
});

test("the island brings its own deck and rules, and they go with it", () => {
  const beach = { ...DEFAULT_SETTINGS, deck: "beach", preset: "beach" };
  const island = withGame(beach, "ports");
  expect(island).toMatchObject({ deck: null, preset: "island", games: ["ports"] });
  expect(withGame(island, "tower")).toMatchObject({ preset: "classic", games: ["tower"] });
});

test("a series collects games, and never mixes the island with the rest", () => {
  const series = withMode(DEFAULT_SETTINGS, "series");
  expect(series.games).toEqual([]);
  const two = withGame(withGame(series, "tower"), "well");
  expect(two.games).toEqual(["tower", "well"]);
  expect(withGame(two, "tower").games).toEqual(["well"]);
  expect(withGame(two, "knights").games).toEqual(["knights"]);
});

test("teams play on the island, whatever the mode", () => {
  expect(inTeams(withMode(DEFAULT_SETTINGS, "adventure"))).toBe(true);
  expect(inTeams(withMode(DEFAULT_SETTINGS, "beginner"))).toBe(true);
  expect(inTeams(DEFAULT_SETTINGS)).toBe(false);
});

test("a table has room for as many as the game takes", () => {
  expect(players(DEFAULT_SETTINGS)).toEqual([2, 8]);
  expect(players(withGame(DEFAULT_SETTINGS, "duel"))).toEqual([2, 2]);
  expect(players(withGame(DEFAULT_SETTINGS, "welcome"))).toEqual([2, 6]);
  expect(players(withGame(DEFAULT_SETTINGS, "island_dice"))).toEqual([1, 8]);
});

test("another preset takes its own deck and ties", () => {
  const changed = { ...DEFAULT_SETTINGS, deck: "beach", tie: "shared" as const };
  expect(withPreset(changed, "classic-it")).toMatchObject({
    preset: "classic-it",
    deck: null,
    tie: null,
    games: ["tower"],
  });
});

test("what was chosen can be pictured", () => {
  expect(facesOf(withMode(DEFAULT_SETTINGS, "adventure"))).toHaveLength(5);
  expect(facesOf(withGame(DEFAULT_SETTINGS, "island_dice"))).toEqual(["island_dice"]);
  expect(facesOf({ ...DEFAULT_SETTINGS, mode: "series", games: ["duel", "duel"] })).toEqual([
    "duel",
  ]);
});

test("an option is set for its games, and put back to the usual", () => {
  const rounds = { games: ["hot_potato"], option: "rounds", values: [] };
  const chosen = withOption(DEFAULT_SETTINGS, rounds, "3");
  expect(chosen.options).toEqual({ hot_potato: { rounds: 3 } });
  expect(withOption(chosen, rounds, "").options).toEqual({ hot_potato: {} });
  const penalty = { games: ["well", "hot_potato"], option: "penalty", values: [] };
  expect(withOption(chosen, penalty, "none").options).toEqual({
    hot_potato: { rounds: 3, penalty: "none" },
    well: { penalty: "none" },
  });
});

test("games bring their own options, and one penalty for all", () => {
  expect(optionsOf(["tower", "well"], "series").map(({ option }) => option)).toEqual([
    "end",
    "penalty",
  ]);
});
