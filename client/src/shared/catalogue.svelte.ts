/** What can be played on this server: the games, the ways to play them and the editions, as its catalogue has them. */
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
/** What `GET /api/games` answers. */
export type Catalogue = Omit<wire.Catalogue, "games" | "options"> &
  Described & { readonly games: readonly GameEntry[] };

export interface Game extends GameEntry {
  /** Whether it came with a package of its own. */
  readonly packaged: boolean;
  /** The address of its own picture, as long as the page is open. */
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

/** All of them, in the order of the offer; none before the server has told. */
export const allGames = (): readonly Game[] => known.games;
export const allModes = (): readonly ModeEntry[] => known.modes;
export const allPresets = (): readonly Preset[] => known.presets;
/** What may be chosen in every game of cards. */
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

/** Whether the server is missing an extra; as long as it has not answered, none is missing. */
export const isMissing = (extra: Catalogue["missing"][number]): boolean =>
  known.missing.includes(extra);

/** What a new room begins with. */
export function firstSettings(): Settings {
  if (!known.settings) throw new Error("the catalogue has not come yet");
  return known.settings;
}

/** Takes in what a server can play. */
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

/** Asks the server, once. */
export const loadCatalogue = (): Promise<void> => load("api/games");

/** Shown as a picture, an SVG runs no scripts and fetches nothing. */
const urlOf = (picture: string | null): string | undefined =>
  picture === null
    ? undefined
    : URL.createObjectURL(new Blob([picture], { type: "image/svg+xml" }));
