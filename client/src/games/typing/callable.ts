/** What can be claimed by name in each game: the symbols of the card one searches with, and on which cards. */
import { symbolsOf } from "../../editions/plane";
import type { Spot } from "../flights";

export interface Choice {
  readonly spot: Spot;
  readonly claim: (when: number) => void;
}

export interface Callable {
  readonly symbol: number;
  /** More than one: the symbol is on several cards, and the claim has to say which. */
  readonly choices: readonly Choice[];
}

export interface Goal {
  readonly spot: Spot;
  readonly card: number | null;
  readonly claim: (symbol: number, when: number) => void;
}

/** A symbol of one's card is claimed where it lies; where it lies nowhere, the claim is wrong like any other. */
export function callableOn(order: number, card: number, goals: readonly Goal[]): Callable[] {
  const there = goals.filter((goal) => goal.card !== null);
  return symbolsOf(order, card).map((symbol) => {
    const bearing = there.filter(
      (goal) => goal.card !== null && symbolsOf(order, goal.card).includes(symbol),
    );
    const meant = bearing.length ? bearing : there.slice(0, 1);
    const choices = meant.map(({ spot, claim }) => ({
      spot,
      claim: (when: number) => {
        claim(symbol, when);
      },
    }));
    return { symbol, choices };
  });
}
