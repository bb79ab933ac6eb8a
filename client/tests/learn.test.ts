import { beforeAll, expect, test } from "vitest";
import { blocksOf } from "../src/learn/blocks";
import { nameOf, PARTS, picturesOf, TOPICS } from "../src/learn/topics";
import { PICTURES } from "../src/shared/game-pictures";
import { loadBook, hasText, setLanguage } from "../src/i18n/i18n.svelte";

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

test.each(TOPICS)("%s has a name, pictures and rules", (topic) => {
  expect(hasText(nameOf(topic))).toBe(true);
  expect(picturesOf(topic).every((game) => game in PICTURES)).toBe(true);
  for (const part of PARTS.filter((each) => each !== "tip"))
    expect(hasText(`rules-${topic}-${part}`)).toBe(true);
});
