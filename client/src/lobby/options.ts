/** The options that a lobby offers, as the games describe them, and what is chosen of them. */
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
import { isDecided, optionsInForce } from "../shared/rules-in-force";

export interface Option {
  readonly name: string;
  /** The games that it is set for, all at once. */
  readonly games: readonly string[];
  /** What it may be by name, the usual first; empty for a switch. */
  readonly words: readonly string[];
  /** The least and the most, if it may be a number as well. */
  readonly range: readonly [least: number, most: number] | undefined;
}

/** The word for an option that is left to the game. */
export const AS_USUAL = "usual";
/** How many cards are dealt of a deck that leaves some out. */
const CARDS = "cards";

function describe(name: string, schema: OptionSchema, games: readonly string[]): Option {
  const kinds = schema.anyOf ?? [schema];
  const words = kinds.flatMap((kind) => (kind.type === "null" ? [AS_USUAL] : (kind.enum ?? [])));
  const isUsual = (word: string) => word === String(schema.default ?? AS_USUAL);
  const number = kinds.find(({ type }) => type === "integer");
  return {
    name,
    games,
    words: words.map(String).sort((a, b) => Number(isUsual(b)) - Number(isUsual(a))),
    range: number && [number.minimum ?? 0, number.maximum ?? Infinity],
  };
}

export const isSwitch = ({ words, range }: Option): boolean => !words.length && !range;

/** What games bring themselves; those that describe an option in the same way share it. */
function ownOptions({ mode }: Settings, games: readonly string[]): Option[] {
  const found = new Map<string, { schema: OptionSchema; name: string; games: string[] }>();
  for (const game of games) {
    for (const [name, schema] of Object.entries(gameOf(game)?.options.properties ?? {})) {
      if (isDecided(mode, game, name)) continue;
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
  // Games that break a tie deal as many cards as the others.
  const dealt = allGames().filter(({ breaks_ties, packaged }) => breaks_ties && !packaged);
  const rivals = [...new Set([...games, ...dealt.map(({ name }) => name)])];
  const shared = Object.entries(sharedOptions())
    .filter(([name]) => name !== CARDS || spareCards)
    .map(([name, schema]) => describe(name, schema, name === CARDS ? rivals : games))
    .map((option) => ({ ...option, words: option.words.filter((word) => word !== AS_USUAL) }));
  return [...ownOptions(settings, games), ...shared];
}

/** Whether there is a deck to choose: teams have their own, and dice have none. */
export const hasDeckChoice = (settings: Settings): boolean =>
  !playsInTeams(settings) && onlyGameOf(settings.mode)?.kind !== "dice";

/** The value in force; undefined where the games differ. */
export function valueInForce(settings: Settings, { games, name }: Option): OptionValue | undefined {
  const values = games.map((game) => optionsInForce(settings, game)[name] ?? null);
  return values.every((value) => value === values[0]) ? values[0] : undefined;
}

/** Settings with an option; null leaves it to the game. */
export function withOption(settings: Settings, option: Option, value: OptionValue): Settings {
  const changed = option.games.map((game) => {
    const before = Object.entries(settings.options[game] ?? {});
    const others = before.filter(([name]) => name !== option.name);
    const chosen = value === null ? [] : [[option.name, value] as const];
    return [game, Object.fromEntries([...others, ...chosen])] as const;
  });
  return { ...settings, options: { ...settings.options, ...Object.fromEntries(changed) } };
}

/** What a word of an option stands for. */
export function valueOf(word: string): OptionValue {
  if (word === AS_USUAL) return null;
  return /^\d+$/.test(word) ? Number(word) : word;
}
