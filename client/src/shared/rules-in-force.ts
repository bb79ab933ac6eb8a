/** Which rules are in force at a table: what the host chose, else the edition's, else the usual. */
import type { Settings, TieRule } from "../protocol/messages";
import { inTeams } from "./game-catalogue";
import facts from "./rule-facts.json";

export type RuleOptions = Readonly<Record<string, string | number>>;
type ByGame = Readonly<Record<string, RuleOptions>>;

interface Preset {
  readonly deck: string;
  readonly games: readonly string[];
  readonly tie: TieRule;
  readonly options: ByGame;
}

const USUAL: ByGame = facts.games;
const TOURNAMENT: ByGame = facts.tournament;
const PRESETS = facts.presets as unknown as Readonly<Record<string, Preset>>;

export function presetOf(name: string): Preset {
  const { classic, [name]: preset = classic } = PRESETS;
  if (!preset) throw new Error("there are no presets");
  return preset;
}

export function optionsInForce(settings: Settings, game: string): RuleOptions {
  const chosen = settings.options[game] ?? {};
  return {
    ...USUAL[game],
    ...presetOf(settings.preset).options[game],
    ...(chosen as RuleOptions),
    ...(settings.mode === "tournament" ? TOURNAMENT[game] : {}),
  };
}

/** Whether the mode decides an option, and not the table. */
export const isDecided = (mode: Settings["mode"], game: string, option: string): boolean =>
  mode === "tournament" && TOURNAMENT[game]?.[option] !== undefined;

export const deckInForce = ({ deck, preset }: Settings): string => deck ?? presetOf(preset).deck;

export const tieInForce = (settings: Settings): TieRule =>
  inTeams(settings) ? "shared" : (settings.tie ?? presetOf(settings.preset).tie);

/** What the rules of a topic depend on, as their texts ask for it; away from a table, the usual. */
export function ruleValues(topic: string, settings?: Settings): RuleOptions {
  const usual = { penalty: "freeze", tie: "hot_potato", length: 0, joker_next_turn: "no" };
  if (!settings) return { ...usual, ...USUAL[topic] };
  return {
    ...usual,
    ...optionsInForce(settings, topic),
    tie: tieInForce(settings),
    length: settings.length ?? 0,
    joker_next_turn: settings.joker_next_turn ? "yes" : "no",
  };
}
