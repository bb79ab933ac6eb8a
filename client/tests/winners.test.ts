import { expect, test } from "vitest";
import { setLanguage } from "../src/i18n/i18n.svelte";
import { winText } from "../src/shared/winners";

const ann = { name: "ann" };
const blue = { name: "", colour: "blue" };
const red = { name: "", colour: "red" };

test("one wins, and several share the win, joined as the language joins names", async () => {
  await setLanguage("en");
  expect(winText([ann])).toBe("ann wins!");
  expect(winText([ann, { name: "Bob" }, { name: "Cy" }])).toBe("ann, Bob, and Cy share the win!");
  expect(winText([ann], "series")).toBe("ann is the champion!");
  expect(winText([ann, { name: "Bob" }], "series")).toBe("ann and Bob share the title!");
});

test("a team is named as in a sentence, which begins with a capital", async () => {
  await setLanguage("en");
  expect(winText([blue])).toBe("The blue team wins!");
  expect(winText([blue, red])).toBe("The blue team and the red team share the win!");
});
