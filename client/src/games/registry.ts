/** Which view draws a game. Each family is fetched when one of its games is first played. */
import type { Component } from "svelte";
import { once } from "../device/once";
import type { CardGameProps, DiceGameProps } from "./play";

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

export const DICE = "island_dice";

export const loadCardGame = once(async (game: string): Promise<CardGame> => {
  const load = CARD_GAMES[game];
  if (!load) throw new Error(`there is no view of ${game}`);
  return (await load()).default;
});

export const loadDice = async (): Promise<DiceGame> => (await import("./dice/Dice.svelte")).default;
