/** Which view draws a game. Each family is fetched when one of its games is first played. */
import type { Component } from "svelte";
import { once } from "../lib/once";
import type { CardGameProps, DiceGameProps } from "./types";

type CardGame = Component<CardGameProps>;
type DiceGame = Component<DiceGameProps>;

const piles = () => import("./piles/Piles.svelte");
const targets = () => import("./targets/Targets.svelte");
const island = () => import("./island/Island.svelte");

const CARD_GAMES: Readonly<Record<string, () => Promise<{ default: CardGame }>>> = {
  practice: piles,
  tower: piles,
  well: piles,
  duel: piles,
  poisoned_gift: targets,
  hot_potato: targets,
  catch_them_all: targets,
  knights: targets,
  triplets: () => import("./triplets/Triplets.svelte"),
  welcome: island,
  ports: island,
  longest_route: island,
  barbarians: island,
};

export const ISLAND_DICE = "island_dice";

const DICE_GAMES: Readonly<Record<string, () => Promise<{ default: DiceGame }>>> = {
  [ISLAND_DICE]: () => import("./dice/Dice.svelte"),
};

export const loadCardGame = once((game: string) => load(CARD_GAMES, game));
export const loadDice = once((game: string) => load(DICE_GAMES, game));

async function load<View>(
  views: Readonly<Record<string, () => Promise<{ default: View }>>>,
  game: string,
): Promise<View> {
  const fetched = await views[game]?.();
  if (!fetched) throw new Error(`there is no view of ${game}`);
  return fetched.default;
}
