/** The languages of the table, each by its own name. */
import { recall } from "../device/storage";

export const LANGUAGES = {
  en: "English",
  pl: "Polski",
  da: "Dansk",
  it: "Italiano",
  nl: "Nederlands",
} as const;
export type Language = keyof typeof LANGUAGES;

export const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGES, text);

/** The language chosen on this device, else the first of the browser's that we speak, else English. */
export function preferredLanguage(browser: readonly string[]): Language {
  const tags = [recall("language") ?? "", ...browser];
  return tags.map((tag) => tag.toLowerCase().split("-")[0] ?? "").find(isLanguage) ?? "en";
}

const ACCENTS: Readonly<Record<Language, string>> = {
  en: "en-GB",
  pl: "pl-PL",
  da: "da-DK",
  it: "it-IT",
  nl: "nl-NL",
};

/** How a language is spoken here: as the browser's owner does, else as where it comes from. */
export const accentOf = (language: Language, browser: readonly string[]): string =>
  browser.find((tag) => tag.startsWith(`${language}-`)) ?? ACCENTS[language];
