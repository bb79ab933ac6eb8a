/** The texts of one language, from the same Fluent files that the Python package reads. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import texts from "virtual:texts";
import type { TextGroup } from "./text-groups";

/** A language code like "en": the name of a folder of texts. */
export type Language = string;

/** The fallback texts, bundled with the client, for when no others can be loaded. */
const fallbackSources = import.meta.glob<string>("@texts/*/fallback.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The languages that have texts. */
export const LANGUAGE_CODES: readonly Language[] = Object.keys(fallbackSources).map(
  (path) => path.split("/").at(-2) ?? "",
);

/** Loads the language's texts, and those of the given groups. */
export async function loadTexts(
  language: Language,
  groups: readonly TextGroup[] = [],
): Promise<FluentBundle> {
  const sources = await Promise.all(
    ["usual", ...groups].map(async (group) => {
      const load = texts[`${language}/${group}`];
      if (!load) throw new Error(`there are no texts in ${language}`);
      return (await load()).default;
    }),
  );
  return read(fallbackTexts(language), sources);
}

export function fallbackTexts(language: Language): FluentBundle {
  const sources = Object.entries(fallbackSources).filter(([path]) =>
    path.includes(`/${language}/`),
  );
  // Isolation marks around every word and number would change every text; `t` isolates the names that need it.
  const bundle = new FluentBundle(language, { useIsolating: false });
  return read(
    bundle,
    sources.map(([, source]) => source),
  );
}

/** Adds texts to a bundle; ids that it has already keep their text. */
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
