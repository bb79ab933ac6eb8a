/** The built-in editions, each loaded when it is first needed. */
import decks from "virtual:decks";
import { once } from "../lib/once";
import { listedFacts, type Deck, type Edition, type Names } from "./edition";

type Contents = Pick<Edition, "id" | "symbols" | "layout">;

const names = import.meta.glob<Names>("@editions/*/names/*.json", { import: "default" });

export const loadEdition = once(async (deck: Deck): Promise<Edition> => {
  const load = decks[deck];
  if (!load) throw new Error(`there is no deck ${deck}`);
  return { ...listedFacts(deck), ...((await load()).default as Contents) };
});

export async function loadNames(deck: Deck, language: string): Promise<Names> {
  const ending = `/${deck}/names/${language}.json`;
  const load = Object.entries(names).find(([path]) => path.endsWith(ending))?.[1];
  if (!load) throw new Error(`the deck ${deck} has no names in ${language}`);
  return load();
}
