/** Texts in the language chosen now. */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { remember } from "../device/storage";
import type { Book } from "./books";
import { addSource, fallbackTexts, loadTexts } from "./fluent";
import type { KnownText } from "./known-text";
import { isLanguage, type Language } from "./language";

/** For translators: the server was started with --show-text-ids. */
const SHOWS_IDS = document.documentElement.hasAttribute("data-text-ids");

let spoken = $state.raw<{ language: Language; texts: FluentBundle }>();

export const language = (): Language => spoken?.language ?? "en";

/** Returns a text in the present language; a page that uses it follows when the language changes. */
export function t<const Id extends string>(
  id: Id & KnownText<Id>,
  words: Record<string, FluentVariable> = {},
): string {
  const pattern = spoken?.texts.getMessage(id)?.value;
  const said = pattern ? (spoken?.texts.formatPattern(pattern, words) ?? id) : id;
  return SHOWS_IDS ? `${said} [${id}]` : said;
}

/** Joins names as the language does: "Ann, Bob, and Cy". */
export const listOf = (names: readonly string[]): string =>
  new Intl.ListFormat(language(), { type: "conjunction" }).format(names);

/** Whether there is such a text. */
export const hasText = (id: string): boolean => spoken?.texts.hasMessage(id) ?? false;

/** Returns what a text says besides, as an attribute of its message: a game's summary, say. */
export function tAttribute<const Id extends string>(
  id: Id & KnownText<Id>,
  attribute: string,
): string {
  const pattern = spoken?.texts.getMessage(id)?.attributes[attribute];
  return pattern ? (spoken?.texts.formatPattern(pattern) ?? "") : "";
}

let opened: readonly Book[] = [];
let added: readonly Readonly<Record<string, string>>[] = [];

/** Takes in texts by language that came from elsewhere; a language that they lack reads English. */
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

/** One after the other, so that what was asked for last is what is spoken in the end. */
export function setLanguage(wanted: Language): Promise<void> {
  chosen = wanted;
  const saying = speaking
    .catch(() => undefined)
    .then(async () => {
      spoken = { language: wanted, texts: withAdded(await loadTexts(wanted, opened), wanted) };
      document.documentElement.lang = wanted;
    });
  speaking = saying;
  saying.catch(() => {
    if (speaking === saying) chosen = language();
  });
  return saying;
}

/** Fetches what only some pages say; from now on it is spoken in every language that is chosen. */
export function loadBook(book: Book): Promise<void> {
  if (opened.includes(book)) return speaking;
  opened = [...opened, book];
  return setLanguage(chosen).catch((failure: unknown) => {
    opened = opened.filter((one) => one !== book);
    throw failure;
  });
}

export async function chooseLanguage(wanted: Language): Promise<void> {
  await setLanguage(wanted);
  remember("language", wanted);
}

/** Follows a choice between languages; one whose texts do not come is not chosen. */
export function changeLanguage({ currentTarget }: { currentTarget: HTMLSelectElement }): void {
  if (isLanguage(currentTarget.value))
    chooseLanguage(currentTarget.value).catch(() => (currentTarget.value = language()));
}

/** Has only the few words for when even the texts do not come. */
export function useFallback(wanted: Language): void {
  spoken = { language: wanted, texts: fallbackTexts(wanted) };
  document.documentElement.lang = wanted;
}
