/** A built-in deck, ready to be drawn: its cards, the names of its symbols and their pictures. */
import { loadEdition, loadNames } from "../editions/built-in";
import type { Deck, Edition, Names } from "../editions/edition";
import { loadSprite } from "./sprite";

export interface LoadedDeck {
  readonly edition: Edition;
  readonly names: Names;
}

export async function loadDeck(deck: Deck, language: string): Promise<LoadedDeck> {
  const [edition, names] = await Promise.all([
    loadEdition(deck),
    loadNames(deck, language),
    loadSprite(deck),
  ]);
  return { edition, names };
}

/** Loads the cards and their pictures, without names. */
export async function loadCards(deck: Deck): Promise<Edition> {
  const [edition] = await Promise.all([loadEdition(deck), loadSprite(deck)]);
  return edition;
}
