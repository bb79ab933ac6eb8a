/** The options that a lobby offers, as the games describe them, and their values. */
import type { Settings } from "../protocol/messages";
import type { OptionValue } from "../protocol/types";
import {
  allGames,
  gameOf,
  onlyGameOf,
  sharedOptions,
  type OptionSchema,
} from "../shared/catalogue.svelte";
import { gamesInForce, playsInTeams } from "../shared/room-settings";
import { isFixedByMode, optionsInForce } from "../shared/rules-in-force";

export interface Option {
  readonly name: string;
  /** The games that it is set for, all at once. */
  readonly games: readonly string[];
  /** Its named values, the default first; empty for a switch. */
  readonly words: readonly string[];
  /** The least and the most, if it may also be a number. */
  readonly range: readonly [least: number, most: number] | undefined;
}

/** The word for an option that keeps the game's default. */
export const DEFAULT_WORD = "usual";
/** The option for how many cards are dealt from a deck with spare cards. */
const CARDS = "cards";

function describe(name: string, schema: OptionSchema, games: readonly string[]): Option {
  const kinds = schema.anyOf ?? [schema];
  const words = kinds.flatMap((kind) =>
    kind.type === "null" ? [DEFAULT_WORD] : (kind.enum ?? []),
  );
  const isUsual = (word: string) => word === String(schema.default ?? DEFAULT_WORD);
  const number = kinds.find(({ type }) => type === "integer");
  return {
    name,
    games,
    words: words.map(String).sort((a, b) => Number(isUsual(b)) - Number(isUsual(a))),
    range: number && [number.minimum ?? 0, number.maximum ?? Infinity],
  };
}

export const isSwitch = ({ words, range }: Option): boolean => !words.length && !range;

/** The games' own options; games that describe an option in the same way share it. */
function ownOptions({ mode }: Settings, games: readonly string[]): Option[] {
  const found = new Map<string, { schema: OptionSchema; name: string; games: string[] }>();
  for (const game of games) {
    for (const [name, schema] of Object.entries(gameOf(game)?.options.properties ?? {})) {
      if (isFixedByMode(mode, game, name)) continue;
      const key = name + JSON.stringify(schema);
      found.set(key, { schema, name, games: [...(found.get(key)?.games ?? []), game] });
    }
  }
  return [...found.values()].map(({ name, schema, games }) => describe(name, schema, games));
}

/** What can be set for a room: the options of its games, how many cards are dealt, and one penalty for all. */
export function optionsOf(settings: Settings, spareCards: boolean): Option[] {
  const games = [...new Set(gamesInForce(settings))].filter((game) => !gameOf(game)?.mode);
  if (!games.length) return [];
  // Tie-break games deal as many cards as the others.
  const dealt = allGames().filter(({ breaks_ties, packaged }) => breaks_ties && !packaged);
  const rivals = [...new Set([...games, ...dealt.map(({ name }) => name)])];
  const shared = Object.entries(sharedOptions())
    .filter(([name]) => name !== CARDS || spareCards)
    .map(([name, schema]) => describe(name, schema, name === CARDS ? rivals : games))
    .map((option) => ({ ...option, words: option.words.filter((word) => word !== DEFAULT_WORD) }));
  return [...ownOptions(settings, games), ...shared];
}

/** Whether a deck can be chosen: team games have their own, and dice have none. */
export const hasDeckChoice = (settings: Settings): boolean =>
  !playsInTeams(settings) && onlyGameOf(settings.mode)?.kind !== "dice";

/** The value in force; undefined where the games differ. */
export function valueInForce(settings: Settings, { games, name }: Option): OptionValue | undefined {
  const values = games.map((game) => optionsInForce(settings, game)[name] ?? null);
  return values.every((value) => value === values[0]) ? values[0] : undefined;
}

/** The settings with an option changed; null restores the game's default. */
export function withOption(settings: Settings, option: Option, value: OptionValue): Settings {
  const changed = option.games.map((game) => {
    const before = Object.entries(settings.options[game] ?? {});
    const others = before.filter(([name]) => name !== option.name);
    const chosen = value === null ? [] : [[option.name, value] as const];
    return [game, Object.fromEntries([...others, ...chosen])] as const;
  });
  return { ...settings, options: { ...settings.options, ...Object.fromEntries(changed) } };
}

/** The value that a word of an option stands for. */
export function valueOf(word: string): OptionValue {
  if (word === DEFAULT_WORD) return null;
  return /^\d+$/.test(word) ? Number(word) : word;
}
