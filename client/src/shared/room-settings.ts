/** Keeps the games, mode, edition and deck in a room's settings consistent; the room decides whether they can be played. */
import { isCustom } from "../editions/edition";
import { language } from "../i18n/i18n.svelte";
import type { Mode, Settings } from "../protocol/messages";
import {
  allGames,
  allPresets,
  firstSettings,
  gameOf,
  modeOf,
  onlyGameOf,
  presetOf,
  type Game,
} from "./catalogue.svelte";

export const LEVELS = ["slow", "child", "casual", "sharp", "expert", "lightning"] as const;
export const TEAM_COLOURS = ["blue", "orange", "red"] as const;
/** The most games that a room accepts. */
const MAX_GAMES = 20;

const isInTeams = (game: string | undefined): boolean => gameOf(game ?? "")?.teams ?? false;

/** The games that are played in a room, or chosen from, in their order. */
export function gamesInForce({ mode, games, preset }: Settings): readonly string[] {
  const alone = onlyGameOf(mode);
  if (alone) return [alone.name];
  const entry = modeOf(mode);
  if (!entry || (games.length && !entry.fixed)) return games;
  if (!entry.several) return entry.games;
  return presetOf(preset)?.games.filter((game) => entry.games.includes(game)) ?? [];
}

/** Whether teams play. */
export const playsInTeams = (settings: Settings): boolean => gamesInForce(settings).some(isInTeams);

const ANY_NUMBER = [1, 8] as const;

/** The smallest and largest number of players. */
export function playerRange(settings: Settings): readonly [number, number] {
  const seats = gamesInForce(settings).map((game) => gameOf(game)?.seats ?? ANY_NUMBER);
  if (!seats.length) return ANY_NUMBER;
  return [Math.max(...seats.map(([fewest]) => fewest)), Math.min(...seats.map(([, most]) => most))];
}

/** The mode to show: a game with its own mode counts as a single game. */
export const modeGroupOf = (mode: Mode): Mode => (onlyGameOf(mode) ? "single" : mode);

/** The games to choose from in a mode. */
export function gamesToChoose(mode: Mode): readonly string[] {
  const entry = modeOf(mode);
  return !entry || entry.fixed ? [] : entry.games;
}

/** Whether several games may be chosen in a mode. */
export const allowsSeveral = (mode: Mode): boolean => modeOf(mode)?.several ?? false;

/** The games to picture for these settings, without duplicates. */
export const gamesPictured = (settings: Settings): readonly string[] => [
  ...new Set(gamesInForce(settings)),
];

/** More pictures than this would be too small on a table. */
export const MAX_PICTURES_ON_TABLE = 5;

/** The games of a series in their order, as often as they are played; otherwise those to picture. */
export const gamesInOrder = (settings: Settings): readonly string[] =>
  modeOf(settings.mode)?.repeats ? gamesInForce(settings) : gamesPictured(settings);

/** The initial edition: one in the player's language, if there is one. */
export function defaultPreset(teams: boolean): string {
  const fitting = allPresets().filter((preset) => preset.teams === teams);
  const own = fitting.find((preset) => preset.language === language());
  return (own ?? fitting[0])?.name ?? "";
}

/** The settings of a room in which nothing was chosen yet. */
export const defaultSettings = (): Settings =>
  fitSettings({ ...firstSettings(), preset: defaultPreset(false) });

/** Settings for another mode: what does not fit it is reset. */
export function withMode(settings: Settings, mode: Mode): Settings {
  const choice = gamesToChoose(mode);
  const fitting = settings.games.filter((game) => choice.includes(game));
  const games = allowsSeveral(mode) ? [] : [fitting[0] ?? choice[0] ?? ""];
  return fitSettings({ ...settings, mode, games: choice.length ? games : [] });
}

/** Settings after a tap on a game. */
export function withGame(settings: Settings, game: string): Settings {
  const { mode: ownMode } = gameOf(game) ?? {};
  if (ownMode) return fitSettings({ ...settings, mode: ownMode, games: [] });
  if (onlyGameOf(settings.mode)) return fitSettings({ ...settings, mode: "single", games: [game] });
  const entry = modeOf(settings.mode);
  if (!entry?.several) return fitSettings({ ...settings, games: [game] });
  const others = settings.games.filter((each) => isInTeams(each) === isInTeams(game));
  if (!entry.repeats && others.includes(game))
    return fitSettings({ ...settings, games: others.filter((each) => each !== game) });
  return fitSettings({ ...settings, games: [...others, game].slice(0, MAX_GAMES) });
}

/** Settings without one of the games of a series. */
export const withoutGame = (settings: Settings, place: number): Settings =>
  fitSettings({ ...settings, games: settings.games.filter((_, number) => number !== place) });

/** A preset replaces the deck unless it is a custom one, the tie rule, the options and, in a series, the games. */
export function withPreset(settings: Settings, preset: string): Settings {
  const deck = isCustom(settings.deck ?? "") ? settings.deck : null;
  const fresh = { ...settings, preset, deck, tie: null, tie_game: null, options: {} };
  return fitSettings(allowsSeveral(settings.mode) ? { ...fresh, games: [] } : fresh);
}

/** The games for this many players, without endless ones. */
export const playableBy = (count: number): readonly Game[] =>
  allGames().filter(({ seats: [, most], endless }) => most >= count && !endless);

/** Makes settings consistent: team games need an edition for teams, and its deck. */
export function fitSettings(settings: Settings): Settings {
  const teams = needsTeams(settings);
  const preset =
    presetOf(settings.preset)?.teams === teams ? settings.preset : defaultPreset(teams);
  const { first } = modeOf(settings.mode) ?? {};
  const lacksFirst = first && settings.games.length > 0 && !settings.games.includes(first);
  return withProposals({
    ...settings,
    preset,
    deck: teams ? null : settings.deck,
    games: lacksFirst ? [first, ...settings.games] : settings.games,
  });
}

function needsTeams({ mode, games, preset }: Settings): boolean {
  const entry = modeOf(mode);
  const [chosen] = games;
  if (chosen !== undefined) return isInTeams(chosen);
  const possible = entry?.games.some(isInTeams) ?? false;
  return possible && (entry?.fixed === true || presetOf(preset)?.teams === true);
}

/** Adds the options that a chosen game's rules propose, unless options were set for it already. */
function withProposals(settings: Settings): Settings {
  const proposed = settings.games.flatMap((game) => {
    const { proposes = {} } = gameOf(game) ?? {};
    const isNew = Object.keys(proposes).length > 0 && settings.options[game] === undefined;
    return isNew ? [[game, proposes] as const] : [];
  });
  return { ...settings, options: { ...settings.options, ...Object.fromEntries(proposed) } };
}
