/** Loads what a game needs before it can be drawn: its view, its edition and its pictures. */
import type { Component } from "svelte";
import { loadDeck, type LoadedDeck } from "../cards/load-deck";
import { isCustom, isDeck, isPlane } from "../editions/edition";
import { language } from "../i18n/i18n.svelte";
import type { PlayView } from "../protocol/play";
import { loadCardTable, loadDiceGame } from "./registry";
import type { CardGameProps, DiceGameProps } from "./types";

interface LoadedDice {
  readonly kind: "dice";
  readonly game: string;
  readonly View: Component<DiceGameProps>;
}

export interface LoadedCards extends LoadedDeck {
  readonly kind: "cards";
  readonly game: string;
  readonly View: Component<CardGameProps>;
}

export type LoadedGame = LoadedDice | LoadedCards;

async function loadGame(
  kind: PlayView["kind"],
  game: string,
  deck: string,
  spoken: string,
): Promise<LoadedGame> {
  if (kind === "dice") return { kind, game, View: await loadDiceGame() };
  const [View, loaded] = await Promise.all([loadCardTable(), loadAnyDeck(deck, spoken)]);
  return { kind, game, View, ...loaded };
}

/** Loads any deck: a built-in one, a custom one, or numbers in place of one that no longer exists. */
export function loadAnyDeck(deck: string, spoken: string): Promise<LoadedDeck> {
  if (isPlane(deck)) return loadPlane(deck, spoken);
  if (!isDeck(deck)) throw new Error(`there are no pictures of ${deck}`);
  return loadDeck(deck, spoken);
}

/** Loads a custom deck, or numbers in place of its pictures if it no longer exists. */
async function loadPlane(deck: string, spoken: string): Promise<LoadedDeck> {
  if (isCustom(deck)) {
    const { loadCustomNames, DeckGone, loadCustomEdition } = await import("../editions/custom");
    try {
      const [edition, names] = await Promise.all([
        loadCustomEdition(deck),
        loadCustomNames(deck, spoken),
      ]);
      return { edition, names };
    } catch (failure) {
      if (!(failure instanceof DeckGone)) throw failure;
    }
  }
  const { numberedEdition, numbersOf } = await import("../editions/numbered");
  const edition = numberedEdition(deck);
  return { edition, names: numbersOf(edition) };
}

/** Loads what the current game needs, and reloads it when the game, its deck or the language changes. */
export class GameAssets {
  failed = $state(false);
  #last = $state.raw<{ readonly loaded: LoadedGame; readonly deck: string }>();
  readonly #play: () => PlayView | null | undefined;

  constructor(play: () => PlayView | null | undefined) {
    this.#play = play;
    const kind = $derived(play()?.kind);
    const game = $derived(play()?.game);
    const deck = $derived(play()?.deck);
    $effect(() => {
      if (kind === undefined || game === undefined || deck === undefined) return;
      let current = true;
      loadGame(kind, game, deck, language()).then(
        (loaded) => {
          if (current) [this.#last, this.failed] = [{ loaded, deck }, false];
        },
        () => {
          if (current) this.failed = true;
        },
      );
      return () => {
        current = false;
      };
    });
  }

  /** Undefined until everything for the current game and its deck has loaded. */
  get loaded(): LoadedGame | undefined {
    const play = this.#play();
    const { loaded, deck } = this.#last ?? {};
    return loaded?.game === play?.game && deck === play?.deck ? loaded : undefined;
  }

  get cards(): LoadedCards | undefined {
    return this.loaded?.kind === "cards" ? this.loaded : undefined;
  }
}
