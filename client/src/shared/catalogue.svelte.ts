/** The server's catalogue: its games, modes and editions. */
import { addTexts } from "../i18n/i18n.svelte";
import { requestJson } from "../lib/http";
import { once } from "../lib/once";
import type { Mode, Settings } from "../protocol/messages";
import type * as wire from "../protocol/types";

/** The part of JSON Schema that options are written in. */
export interface OptionSchema {
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly OptionSchema[];
  readonly default?: wire.OptionValue;
}

interface Described {
  readonly options: { readonly properties: Readonly<Record<string, OptionSchema>> };
}
type GameEntry = Omit<wire.GameEntry, "options"> & Described;
/** The response of `GET /api/games`. */
export type Catalogue = Omit<wire.Catalogue, "games" | "options"> &
  Described & { readonly games: readonly GameEntry[] };

export interface Game extends GameEntry {
  /** Whether it comes from an installed package, not from spotisle itself. */
  readonly packaged: boolean;
  /** An object URL of its picture, if it brings one. */
  readonly pictureUrl: string | undefined;
}
export type ModeEntry = wire.ModeEntry;
export type Preset = wire.PresetEntry;

const OWN_SOURCE = "spotisle";

interface Known {
  readonly games: readonly Game[];
  readonly modes: readonly ModeEntry[];
  readonly presets: readonly Preset[];
  readonly ties: Catalogue["ties"];
  readonly missing: Catalogue["missing"];
  readonly options: Described["options"];
  readonly settings: Settings | undefined;
}
let known = $state.raw<Known>({
  games: [],
  modes: [],
  presets: [],
  ties: [],
  missing: [],
  options: { properties: {} },
  settings: undefined,
});

/** All games in display order; empty until the catalogue is loaded. */
export const allGames = (): readonly Game[] => known.games;
export const allModes = (): readonly ModeEntry[] => known.modes;
export const allPresets = (): readonly Preset[] => known.presets;
/** The options of every card game. */
export const sharedOptions = (): Described["options"]["properties"] => known.options.properties;
export const tieRules = (): Catalogue["ties"] => known.ties;

export const gameOf = (name: string): Game | undefined =>
  known.games.find((game) => game.name === name);
export const modeOf = (mode: Mode): ModeEntry | undefined =>
  known.modes.find(({ name }) => name === mode);
export const firstPreset = (): Preset | undefined => known.presets[0];
export const presetOf = (name: string): Preset | undefined =>
  known.presets.find((preset) => preset.name === name) ?? firstPreset();

/** The one game of a mode that is no series: practice and dice. */
export const onlyGameOf = (mode: string): Game | undefined =>
  known.games.find((game) => game.mode === mode);

/** Whether the server lacks an extra; false until the catalogue is loaded. */
export const isMissing = (extra: Catalogue["missing"][number]): boolean =>
  known.missing.includes(extra);

/** The settings of a new room. */
export function firstSettings(): Settings {
  if (!known.settings) throw new Error("the catalogue has not come yet");
  return known.settings;
}

/** Stores a catalogue and adds the texts of its games. */
export function readCatalogue({ games, ...others }: Catalogue): void {
  for (const { texts } of games) if (Object.keys(texts).length) addTexts(texts);
  known = {
    ...others,
    games: games.map((game) => ({
      ...game,
      packaged: game.source !== OWN_SOURCE,
      pictureUrl: urlOf(game.picture),
    })),
  };
}

const load = once(async (address: string) => {
  readCatalogue(await requestJson<Catalogue>(address));
});

/** Loads the catalogue once; a failed load can be repeated. */
export const loadCatalogue = (): Promise<void> => load("api/games");

/** In an image element an SVG runs no scripts and fetches nothing. */
const urlOf = (picture: string | null): string | undefined =>
  picture === null
    ? undefined
    : URL.createObjectURL(new Blob([picture], { type: "image/svg+xml" }));
