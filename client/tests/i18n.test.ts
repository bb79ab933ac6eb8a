import { afterEach, expect, test, vi } from "vitest";
import { remember } from "../src/device/storage";
import { BOOKS } from "../src/i18n/books";
import { loadTexts } from "../src/i18n/fluent";
import { LANGUAGES, preferredLanguage, type Language } from "../src/i18n/language";
import { language, t, setLanguage } from "../src/i18n/i18n.svelte";

afterEach(() => {
  localStorage.clear();
});

const languages = Object.keys(LANGUAGES);
const known = async (each: Language) => [...(await loadTexts(each))._messages.keys()].sort();

test.each(languages)("%s has every text that English has, and no other", async (each) => {
  expect(await known(each)).toEqual(await known("en"));
});

test("a text is said in the language chosen, with its own numbers", async () => {
  await setLanguage("en");
  expect(t("seconds", { seconds: 2.345 })).toBe("2.3\u00a0s");
  await setLanguage("pl");
  expect(t("seconds", { seconds: 2.345 })).toBe("2,3\u00a0s");
  expect(t("deck-contents", { cards: 55, symbols: 73 })).toBe("55 kart, 73 symbole");
  expect([language(), document.documentElement.lang]).toEqual(["pl", "pl"]);
});

test("the rules are read when somebody opens them, and then in every language", async () => {
  // A page of its own: what another test has opened stays open.
  vi.resetModules();
  const { loadBook, t, setLanguage } = await import("../src/i18n/i18n.svelte");
  await setLanguage("en");
  expect(t("rules-tower-end")).toBe("rules-tower-end");
  await loadBook("rules");
  expect(t("rules-tower-end")).toContain("most cards wins");
  await setLanguage("it");
  expect(t("rules-tower-end")).toContain("Vince chi ha più carte");
});

test("words stand in a sentence without invisible marks", async () => {
  await setLanguage("en");
  expect(t("practice-wrong", { symbol: "Anchor" })).toBe("Anchor: not on both cards");
});

test("the browser's first language that we speak is chosen, else English", () => {
  expect(preferredLanguage(["fr-FR", "nl-BE", "en"])).toBe("nl");
  expect(preferredLanguage(["fr"])).toBe("en");
});

test("a language chosen on this device comes before the browser's", () => {
  remember("language", "da");
  expect(preferredLanguage(["it"])).toBe("da");
});

test("a text that is not there is a mistake of types, also one that is put together", () => {
  const game: string = "tower";
  // @ts-expect-error there is no such text
  expect(t("no-such-text")).toBe("no-such-text");
  // @ts-expect-error a game's name is known, but not this one
  expect(t("game-no-such-game")).toBe("game-no-such-game");
  // @ts-expect-error no text begins like this
  expect(t(`no-such-${game}`)).toBe("no-such-tower");
  // @ts-expect-error any word may be no text
  expect(t(game)).toBe("tower");
  expect(t(`game-${game}`)).toBe(t("game-tower"));
});

test("the ids of the texts are up to date", async () => {
  const { default: source } = await import("../src/i18n/text-ids?raw");
  const ids = [...source.matchAll(/\| "([^"]+)"/g)].map(([, id]) => id);
  const texts = await loadTexts("en", BOOKS);
  expect(ids).toEqual([...texts._messages.keys()].sort());
});
