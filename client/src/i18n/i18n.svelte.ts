/** Texts in the current language. */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { onRemembered, remember } from "../device/storage";
import type { TextGroup } from "./text-groups";
import { addSource, fallbackTexts, loadTexts } from "./fluent";
import type { KnownText } from "./known-text";
import { isolateName } from "./isolate-name";
import { localeOf, isLanguage, type Language } from "./language";

/** For translators: the server was started with --show-text-ids. */
const SHOWS_IDS = document.documentElement.hasAttribute("data-text-ids");

let spoken = $state.raw<{ language: Language; texts: FluentBundle }>();

export const language = (): Language => spoken?.language ?? "en";

/** Returns a text in the current language; reactive, so that pages update when the language changes. */
export function t<const Id extends string>(
  id: Id & KnownText<Id>,
  words: Record<string, FluentVariable> = {},
): string {
  const pattern = spoken?.texts.getMessage(id)?.value;
  const text = pattern ? (spoken?.texts.formatPattern(pattern, isolated(words)) ?? id) : id;
  return SHOWS_IDS ? `${text} [${id}]` : text;
}

const isolated = (words: Record<string, FluentVariable>): Record<string, FluentVariable> =>
  Object.fromEntries(
    Object.entries(words).map(([key, word]) => [
      key,
      typeof word === "string" ? isolateName(word) : word,
    ]),
  );

/** Joins names by the rules of the language: "Ann, Bob and Cy". */
export const listOf = (names: readonly string[]): string =>
  new Intl.ListFormat(localeOf(language(), []), { type: "conjunction" }).format(
    names.map(isolateName),
  );

/** Whether there is such a text. */
export const hasText = (id: string): boolean => spoken?.texts.hasMessage(id) ?? false;

/** Returns an attribute of a message, such as a game's summary; "" if there is none. */
export function tAttribute<const Id extends string>(
  id: Id & KnownText<Id>,
  attribute: string,
): string {
  const pattern = spoken?.texts.getMessage(id)?.attributes[attribute];
  return pattern ? (spoken?.texts.formatPattern(pattern) ?? "") : "";
}

let loadedGroups: readonly TextGroup[] = [];
let added: readonly Readonly<Record<string, string>>[] = [];

/** Adds texts by language, such as those of an installed game; missing languages fall back to English. */
export function addTexts(texts: Readonly<Record<string, string>>): void {
  added = [...added, texts];
  if (spoken) spoken = { ...spoken, texts: withAdded(spoken.texts, spoken.language) };
}

function withAdded(bundle: FluentBundle, wanted: Language): FluentBundle {
  for (const texts of added)
    for (const source of [texts[wanted], texts["en"]])
      if (source !== undefined) addSource(bundle, source);
  return bundle;
}
let chosen: Language = "en";
let speaking: Promise<void> = Promise.resolve();

/** Loads and shows a language. Calls run one after the other, so that the last one wins. */
export function setLanguage(wanted: Language): Promise<void> {
  chosen = wanted;
  const saying = speaking
    .catch(() => undefined)
    .then(async () => {
      spoken = {
        language: wanted,
        texts: withAdded(await loadTexts(wanted, loadedGroups), wanted),
      };
      document.documentElement.lang = wanted;
    });
  speaking = saying;
  saying.catch(() => {
    // Whoever asks later has the texts that were loaded before.
    if (speaking === saying) [chosen, speaking] = [language(), Promise.resolve()];
  });
  return saying;
}

/** Loads the texts of some pages; from then on every change of language loads them too. */
export function loadTextGroup(group: TextGroup): Promise<void> {
  if (loadedGroups.includes(group)) return speaking;
  loadedGroups = [...loadedGroups, group];
  return setLanguage(chosen).catch((failure: unknown) => {
    loadedGroups = loadedGroups.filter((one) => one !== group);
    throw failure;
  });
}

async function chooseLanguage(wanted: Language): Promise<void> {
  await setLanguage(wanted);
  remember("language", wanted);
}

/** Handles a language select; if the texts cannot be loaded, it goes back to the current language. */
export function changeLanguage({ currentTarget }: { currentTarget: HTMLSelectElement }): void {
  if (isLanguage(currentTarget.value))
    chooseLanguage(currentTarget.value).catch(() => (currentTarget.value = language()));
}

/** Changes the language together with this device's other windows, such as the TV on a laptop. */
export function followOtherWindows(): void {
  onRemembered("language", (wanted) => {
    if (isLanguage(wanted)) void setLanguage(wanted).catch(() => undefined);
  });
}

/** Shows the bundled fallback texts when the real ones cannot be loaded. */
export function useFallback(wanted: Language): void {
  spoken = { language: wanted, texts: fallbackTexts(wanted) };
  document.documentElement.lang = wanted;
}
