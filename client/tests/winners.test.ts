import { expect, test } from "vitest";
import { setLanguage } from "../src/i18n/i18n.svelte";
import { winText } from "../src/shared/winners";

const ann = { name: "ann" };
const blue = { name: "", colour: "blue" };
const red = { name: "", colour: "red" };

test("one player wins, and several share the win, listed as in the language", async () => {
  await setLanguage("en");
  expect(winText([ann])).toBe("ann wins!");
  expect(winText([ann, { name: "Bob" }, { name: "Cy" }])).toBe("ann, Bob and Cy share the win!");
  expect(winText([ann], "series")).toBe("ann is the champion!");
  expect(winText([ann, { name: "Bob" }], "series")).toBe("ann and Bob share the title!");
  expect(winText([ann], "lead")).toBe("ann is in the lead");
  expect(winText([blue], "lead")).toBe("The blue team is in the lead");
});

test("a sentence that begins with a team's name is capitalised", async () => {
  await setLanguage("en");
  expect(winText([blue])).toBe("The blue team wins!");
  expect(winText([blue, red])).toBe("The blue team and the red team share the win!");
});
