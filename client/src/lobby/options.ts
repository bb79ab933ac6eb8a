/** The options that a lobby offers, with their values as the rules name them. */
import { CLASSIC_GAMES } from "../shared/game-catalogue";
import { isDecided, optionsInForce } from "../shared/rules-in-force";
import type { Settings } from "../protocol/messages";

export interface Option {
  /** The games that it is set for. */
  readonly games: readonly string[];
  readonly option: string;
  readonly values: readonly string[];
}

const OWN: readonly Option[] = [
  { games: ["well"], option: "end", values: ["first_out", "last_left"] },
  { games: ["hot_potato"], option: "rounds", values: ["1", "3", "5", "8", "deck"] },
  { games: ["catch_them_all"], option: "last_round", values: ["short", "none"] },
  { games: ["ports"], option: "own_isolated", values: ["allow", "forbid"] },
  { games: ["ports"], option: "centre", values: ["seven", "single"] },
  { games: ["ports"], option: "ports", values: ["standard", "mirrored"] },
];

/** For the decks that leave two cards out: whether all games deal them, those that break ties too. */
const ALL_CARDS: Option = { games: CLASSIC_GAMES, option: "cards", values: ["55", "57"] };

/** What can be set for these games: their own options, the number of cards, and one penalty for all of them. */
export function optionsOf(
  games: readonly string[],
  mode: Settings["mode"],
  spareCards = false,
): Option[] {
  const own = OWN.filter(
    ({ games: [game = ""], option }) => games.includes(game) && !isDecided(mode, game, option),
  );
  const cards = spareCards ? [ALL_CARDS] : [];
  return [...own, ...cards, { games, option: "penalty", values: ["lock", "freeze", "none"] }];
}

/** The value in force; empty where the games differ. */
export function valueInForce(settings: Settings, { games, option, values }: Option): string {
  const all = new Set(games.map((game) => optionsInForce(settings, game)[option] ?? values[0]));
  const [value] = all;
  return all.size === 1 ? String(value) : "";
}

/** Settings with an option; without a value it is as usual again. */
export function withOption(settings: Settings, { games, option }: Option, value: string): Settings {
  const changed = games.map((game) => {
    const others = Object.entries(settings.options[game] ?? {}).filter(([name]) => name !== option);
    const chosen = value ? [[option, Number(value) || value] as const] : [];
    return [game, Object.fromEntries([...others, ...chosen])] as const;
  });
  return { ...settings, options: { ...settings.options, ...Object.fromEntries(changed) } };
}
