/** The options of single games that a lobby offers, with their values as the rules name them. */

import type { Settings } from "../room/frames";

export interface Option {
  readonly game: string;
  readonly option: string;
  readonly values: readonly string[];
}

const PENALTY = { option: "penalty", values: ["lock", "freeze", "none"] };

const OWN: Readonly<Record<string, readonly Omit<Option, "game">[]>> = {
  well: [{ option: "end", values: ["first_out", "last_left"] }],
  hot_potato: [{ option: "rounds", values: ["1", "3", "5", "8", "deck"] }],
  catch_them_all: [{ option: "last_round", values: ["short", "none"] }],
  ports: [
    { option: "own_isolated", values: ["allow", "forbid"] },
    { option: "centre", values: ["seven", "single"] },
    { option: "ports", values: ["standard", "mirrored"] },
  ],
};

export const optionsOf = (game: string): Option[] =>
  [...(OWN[game] ?? []), PENALTY].map((each) => ({ ...each, game }));

/** Settings with an option of a game; without a value it is as usual again. */
export function withOption(
  settings: Settings,
  game: string,
  option: string,
  value: string,
): Settings {
  const others = Object.entries(settings.options[game] ?? {}).filter(([name]) => name !== option);
  const chosen = value ? [[option, Number(value) || value] as const] : [];
  const changed = Object.fromEntries([...others, ...chosen]);
  return { ...settings, options: { ...settings.options, [game]: changed } };
}
