import { beforeAll, expect, test } from "vitest";
import { blocksOf } from "../src/learn/blocks";
import { allTopics, nameOf, picturesOf } from "../src/learn/topics";
import { withMode } from "../src/shared/game-catalogue";
import { SETTINGS } from "./catalogue";
import { PICTURES } from "../src/shared/game-pictures";
import { ruleValues } from "../src/shared/rules-in-force";
import { loadBook, hasText, setLanguage, t } from "../src/i18n/i18n.svelte";

beforeAll(async () => {
  await setLanguage("en");
  await loadBook("rules");
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

test("the rules of a table are those of its edition, and of what its host chose", () => {
  const end = (settings = SETTINGS) => t("rules-well-end", ruleValues("well", settings));
  expect(end()).toContain("first player with no cards left wins");
  expect(end({ ...SETTINGS, preset: "classic-it" })).toContain("That player loses");
  expect(end({ ...SETTINGS, options: { well: { end: "last_left" } } })).toContain("loses");
  expect(end(withMode(SETTINGS, "tournament"))).toContain("That player loses");

  const polish = { ...SETTINGS, preset: "beach-pl" };
  expect(t("rules-single-end", ruleValues("single", polish))).toContain("play one more game");
  const quick = { ...SETTINGS, options: { hot_potato: { rounds: 1, penalty: "none" } } };
  expect(t("rules-hot_potato-setup", ruleValues("hot_potato", quick))).toContain("one round");
  expect(t("rules-hot_potato-play", ruleValues("hot_potato", quick))).toContain("Just try again");
});
