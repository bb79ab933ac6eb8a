import { beforeEach, expect, test, vi } from "vitest";
import { deckOn } from "../../src/daily/daily";
import { setLanguage } from "../../src/i18n/i18n.svelte";
import { prefetchDaily } from "../../src/pages/prefetch";

const fetched = new Set<string>();

beforeEach(async () => {
  await setLanguage("en");
  vi.useFakeTimers({ now: new Date(2026, 10, 17, 22), toFake: ["Date"] });
  vi.stubGlobal("fetch", (address: string) => {
    fetched.add(address);
    return Promise.resolve(new Response("<svg></svg>"));
  });
});

test("the duels of today and tomorrow are fetched, so that both can be played offline", async () => {
  const decks = ["2026-11-17", "2026-11-18"].map(deckOn);
  expect(decks).toEqual(["island", "classic"]);
  await prefetchDaily({ page: "daily" });
  expect(fetched).toEqual(new Set(decks.map((deck) => `symbols/${deck}.svg`)));
});
