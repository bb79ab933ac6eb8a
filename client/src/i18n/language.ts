/** The languages of the client: those with a folder of texts. */
import { recall } from "../device/storage";
import { fallbackTexts, LANGUAGE_CODES, type Language } from "./fluent";

export type { Language } from "./fluent";

const nameOf = (language: Language): string => {
  const name = fallbackTexts(language).getMessage("language-name")?.value;
  return typeof name === "string" ? name : language;
};

/** Each language by its own name, in alphabetical order. */
export const LANGUAGES: Readonly<Record<Language, string>> = Object.fromEntries(
  LANGUAGE_CODES.map((code) => [code, nameOf(code)] as const).sort(([, one], [, other]) =>
    one.localeCompare(other),
  ),
);

export const isLanguage = (text: string): boolean => Object.hasOwn(LANGUAGES, text);

/** The language chosen on this device, else the first supported one of the browser's, else English. */
export function preferredLanguage(browser: readonly string[]): Language {
  const tags = [recall("language") ?? "", ...browser];
  return tags.map((tag) => tag.toLowerCase().split("-")[0] ?? "").find(isLanguage) ?? "en";
}

/** The regional tag of a language: the browser's (such as "en-AU"), else the default of its texts. */
export function localeOf(language: Language, browser: readonly string[]): string {
  const own = fallbackTexts(language).getMessage("language-name")?.attributes["accent"];
  return (
    browser.find((tag) => tag.startsWith(`${language}-`)) ??
    (typeof own === "string" ? own : language)
  );
}
