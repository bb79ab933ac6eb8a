import { expect, test } from "vitest";
import { setLanguage } from "../src/i18n/i18n.svelte";
import {
  gamesInOrder,
  gamesPictured,
  playsInTeams,
  playerRange,
  withGame,
  withMode,
  withPreset,
  defaultSettings,
  withoutGame,
} from "../src/shared/room-settings";
import { SETTINGS } from "./catalogue";

test("a tap on a game chooses it; dice and practice have their own modes", () => {
  expect(withGame(SETTINGS, "well")).toMatchObject({ mode: "single", games: ["well"] });
  expect(withGame(SETTINGS, "island_dice").mode).toBe("dice");
  expect(withGame(withGame(SETTINGS, "practice"), "tower")).toMatchObject({
    mode: "single",
    games: ["tower"],
  });
});

test("an island game sets its own deck and preset, and another game resets them", () => {
  const beach = { ...SETTINGS, deck: "beach", preset: "beach" };
  const island = withGame(beach, "ports");
  expect(island).toMatchObject({ deck: null, preset: "island-en", games: ["ports"] });
  expect(withGame(island, "tower")).toMatchObject({ preset: "classic", games: ["tower"] });
});

test("a series collects games, and never mixes the island with the rest", () => {
  const series = withMode(SETTINGS, "series");
  expect(series.games).toEqual([]);
  const two = withGame(withGame(series, "tower"), "well");
  expect(two.games).toEqual(["tower", "well"]);
  const again = withGame(two, "tower");
  expect(again.games).toEqual(["tower", "well", "tower"]);
  expect(withoutGame(again, 0).games).toEqual(["well", "tower"]);
  expect(withGame(two, "knights").games).toEqual(["knights"]);
});

test("teams play on the island, whatever the mode", () => {
  expect(playsInTeams(withMode(SETTINGS, "adventure"))).toBe(true);
  expect(playsInTeams(withMode(SETTINGS, "beginner"))).toBe(true);
  expect(playsInTeams(SETTINGS)).toBe(false);
});

test("a table has room for as many as the game takes", () => {
  expect(playerRange(SETTINGS)).toEqual([2, 8]);
  expect(playerRange(withGame(SETTINGS, "duel"))).toEqual([2, 2]);
  expect(playerRange(withGame(SETTINGS, "welcome"))).toEqual([2, 6]);
  expect(playerRange(withGame(SETTINGS, "island_dice"))).toEqual([1, 8]);
});

test("another preset resets the deck and the tie rule", () => {
  const changed = { ...SETTINGS, deck: "beach", tie: "shared" as const };
  expect(withPreset(changed, "classic-it")).toMatchObject({
    preset: "classic-it",
    deck: null,
    tie: null,
    games: ["tower"],
  });
});

test("the chosen games are pictured, each once", () => {
  expect(gamesPictured(withMode(SETTINGS, "adventure"))).toHaveLength(5);
  expect(gamesPictured(withGame(SETTINGS, "island_dice"))).toEqual(["island_dice"]);
  expect(gamesPictured({ ...SETTINGS, mode: "series", games: ["duel", "duel"] })).toEqual(["duel"]);
});

test("a tournament has each game once, and always its first game", () => {
  const tournament = withMode(SETTINGS, "tournament");
  const picked = withGame(withGame(tournament, "well"), "triplets");
  expect(picked.games).toEqual(["tower", "well", "triplets"]);
  expect(withGame(picked, "well").games).toEqual(["tower", "triplets"]);
  expect(withGame(picked, "tower").games).toEqual(["tower", "well", "triplets"]);
});

test("a series without chosen games plays those of its edition", () => {
  const beach = withPreset(withMode(SETTINGS, "series"), "beach");
  expect(gamesPictured(beach)).toEqual([
    "tower",
    "well",
    "hot_potato",
    "poisoned_gift",
    "triplets",
  ]);
  const island = withMode(withGame(SETTINGS, "ports"), "series");
  expect([island.preset, playsInTeams(island)]).toEqual(["island-en", true]);
  expect(withMode(island, "tournament").preset).toBe("classic");
});

test("a game that also breaks ties is longer when it is chosen as a game", () => {
  const duel = withGame(SETTINGS, "duel");
  expect(duel.options).toEqual({ duel: { wins: 3 } });
  const quick = { ...duel, options: { duel: { wins: 1 } } };
  expect(withGame(quick, "duel").options).toEqual({ duel: { wins: 1 } });
});

test.each([
  ["pl", "beach-pl", "island-pl"],
  ["da", "beach-da", "island"],
  ["it", "classic-it", "island"],
  ["de", "classic", "island"],
  ["en", "classic", "island-en"],
])("in %s the edition is %s, on the island %s", async (language, round, island) => {
  await setLanguage(language);
  expect(defaultSettings().preset).toBe(round);
  expect(withGame(defaultSettings(), "ports").preset).toBe(island);
});

test("the table pictures each game of a series as often as it is played", () => {
  const series = withMode(SETTINGS, "series");
  const again = ["duel", "tower", "duel"].reduce(withGame, series);
  expect(gamesInOrder(again)).toEqual(["duel", "tower", "duel"]);
  expect(gamesPictured(again)).toEqual(["duel", "tower"]);
});
