/** The options in a lobby: those that the games describe and that have an effect. */
import { expect, test } from "vitest";
import { isSwitch, optionsOf, valueInForce, withOption, type Option } from "../src/lobby/options";
import type { Settings } from "../src/protocol/messages";
import { withGame, withMode, withPreset } from "../src/shared/room-settings";
import { optionsInForce } from "../src/shared/rules-in-force";
import { GAMES, SETTINGS } from "./catalogue";

const single = (game: string): Settings => withGame(SETTINGS, game);
const names = (settings: Settings, spare = false) =>
  optionsOf(settings, spare).map(({ name }) => name);

function optionOf(settings: Settings, name: string, spare = false): Option {
  const option = optionsOf(settings, spare).find((each) => each.name === name);
  if (!option) throw new Error(`there is no option ${name}`);
  return option;
}

test("a game has its own options, and card games share the penalty", () => {
  expect(names(single("tower"))).toEqual(["penalty"]);
  expect(names(single("ports"))).toEqual([
    "award_zero",
    "centre",
    "ports",
    "own_isolated",
    "penalty",
  ]);
  expect(names(single("knights"))).toEqual(["rounds", "target", "penalty"]);
  expect(names(single("duel"))).toEqual(["wins", "penalty"]);
  expect(names(single("island_dice"))).toEqual([]);
});

test("rounds are a number, or until the deck runs out; places are a number, or the default", () => {
  expect(optionOf(single("hot_potato"), "rounds")).toMatchObject({
    range: [1, 200],
    words: ["deck"],
  });
  expect(optionOf(single("triplets"), "places")).toMatchObject({
    range: [3, 20],
    words: ["usual"],
  });
  expect(isSwitch(optionOf(single("welcome"), "award_zero"))).toBe(true);
  expect(optionOf(single("ports"), "ports").words).toEqual(["standard", "mirrored"]);
});

test("games of a series that describe an option in the same way share it", () => {
  const adventure = withMode(SETTINGS, "adventure");
  const zero = optionOf(adventure, "award_zero");
  expect(zero.games).toEqual(["welcome", "ports", "longest_route", "barbarians"]);
  expect(valueInForce(withOption(adventure, zero, true), zero)).toBe(true);
});

test("the options of a series apply to all its games, even if none was tapped", () => {
  const series = withPreset(withMode(SETTINGS, "series"), "beach");
  expect(series.games).toEqual([]);
  const penalty = optionOf(series, "penalty");
  expect(penalty.games).toEqual(["tower", "well", "hot_potato", "poisoned_gift", "triplets"]);
  const without = withOption(series, penalty, "none");
  for (const game of penalty.games) expect(optionsInForce(without, game)["penalty"]).toBe("none");
  expect(names(series)).toEqual(["end", "rounds", "places", "penalty"]);
});

test("options that the mode decides are not offered", () => {
  expect(names(withMode(SETTINGS, "series"))).toContain("end");
  expect(names(withMode(SETTINGS, "tournament"))).not.toContain("end");
  expect(names(withMode(SETTINGS, "adventure"))).not.toContain("target");
});

test("all 57 cards are offered with decks that leave two out, and with no others", () => {
  expect(optionOf(SETTINGS, "cards", true).words).toEqual(["55", "57"]);
  expect(names(SETTINGS, false)).not.toContain("cards");
});

test("all 57 cards are dealt in every game, those that break a tie too", () => {
  const option = optionOf(SETTINGS, "cards", true);
  const { options } = withOption(SETTINGS, option, 57);
  for (const game of ["tower", "well", "hot_potato", "triplets"])
    expect(options[game]).toEqual({ cards: 57 });
  const usual = withOption({ ...SETTINGS, options }, option, null);
  expect(new Set(Object.values(usual.options).map((each) => JSON.stringify(each)))).toEqual(
    new Set(["{}"]),
  );
});

test("an option is set for its games, and reset to the default", () => {
  const rounds = optionOf(single("hot_potato"), "rounds");
  const chosen = withOption(SETTINGS, rounds, 3);
  expect(chosen.options).toEqual({ hot_potato: { rounds: 3 } });
  expect(withOption(chosen, rounds, null).options).toEqual({ hot_potato: {} });
});

test("every option that the games describe can be reached", () => {
  for (const game of GAMES) {
    const offered = names(single(game));
    const inForce = Object.keys(optionsInForce(single(game), game));
    if (game !== "practice" && game !== "island_dice")
      expect([game, inForce.filter((name) => !offered.includes(name))]).toEqual([game, []]);
  }
});
