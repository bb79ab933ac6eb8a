import { expect, test } from "vitest";
import { loadTexts } from "../../src/i18n/fluent";
import { scenesOf } from "./scenes";

const sources = Object.values(
  import.meta.glob<string>("../../src/games/**/*.{ts,svelte}", {
    query: "?raw",
    eager: true,
    import: "default",
  }),
);

test("every text id in the views exists", async () => {
  const texts = await loadTexts("en");
  const said = sources.flatMap((source) =>
    [...source.matchAll(/\bt\(\s*"([\w-]+)"/g)].map(([, id]) => id ?? ""),
  );
  expect(said.length).toBeGreaterThan(30);
  expect(said.filter((id) => !texts.hasMessage(id))).toEqual([]);
});

test.each([
  "tower",
  "well",
  "duel",
  "practice",
  "poisoned_gift",
  "hot_potato",
  "catch_them_all",
  "triplets",
  "welcome",
  "ports",
  "longest_route",
  "barbarians",
  "knights",
])("%s has a name and says what to do", async (game) => {
  const texts = await loadTexts("en");
  expect(scenesOf(game).game).toBe(game);
  expect(texts.hasMessage(`game-${game}`) && texts.hasMessage(`prompt-${game}`)).toBe(true);
});
