/** What the table says, in the language chosen now. */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { remember } from "../device/memory";
import { loadTexts } from "./fluent";
import type { Language } from "./language";

let spoken = $state.raw<{ language: Language; texts: FluentBundle }>();

export const language = (): Language => spoken?.language ?? "en";

/** Returns a text in the present language; a page that uses it follows when the language changes. */
export function say(id: string, words: Record<string, FluentVariable> = {}): string {
  const pattern = spoken?.texts.getMessage(id)?.value;
  return pattern ? (spoken?.texts.formatPattern(pattern, words) ?? id) : id;
}

/** Returns what a text says besides, as an attribute of its message: a game's summary, say. */
export function detail(id: string, attribute: string): string {
  const pattern = spoken?.texts.getMessage(id)?.attributes[attribute];
  return pattern ? (spoken?.texts.formatPattern(pattern) ?? "") : "";
}

export async function speak(chosen: Language): Promise<void> {
  const texts = await loadTexts(chosen);
  spoken = { language: chosen, texts };
  document.documentElement.lang = chosen;
}

export async function chooseLanguage(chosen: Language): Promise<void> {
  remember("language", chosen);
  await speak(chosen);
}
