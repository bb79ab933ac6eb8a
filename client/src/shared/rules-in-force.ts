/** Which rules are in force at a table: what the host chose, else the edition's, else the usual. */
import { orderOf } from "../editions/edition";
import type { Settings, TieRule } from "../protocol/messages";
import type { OptionValue } from "../protocol/types";
import { firstPreset, gameOf, modeOf, presetOf } from "./catalogue.svelte";
import { playsInTeams } from "./room-settings";

export type RuleOptions = Readonly<Record<string, OptionValue>>;

/** What a game plays by, unless somebody chooses otherwise. */
function usualOptions(name: string): RuleOptions {
  const game = gameOf(name);
  if (!game) return {};
  const own = Object.entries(game.options.properties);
  const usual = own.map(([option, schema]) => [option, schema.default ?? null] as const);
  return { penalty: game.penalty, ...Object.fromEntries(usual) };
}

export function optionsInForce(settings: Settings, game: string): RuleOptions {
  return {
    ...usualOptions(game),
    ...presetOf(settings.preset)?.options[game],
    ...settings.options[game],
    ...modeOf(settings.mode)?.decides[game],
  };
}

/** Whether the mode decides an option, and not the table. */
export const isDecided = (mode: Settings["mode"], game: string, option: string): boolean =>
  modeOf(mode)?.decides[game]?.[option] !== undefined;

export const deckInForce = ({ deck, preset }: Settings): string =>
  deck ?? presetOf(preset)?.deck ?? "";

export const tieInForce = (settings: Settings): TieRule =>
  playsInTeams(settings) ? "shared" : (settings.tie ?? presetOf(settings.preset)?.tie ?? "shared");

type TextValues = Readonly<Record<string, string | number>>;

/** So many points end a game or an adventure of the island, where no other end was chosen. */
export const USUAL_TARGET = 10;

/** What the rules may ask for, where neither a game nor a table says it; zero stands for no number. */
const USUAL = {
  ...{ penalty: "freeze", length: 0, picks: "unplayed", joker_next_turn: "no", award_zero: "no" },
  ...{ teams: "any", places: 0, wins: 1, rounds: 0 },
};

/** What the rules of a topic depend on, as their texts ask for it; away from a table, the usual. */
export function ruleValues(topic: string, settings?: Settings): TextValues {
  const options = settings ? optionsInForce(settings, topic) : usualOptions(topic);
  return {
    ...USUAL,
    tie: firstPreset()?.tie ?? "",
    ...(settings && valuesOfTable(settings)),
    target: USUAL_TARGET,
    limit: limitOf(options),
    ...sayable(options),
  };
}

/** Whether a game ends after rounds, at points, or at either. */
function limitOf({ rounds, target }: RuleOptions): "rounds" | "points" | "either" {
  if (rounds == null) return "points";
  return target == null ? "rounds" : "either";
}

const valuesOfTable = (settings: Settings): TextValues => ({
  tie: tieInForce(settings),
  length: settings.length ?? 0,
  picks: settings.picks,
  joker_next_turn: settings.joker_next_turn ? "yes" : "no",
  teams: playsInTeams(settings) ? "yes" : "no",
  places: openPlaces(orderOf(deckInForce(settings))),
});

/** Among so many open cards three always share a symbol. */
const openPlaces = (order: number): number => order && order + (order % 2 ? 2 : 3);

/** Words and numbers; what is on or off becomes yes or no, and what is usual is left out. */
function sayable(options: RuleOptions): TextValues {
  const said = Object.entries(options).flatMap(([option, value]) => {
    if (typeof value === "boolean") return [[option, value ? "yes" : "no"] as const];
    return typeof value === "string" || typeof value === "number" ? [[option, value] as const] : [];
  });
  return Object.fromEntries(said);
}
