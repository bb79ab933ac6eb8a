import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { loadDeck } from "../../src/cards/load-deck";
import { GameAssets } from "../../src/games/game-assets.svelte";
import type { PlayView } from "../../src/protocol/play";
import { scene } from "../games/scenes";

vi.mock("../../src/cards/load-deck", () => ({
  loadDeck: vi.fn((id: string) => Promise.resolve({ edition: { id }, names: {} })),
}));
vi.mock("../../src/games/registry", () => ({ loadCardTable: () => Promise.resolve({}) }));

let stop: (() => void) | undefined;
afterEach(() => stop?.());

test("the pictures of the last deck are not used for the same game with another deck", async () => {
  const { play } = scene("tower", 4);
  let shown = $state.raw<PlayView | null>(play);
  let assets: GameAssets | undefined;
  stop = $effect.root(() => {
    assets = new GameAssets(() => shown);
  });
  flushSync();
  await vi.waitFor(() => {
    expect(assets?.cards?.edition.id).toBe(play.deck);
  });
  shown = null;
  flushSync();
  shown = { ...play, deck: "garden" };
  expect(assets?.loaded).toBeUndefined();
  flushSync();
  await vi.waitFor(() => {
    expect(assets?.cards?.edition.id).toBe("garden");
  });
  expect(loadDeck).toHaveBeenCalledTimes(2);
});
