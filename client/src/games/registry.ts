/** Which view draws a game: one for all card games, one for dice. Each is loaded when it is first played. */
import type { Component } from "svelte";
import type { CardGameProps, DiceGameProps } from "./types";

export async function loadCardTable(): Promise<Component<CardGameProps>> {
  return (await import("./CardTable.svelte")).default;
}

export async function loadDiceGame(): Promise<Component<DiceGameProps>> {
  return (await import("./dice/Dice.svelte")).default;
}
