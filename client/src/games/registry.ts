/** Which view draws a game. Each family is fetched when one of its games is first played. */
import type { Component } from "svelte";
import { once } from "../lib/once";
import type { CardGameProps, DiceGameProps } from "./types";

type CardGame = Component<CardGameProps>;

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

export const loadCardGame = once(async (game: string): Promise<CardGame> => {
  const loaded = await CARD_GAMES[game]?.();
  if (!loaded) throw new Error(`there is no view of ${game}`);
  return loaded.default;
});

export async function loadDiceGame(): Promise<Component<DiceGameProps>> {
  return (await import("./dice/Dice.svelte")).default;
}
