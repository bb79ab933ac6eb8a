import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { setLanguage } from "../src/i18n/i18n.svelte";
import Ranking from "../src/outcome/Ranking.svelte";
import { meaningOf } from "../src/shared/score-meaning";
import { standings } from "../src/shared/standings";
import { scene } from "./games/scenes";

let shown: Record<string, unknown> | undefined;
beforeAll(() => setLanguage("en"));
afterEach(async () => {
  if (shown) await unmount(shown);
  document.body.innerHTML = "";
});

function show(game: string): string {
  const { play, seats } = scene(game, 4, 2);
  const props = { rows: standings(play, seats), seats, game, mine: 0, meaning: meaningOf(play) };
  shown = mount(Ranking, { target: document.body, props });
  flushSync();
  return document.body.textContent;
}

test("what the numbers of a game count is said below them", () => {
  expect(show("poisoned_gift")).toContain("Cards: fewest wins");
});

test("the island's points have their word beside them", () => {
  expect(show("welcome")).not.toContain("Visible cards: ");
});
