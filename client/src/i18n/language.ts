/** The languages of the table: those that have a folder of texts. */
import { recall } from "../device/storage";
import { fallbackTexts, LANGUAGE_CODES, type Language } from "./fluent";

export type { Language } from "./fluent";

const nameOf = (language: Language): string => {
  const name = fallbackTexts(language).getMessage("language-name")?.value;
  return typeof name === "string" ? name : language;
};

/** Each by its own name, in the order of the alphabet. */
export const LANGUAGES: Readonly<Record<Language, string>> = Object.fromEntries(
  LANGUAGE_CODES.map((code) => [code, nameOf(code)] as const).sort(([, one], [, other]) =>
    one.localeCompare(other),
  ),
);

export const isLanguage = (text: string): boolean => Object.hasOwn(LANGUAGES, text);

/** The language chosen on this device, else the first of the browser's that we speak, else English. */
export function preferredLanguage(browser: readonly string[]): Language {
  const tags = [recall("language") ?? "", ...browser];
  return tags.map((tag) => tag.toLowerCase().split("-")[0] ?? "").find(isLanguage) ?? "en";
}

/** How a language is spoken here: as the browser's owner does, else as where it comes from. */
export function accentOf(language: Language, browser: readonly string[]): string {
  const own = fallbackTexts(language).getMessage("language-name")?.attributes["accent"];
  return (
    browser.find((tag) => tag.startsWith(`${language}-`)) ??
    (typeof own === "string" ? own : language)
  );
}
