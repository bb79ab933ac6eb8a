/** The built-in editions, each loaded when it is first needed. */
import { once } from "../lib/once";
import { listedFacts, type Deck, type Edition, type Layout, type Names } from "./edition";

type Contents = Pick<Edition, "id" | "symbols">;

const contents = import.meta.glob<Contents>("@editions/*/edition.json", { import: "default" });
const layouts = import.meta.glob<{ cards: Layout }>("@editions/*/layout.json", {
  import: "default",
});
const names = import.meta.glob<Names>("@editions/*/names/*.json", { import: "default" });

export const loadEdition = once(unpack);

export function loadNames(deck: Deck, language: string): Promise<Names> {
  return pick(names, `/${deck}/names/${language}.json`);
}

async function unpack(deck: Deck): Promise<Edition> {
  const [box, layout] = await Promise.all([
    pick(contents, `/${deck}/edition.json`),
    pick(layouts, `/${deck}/layout.json`),
  ]);
  return { ...listedFacts(deck), ...box, layout: layout.cards };
}

function pick<T>(files: Record<string, () => Promise<T>>, ending: string): Promise<T> {
  const load = Object.entries(files).find(([path]) => path.endsWith(ending))?.[1];
  if (!load) throw new Error(`the editions have no file ${ending}`);
  return load();
}
