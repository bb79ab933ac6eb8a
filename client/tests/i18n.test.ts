import { afterEach, expect, test, vi } from "vitest";
import { remember } from "../src/device/storage";
import { TEXT_GROUPS } from "../src/i18n/text-groups";
import { loadTexts } from "../src/i18n/fluent";
import { LANGUAGES, preferredLanguage, type Language } from "../src/i18n/language";
import { followOtherWindows, language, listOf, t, setLanguage } from "../src/i18n/i18n.svelte";

afterEach(() => {
  localStorage.clear();
});

const languages = Object.keys(LANGUAGES);
const known = async (each: Language) => [...(await loadTexts(each))._messages.keys()].sort();

test.each(languages)("%s has every text that English has, and no other", async (each) => {
  expect(await known(each)).toEqual(await known("en"));
});

test("a text is in the chosen language, with its number format", async () => {
  await setLanguage("en");
  expect(t("seconds", { seconds: 2.345 })).toBe("2.3\u00a0s");
  await setLanguage("pl");
  expect(t("seconds", { seconds: 2.345 })).toBe("2,3\u00a0s");
  expect(t("deck-contents", { cards: 55, symbols: 73 })).toBe("55 kart, 73 symbole");
  expect([language(), document.documentElement.lang]).toEqual(["pl", "pl"]);
});

test("the rules' texts are loaded on demand, and then in every language", async () => {
  // A fresh module: groups that another test has loaded stay loaded.
  vi.resetModules();
  const { loadTextGroup, t, setLanguage } = await import("../src/i18n/i18n.svelte");
  await setLanguage("en");
  expect(t("rules-tower-end")).toBe("rules-tower-end");
  await loadTextGroup("rules");
  expect(t("rules-tower-end")).toContain("most cards wins");
  await setLanguage("it");
  expect(t("rules-tower-end")).toContain("Vince chi ha più carte");
});

test("pages whose texts are loaded open after a language could not be loaded", async () => {
  vi.resetModules();
  const { loadTextGroup, language, setLanguage } = await import("../src/i18n/i18n.svelte");
  await setLanguage("en");
  await loadTextGroup("rules");
  await expect(setLanguage("klingon")).rejects.toThrow("no texts in klingon");
  await loadTextGroup("rules");
  await loadTextGroup("print");
  expect(language()).toBe("en");
});

test("values are inserted into a text without invisible isolation marks", async () => {
  await setLanguage("en");
  expect(t("practice-wrong", { symbol: "Anchor" })).toBe("Anchor: not on both cards");
});

test("only a right-to-left name is isolated from the sentence around it", async () => {
  await setLanguage("en");
  expect(t("new-host", { name: "Ann" })).toBe("Ann is the host now");
  expect(t("new-host", { name: "נועה" })).toBe("\u2068נועה\u2069 is the host now");
  expect(listOf(["עומר", "Ann", "ليلى"])).toBe("\u2068עומר\u2069, Ann and \u2068ليلى\u2069");
});

test("the browser's first supported language is chosen, else English", () => {
  expect(preferredLanguage(["fr-FR", "nl-BE", "en"])).toBe("nl");
  expect(preferredLanguage(["fr"])).toBe("en");
});

test("a language chosen on this device comes before the browser's", () => {
  remember("language", "da");
  expect(preferredLanguage(["it"])).toBe("da");
});

test("a language chosen in another window of this device is followed", async () => {
  await setLanguage("en");
  followOtherWindows();
  const store = (key: string, newValue: string | null) =>
    dispatchEvent(new StorageEvent("storage", { key, newValue }));
  store("spotisle.theme", "pl");
  store("spotisle.language", null);
  store("spotisle.language", "klingon");
  store("spotisle.language", "it");
  await vi.waitFor(() => {
    expect(language()).toBe("it");
  });
});

test("an unknown text id is a type error, also in a template", () => {
  const game: string = "tower";
  // @ts-expect-error there is no such text
  expect(t("no-such-text")).toBe("no-such-text");
  // @ts-expect-error a game's name is known, but not this one
  expect(t("game-no-such-game")).toBe("game-no-such-game");
  // @ts-expect-error no text begins like this
  expect(t(`no-such-${game}`)).toBe("no-such-tower");
  // @ts-expect-error an arbitrary string may not be a text id
  expect(t(game)).toBe("tower");
  expect(t(`game-${game}`)).toBe(t("game-tower"));
});

test("the ids of the texts are up to date", async () => {
  const { default: source } = await import("../src/i18n/text-ids?raw");
  const ids = [...source.matchAll(/\| "([^"]+)"/g)].map(([, id]) => id);
  const texts = await loadTexts("en", TEXT_GROUPS);
  expect(ids).toEqual([...texts._messages.keys()].sort());
});
