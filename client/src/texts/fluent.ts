/** The texts of one language, from the same Fluent files that the Python package reads. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "./language";

const files = import.meta.glob<string>("@texts/*/table.ftl", { query: "?raw", import: "default" });

export async function loadTexts(language: Language): Promise<FluentBundle> {
  const path = Object.keys(files).find((each) => each.endsWith(`/${language}/table.ftl`));
  const source = await files[path ?? ""]?.();
  if (source === undefined) throw new Error(`there are no texts in ${language}`);
  // Isolation marks guard right-to-left words within a sentence; none of our languages needs them.
  const bundle = new FluentBundle(language, { useIsolating: false });
  const [mistake] = bundle.addResource(new FluentResource(source));
  if (mistake) throw mistake;
  return bundle;
}
