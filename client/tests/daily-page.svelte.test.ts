import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { PAIRS, type DailyFind } from "../src/daily/daily";
import { findsOn, saveFinds } from "../src/daily/results";
import { loadTextGroup, setLanguage } from "../src/i18n/i18n.svelte";
import Daily from "../src/pages/Daily.svelte";

const ALL: DailyFind[] = Array.from({ length: PAIRS }, (): DailyFind => [1000, 0]);
let shown: Record<string, unknown> | undefined;

beforeAll(async () => {
  await setLanguage("en");
  await loadTextGroup("progress");
});
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 17, 22), toFake: ["Date"] });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("<svg></svg>")));
  localStorage.clear();
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

const open = () => (shown = mount(Daily, { target: document.body }));
const text = () => document.querySelector("main")?.textContent ?? "";
const untilShown = (words: string) =>
  vi.waitFor(() => {
    flushSync();
    expect(text()).toContain(words);
  });
const sleep = () => {
  vi.setSystemTime(new Date(2026, 10, 18, 7));
};
const startButton = () => document.querySelector<HTMLButtonElement>("main button");

test("the result of yesterday gives way to the duel of today", async () => {
  saveFinds("2026-11-17", ALL);
  open();
  await untilShown("November 17, 2026");
  sleep();
  dispatchEvent(new Event("focus"));
  await untilShown("Find 20 pairs");
});

test("a duel started after midnight is the one of the new day", async () => {
  saveFinds("2026-11-17", ALL.slice(0, 7));
  open();
  await untilShown("7 of 20 pairs found");
  sleep();
  startButton()?.click();
  await untilShown("Find 20 pairs");
  expect(text()).not.toContain("7 of 20");
});

test("a duel begun before midnight goes on", async () => {
  saveFinds("2026-11-17", ALL.slice(0, 7));
  open();
  await untilShown("7 of 20 pairs found");
  startButton()?.click();
  flushSync();
  expect(document.querySelector("[data-symbol]")).not.toBeNull();
  sleep();
  dispatchEvent(new Event("focus"));
  await untilShown("7 of 20 pairs found");
  expect(document.querySelector("[data-symbol]")).not.toBeNull();
});

const TODAY = "2026-11-17";
/** Another tab stores its finds; the browser tells this one. */
function storeElsewhere(finds: readonly DailyFind[]) {
  saveFinds(TODAY, finds);
  const newValue = localStorage.getItem("spotisle.daily");
  dispatchEvent(new StorageEvent("storage", { key: "spotisle.daily", newValue }));
  flushSync();
}
const isPlaying = () => document.querySelector("[data-symbol]") !== null;

async function startAt(found: number) {
  saveFinds(TODAY, ALL.slice(0, found));
  open();
  await untilShown(`${String(found)} of 20 pairs found`);
  startButton()?.click();
  flushSync();
  expect(isPlaying()).toBe(true);
}

test("when another tab finds a pair, the duel goes on from there", async () => {
  await startAt(7);
  storeElsewhere(ALL.slice(0, 9));
  expect([isPlaying(), text().includes("9 of 20 pairs found")]).toEqual([false, true]);
});

test("when another tab finishes the duel, its result is shown", async () => {
  await startAt(7);
  storeElsewhere(ALL);
  expect([isPlaying(), text().includes("20.0")]).toEqual([false, true]);
});

test("a duel that another tab finished unnoticed is not played again", async () => {
  saveFinds(TODAY, ALL.slice(0, 7));
  open();
  await untilShown("7 of 20 pairs found");
  saveFinds(TODAY, ALL);
  startButton()?.click();
  flushSync();
  expect([isPlaying(), text().includes("20.0")]).toEqual([false, true]);
  expect(findsOn(TODAY)).toEqual(ALL);
});

test("another tab with the duel of another day does not interrupt this one", async () => {
  await startAt(7);
  saveFinds("2026-11-16", ALL);
  storeElsewhere(ALL.slice(0, 7));
  expect(isPlaying()).toBe(true);
});
