/** The texts of one language, from the same Fluent files that the Python package reads. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import texts from "virtual:texts";
import type { Book } from "./books";

/** A code like "en": the name of a folder of texts. */
export type Language = string;

/** The few words that have to be there when nothing else comes. */
const lost = import.meta.glob<string>("@texts/*/lost.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The languages that have texts. */
export const LANGUAGE_CODES: readonly Language[] = Object.keys(lost).map(
  (path) => path.split("/").at(-2) ?? "",
);

/** Reads the language's texts, and those of the opened books. */
export async function loadTexts(
  language: Language,
  opened: readonly Book[] = [],
): Promise<FluentBundle> {
  const sources = await Promise.all(
    ["usual", ...opened].map(async (book) => {
      const load = texts[`${language}/${book}`];
      if (!load) throw new Error(`there are no texts in ${language}`);
      return (await load()).default;
    }),
  );
  return read(fallbackTexts(language), sources);
}

export function fallbackTexts(language: Language): FluentBundle {
  const sources = Object.entries(lost).filter(([path]) => path.includes(`/${language}/`));
  // Isolation marks guard right-to-left words within a sentence; none of our languages needs them.
  const bundle = new FluentBundle(language, { useIsolating: false });
  return read(
    bundle,
    sources.map(([, source]) => source),
  );
}

/** Adds texts to a bundle; what it has already stays. */
export function addSource(bundle: FluentBundle, source: string): void {
  bundle.addResource(new FluentResource(source));
}

function read(bundle: FluentBundle, sources: readonly string[]): FluentBundle {
  for (const source of sources) {
    const [mistake] = bundle.addResource(new FluentResource(source));
    if (mistake) throw mistake;
  }
  return bundle;
}
