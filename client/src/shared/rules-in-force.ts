/** Which rules apply at a table: the host's choice, else the edition's, else the default. */
import { orderOf } from "../editions/edition";
import type { Settings, TieRule } from "../protocol/messages";
import type { OptionValue } from "../protocol/types";
import { firstPreset, gameOf, modeOf, presetOf } from "./catalogue.svelte";
import { playsInTeams } from "./room-settings";

export type RuleOptions = Readonly<Record<string, OptionValue>>;

/** The default options of a game. */
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

/** Whether the mode fixes an option, so that the table cannot choose it. */
export const isFixedByMode = (mode: Settings["mode"], game: string, option: string): boolean =>
  modeOf(mode)?.decides[game]?.[option] !== undefined;

export const deckInForce = ({ deck, preset }: Settings): string =>
  deck ?? presetOf(preset)?.deck ?? "";

export const tieInForce = (settings: Settings): TieRule =>
  playsInTeams(settings) ? "shared" : (settings.tie ?? presetOf(settings.preset)?.tie ?? "shared");

type TextValues = Readonly<Record<string, string | number>>;

/** The points that end an island game or adventure by default. */
export const USUAL_TARGET = 10;

/** Default values for the variables of the rules' texts; zero means no number. */
const USUAL = {
  ...{ penalty: "freeze", length: 0, picks: "unplayed", joker_next_turn: "no", award_zero: "no" },
  ...{ teams: "any", places: 0, small_table: "no", wins: 1, rounds: 0 },
};

/** The variables for the texts of a topic's rules; without a table, the defaults. */
export function ruleValues(topic: string, settings?: Settings): TextValues {
  const options = settings ? optionsInForce(settings, topic) : usualOptions(topic);
  return {
    ...USUAL,
    tie: firstPreset()?.tie ?? "",
    ...(settings && valuesOfTable(settings, options)),
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

function valuesOfTable(settings: Settings, options: RuleOptions): TextValues {
  const places = openPlaces(orderOf(deckInForce(settings)));
  return {
    tie: tieInForce(settings),
    length: settings.length ?? 0,
    picks: settings.picks,
    joker_next_turn: settings.joker_next_turn ? "yes" : "no",
    teams: playsInTeams(settings) ? "yes" : "no",
    places,
    small_table: Number(options["places"] ?? places) < places ? "yes" : "no",
  };
}

/** The number of open cards among which three always share a symbol. */
const openPlaces = (order: number): number => order && order + (order % 2 ? 2 : 3);

/** Options as text variables: booleans become yes or no; only strings and numbers are kept besides. */
function sayable(options: RuleOptions): TextValues {
  const values = Object.entries(options).flatMap(([option, value]) => {
    if (typeof value === "boolean") return [[option, value ? "yes" : "no"] as const];
    return typeof value === "string" || typeof value === "number" ? [[option, value] as const] : [];
  });
  return Object.fromEntries(values);
}
