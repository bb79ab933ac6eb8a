/** The options of a lobby. */
import { expect, test } from "vitest";
import { optionsOf, withOption } from "../src/lobby/options";
import { CLASSIC_GAMES, DEFAULT_SETTINGS } from "../src/shared/game-catalogue";

const cardsOption = (spare: boolean) =>
  optionsOf(["tower"], "single", spare).find(({ option }) => option === "cards");

test("all 57 cards are offered with decks that leave two out, and with no others", () => {
  expect(cardsOption(true)?.values).toEqual(["55", "57"]);
  expect(cardsOption(false)).toBeUndefined();
});

test("all 57 cards are dealt in every game, those that break a tie too, until it is as usual again", () => {
  const option = cardsOption(true);
  if (!option) throw new Error("there is no such option");
  const { options } = withOption(DEFAULT_SETTINGS, option, "57");
  expect(Object.keys(options).sort()).toEqual([...CLASSIC_GAMES].sort());
  expect(new Set(Object.values(options).map(({ cards }) => cards))).toEqual(new Set([57]));
  const usual = withOption({ ...DEFAULT_SETTINGS, options }, option, "");
  expect(Object.values(usual.options)).toEqual(CLASSIC_GAMES.map(() => ({})));
});
