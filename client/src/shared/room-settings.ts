/** Which games, modes, editions and decks go together in the settings of a room; whether they can be played, the room says. */
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
export const COLOURS = ["blue", "orange", "red"] as const;
/** More than these no room takes. */
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

/** How many play: the fewest and the most. */
export function playerRange(settings: Settings): readonly [number, number] {
  const seats = gamesInForce(settings).map((game) => gameOf(game)?.seats ?? ANY_NUMBER);
  if (!seats.length) return ANY_NUMBER;
  return [Math.max(...seats.map(([fewest]) => fewest)), Math.min(...seats.map(([, most]) => most))];
}

/** The way to play that a mode belongs to: games with a mode of their own are single games. */
export const modeGroupOf = (mode: Mode): Mode => (onlyGameOf(mode) ? "single" : mode);

/** The games to choose from in a mode. */
export function gamesToChoose(mode: Mode): readonly string[] {
  const entry = modeOf(mode);
  return !entry || entry.fixed ? [] : entry.games;
}

/** Whether several games may be chosen in a mode. */
export const allowsSeveral = (mode: Mode): boolean => modeOf(mode)?.several ?? false;

/** The games that stand for the settings in a picture, each once, however often it is played. */
export const gamesPictured = (settings: Settings): readonly string[] => [
  ...new Set(gamesInForce(settings)),
];

/** The edition to begin with: the one in the player's language, if there is one. */
export function defaultPreset(teams: boolean): string {
  const fitting = allPresets().filter((preset) => preset.teams === teams);
  const own = fitting.find((preset) => preset.language === language());
  return (own ?? fitting[0])?.name ?? "";
}

/** What a room begins with that nobody has chosen anything for. */
export const defaultSettings = (): Settings =>
  fitSettings({ ...firstSettings(), preset: defaultPreset(false) });

/** Settings for another mode: what does not fit it is put back to the usual. */
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

/** A preset brings its own deck unless one of somebody's own was chosen, its own ties and, in a series, its own games. */
export function withPreset(settings: Settings, preset: string): Settings {
  const deck = isCustom(settings.deck ?? "") ? settings.deck : null;
  const fresh = { ...settings, preset, deck, tie: null, tie_game: null, options: {} };
  return fitSettings(allowsSeveral(settings.mode) ? { ...fresh, games: [] } : fresh);
}

/** The games that so many can play, but not without end. */
export const playableBy = (count: number): readonly Game[] =>
  allGames().filter(({ seats: [, most], endless }) => most >= count && !endless);

/** Settings in which everything goes together: teams have editions and a deck of their own. */
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

/** A game that is chosen for its own sake comes with the options that its rules propose for that. */
function withProposals(settings: Settings): Settings {
  const proposed = settings.games.flatMap((game) => {
    const { proposes = {} } = gameOf(game) ?? {};
    const isNew = Object.keys(proposes).length > 0 && settings.options[game] === undefined;
    return isNew ? [[game, proposes] as const] : [];
  });
  return { ...settings, options: { ...settings.options, ...Object.fromEntries(proposed) } };
}
