import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test } from "vitest";
import Prices from "../../src/games/dice/Prices.svelte";
import { setLanguage } from "../../src/i18n/i18n.svelte";
import type { DicePlay } from "../../src/protocol/play";
import { scene } from "./scenes";

beforeAll(() => setLanguage("en"));

test.each([
  ["a phone tells the player what they can build", false, "✓ you can build it"],
  ["a television tells everybody what it is worth", true, "✓ 1 point"],
])("%s", async (_, big, said) => {
  const { view } = scene("island_dice", 4, 0).play as DicePlay;
  const [sheet] = view.sheets;
  if (!sheet) throw new Error("there is no sheet");
  const dice = ["brick", "lumber", "ore", "ore", "ore", "ore"];
  const shown = mount(Prices, {
    target: document.body,
    props: { sheet, view: { ...view, dice, used: [] }, big },
  });
  flushSync();
  const ready = document.querySelector(".ready .standing")?.textContent;
  expect(ready?.replaceAll("\u00a0", " ")).toBe(said);
  await unmount(shown);
});
