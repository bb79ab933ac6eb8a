import { beforeAll, expect, test } from "vitest";
import { blocksOf } from "../src/learn/blocks";
import { allTopics, nameOf, picturesOf } from "../src/learn/topics";
import { withMode } from "../src/shared/room-settings";
import { optionsOf, valueOf, withOption, type Option } from "../src/lobby/options";
import { allGames } from "../src/shared/catalogue.svelte";
import type { TextId } from "../src/i18n/text-ids";
import type { Settings } from "../src/protocol/messages";
import { SETTINGS } from "./catalogue";
import { PICTURES } from "../src/shared/game-pictures";
import { ruleValues } from "../src/shared/rules-in-force";
import { loadTextGroup, hasText, setLanguage, t } from "../src/i18n/i18n.svelte";

beforeAll(async () => {
  await setLanguage("en");
  await loadTextGroup("rules");
});

test("a line is a paragraph, and lines with a dash are the points of a list", () => {
  expect(blocksOf("Look.\n\n- Tap it.\n- Say it.\n\nDone - at last.")).toEqual([
    "Look.",
    ["Tap it.", "Say it."],
    "Done - at last.",
  ]);
});

test.each(allTopics())("%s has a name, pictures and rules", (topic) => {
  expect(hasText(nameOf(topic))).toBe(true);
  expect(picturesOf(topic).every((game) => game in PICTURES)).toBe(true);
  for (const part of ["goal", "setup", "play", "end"])
    expect(hasText(`rules-${topic}-${part}`)).toBe(true);
});

test("the rules of a table follow its edition and the host's choices", () => {
  const end = (settings = SETTINGS) => t("rules-well-end", ruleValues("well", settings));
  expect(end({ ...SETTINGS, preset: "beach" })).toContain("first player with no cards left wins");
  expect(end({ ...SETTINGS, preset: "classic" })).toContain("That player loses");
  expect(end({ ...SETTINGS, options: { well: { end: "first_out" } } })).toContain("ends at once");
  expect(end(withMode(SETTINGS, "tournament"))).toContain("That player loses");

  const polish = { ...SETTINGS, preset: "beach-pl" };
  expect(t("rules-single-end", ruleValues("single", polish))).toContain("play one more game");
  const quick = { ...SETTINGS, options: { hot_potato: { rounds: 1, penalty: "none" } } };
  expect(t("rules-hot_potato-setup", ruleValues("hot_potato", quick))).toContain("one round");
  expect(t("rules-hot_potato-play", ruleValues("hot_potato", quick))).toContain("Just try again");
});

test("the rules mention every option that the table has set", () => {
  const told = (id: TextId, topic: string, options: Settings["options"], mode = SETTINGS.mode) =>
    t(id, ruleValues(topic, { ...SETTINGS, mode, options }));
  expect(told("rules-duel-end", "duel", {})).toContain("wins the duel");
  expect(told("rules-duel-end", "duel", { duel: { wins: 3 } })).toContain("first to win 3 rounds");
  expect(told("rules-triplets-setup", "triplets", {})).toContain("9 cards face up");
  expect(told("rules-triplets-setup", "triplets", { triplets: { places: 12 } })).toContain("12");
  expect(told("rules-welcome-end", "welcome", {})).toContain("zero gets nothing");
  const zero = { welcome: { award_zero: true } };
  expect(told("rules-welcome-end", "welcome", zero)).toContain("even with zero");

  const knights = (options: Settings["options"][string]) =>
    told("rules-knights-end", "knights", { knights: options });
  expect(knights({})).toContain("until a team has 10 points. The team");
  expect(knights({ target: 7, rounds: 5 })).toMatch(
    /has 7 points\. After 5 rounds it’s over in any case\. The/,
  );
  expect(knights({ rounds: 1 })).not.toContain("until a team");

  const tournament = { ...withMode(SETTINGS, "tournament"), picks: "any" } as const;
  const picking = (settings: Settings) =>
    t("rules-tournament-play", ruleValues("tournament", settings));
  expect(picking(tournament)).toContain("any game they like");
  expect(picking({ ...tournament, picks: "unplayed" })).toContain("haven’t played yet");
});

/** Options that the rules need not mention: how many cards a deck has, and where ports are. */
const UNTOLD = ["cards", "ports"];

test.each(allGames().map(({ name }) => name))(
  "the rules of %s mention every option that a lobby offers",
  (game) => {
    const table = { ...SETTINGS, games: [game] };
    const rules = (settings: Settings) =>
      ["setup", "play", "end"]
        .map((part) => t(`rules-${game}-${part}` as TextId, ruleValues(game, settings)))
        .join();
    const told = (option: Option) => {
      const words = option.words.map(valueOf);
      const values =
        words.length || option.range ? [...words, ...(option.range ?? [])] : [false, true];
      return new Set(values.map((value) => rules(withOption(table, option, value)))).size > 1;
    };
    const options = optionsOf(table, true).filter(({ name }) => !UNTOLD.includes(name));
    expect(options.filter((option) => !told(option)).map(({ name }) => name)).toEqual([]);
  },
);

test("triplets on a small table get more cards, one at a time", () => {
  const setup = (places: number) =>
    t(
      "rules-triplets-setup",
      ruleValues("triplets", { ...SETTINGS, options: { triplets: { places } } }),
    );
  expect(setup(8)).toContain("add one card at a time");
  expect(setup(9)).not.toContain("add one card");
});

test("on the island ties are shared, at other tables a duel follows, and the rules page explains both", () => {
  const end = (settings?: Settings) => t("rules-single-end", ruleValues("single", settings));
  expect(end({ ...SETTINGS, games: ["welcome"] })).toBe(
    "If teams are tied for first place, they share the win.",
  );
  expect(end(SETTINGS)).toContain("a duel decides");
  expect(end(SETTINGS)).not.toContain("island teams");
  expect(end()).toMatch(/a duel decides.*Tied island teams share the win/);
});
