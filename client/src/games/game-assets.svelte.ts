/** What a game needs on the table before it can be drawn: its view, its box and its pictures. */
import type { Component } from "svelte";
import { loadSprite } from "../cards/sprite";
import { isCustom, isDeck, isPlane, type Edition, type Names } from "../editions/edition";
import { loadNames, loadEdition } from "../editions/built-in";
import type { CardGameProps, DiceGameProps } from "./types";
import { ISLAND_DICE } from "../shared/game-catalogue";
import { loadCardGame, loadDiceGame } from "./registry";
import { language } from "../i18n/i18n.svelte";

export type LoadedGame =
  | { readonly game: string; readonly Dice: Component<DiceGameProps> }
  | {
      readonly game: string;
      readonly Cards: Component<CardGameProps>;
      readonly edition: Edition;
      readonly names: Names;
    };

async function loadGame(game: string, deck: string, spoken: string): Promise<LoadedGame> {
  if (game === ISLAND_DICE) return { game, Dice: await loadDiceGame() };
  const [Cards, [edition, names]] = await Promise.all([loadCardGame(game), loadDeck(deck, spoken)]);
  return { game, Cards, edition, names };
}

async function loadDeck(deck: string, spoken: string): Promise<[Edition, Names]> {
  if (isPlane(deck)) return loadPlane(deck, spoken);
  if (!isDeck(deck)) throw new Error(`there are no pictures of ${deck}`);
  const [edition, names] = await Promise.all([
    loadEdition(deck),
    loadNames(deck, spoken),
    loadSprite(deck),
  ]);
  return [edition, names];
}

/** Somebody's own deck; where it is gone, numbers stand for its pictures. */
async function loadPlane(deck: string, spoken: string): Promise<[Edition, Names]> {
  if (isCustom(deck)) {
    const { loadCustomNames, DeckGone, loadCustomEdition } = await import("../editions/custom");
    try {
      return await Promise.all([loadCustomEdition(deck), loadCustomNames(deck, spoken)]);
    } catch (failure) {
      if (!(failure instanceof DeckGone)) throw failure;
    }
  }
  const { numberedEdition, numbersOf } = await import("../editions/numbered");
  const edition = numberedEdition(deck);
  return [edition, numbersOf(edition)];
}

/** Fetches what the present game needs, again when the game, its deck or the language changes. */
export class GameAssets {
  loaded = $state.raw<LoadedGame>();
  failed = $state(false);

  constructor(game: () => string | undefined, deck: () => string | undefined) {
    $effect(() => {
      const [wanted, box] = [game(), deck()];
      if (wanted === undefined || box === undefined) return;
      let current = true;
      loadGame(wanted, box, language()).then(
        (loaded) => {
          if (current) [this.loaded, this.failed] = [loaded, false];
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
}
