/** The games and modes on offer, and which settings fit together; whether they can be played, the room says. */
import { DECKS, isCustom } from "../editions/edition";
import { packagedGame, packagedGames } from "./packaged-games.svelte";
import type { Mode, Settings, TieRule } from "../protocol/messages";

export const CLASSIC_GAMES = [
  "tower",
  "well",
  "hot_potato",
  "catch_them_all",
  "poisoned_gift",
  "triplets",
  "duel",
] as const;
export const ISLAND_GAMES = ["welcome", "ports", "longest_route", "barbarians", "knights"] as const;
export const ISLAND_DICE = "island_dice";
export const PRACTICE = "practice";
export const GAMES: readonly string[] = [...CLASSIC_GAMES, ...ISLAND_GAMES, ISLAND_DICE, PRACTICE];

export const MODES = ["single", "series", "tournament", "beginner", "adventure"] as const;
export const LEVELS = ["slow", "child", "casual", "sharp", "expert", "lightning"] as const;
export const COLOURS = ["blue", "orange", "red"] as const;
export const TIES: readonly TieRule[] = ["hot_potato", "knockout", "minigame", "shared"];
/** The rules of each deck's box, and those of boxes that differ from it by language. */
export const PRESETS: readonly string[] = [
  ...DECKS,
  "classic-it",
  "beach-pl",
  "beach-da",
  "island-pl",
  "island-en",
];

export const DEFAULT_SETTINGS: Settings = {
  mode: "single",
  preset: "classic",
  games: ["tower"],
  deck: null,
  options: {},
  random_order: false,
  tie: null,
  tie_game: null,
  length: null,
  joker_next_turn: false,
  turn_seconds: 0,
  coach: true,
  next_seconds: 0,
  picks: "unplayed",
  latecomers: true,
  adaptive_bots: false,
  pace: "off",
};

export const isIsland = (game: string): boolean =>
  (ISLAND_GAMES as readonly string[]).includes(game) || (packagedGame(game)?.teams ?? false);

/** Whether teams play. */
export function inTeams({ mode, games }: Settings): boolean {
  if (mode === "adventure" || mode === "beginner") return true;
  return mode !== "dice" && mode !== "practice" && games.some(isIsland);
}

/** How many play: the fewest and the most. */
export function players(settings: Settings): readonly [number, number] {
  const { mode, games } = settings;
  if (mode === "dice" || mode === "practice") return [1, 8];
  const packaged = mode === "single" ? packagedGame(games[0] ?? "") : undefined;
  if (packaged) return packaged.seats;
  if (inTeams(settings)) return [2, 6];
  return [2, mode === "single" && games[0] === "duel" ? 2 : 8];
}

/** The games to choose from in a mode; several may be chosen in a series and a tournament. */
export function choosable(mode: Mode): readonly string[] {
  if (mode === "adventure") return [];
  if (mode === "beginner") return ISLAND_GAMES;
  const packaged = packagedGames()
    .filter(({ tournament }) => mode !== "tournament" || tournament)
    .map(({ name }) => name);
  if (mode === "tournament")
    return [...CLASSIC_GAMES.filter((game) => game !== "duel"), ...packaged];
  return [...(mode === "series" ? [...CLASSIC_GAMES, ...ISLAND_GAMES] : GAMES), ...packaged];
}

export const several = (mode: Mode): boolean => mode === "series" || mode === "tournament";

/** The games that stand for the settings in a picture, each once, however often it is played. */
export function facesOf({ mode, games }: Settings): readonly string[] {
  if (mode === "dice") return [ISLAND_DICE];
  if (mode === "practice") return [PRACTICE];
  if (mode === "adventure") return ISLAND_GAMES;
  return games.length ? [...new Set(games)] : ["tower", "well", "hot_potato"];
}

/** Settings for another mode: what does not fit it is put back to the usual. */
export function withMode(settings: Settings, mode: Mode): Settings {
  const fitting = settings.games.filter((game) => choosable(mode).includes(game));
  const games = several(mode) ? [] : [fitting[0] ?? choosable(mode)[0] ?? "tower"];
  return fitted({ ...settings, mode, games: mode === "adventure" ? [] : games });
}

/** Settings after a tap on a game. */
export function withGame(settings: Settings, game: string): Settings {
  if (game === ISLAND_DICE) return fitted({ ...settings, mode: "dice", games: [] });
  if (game === PRACTICE) return fitted({ ...settings, mode: "practice", games: [] });
  if (!several(settings.mode)) {
    const mode = settings.mode === "beginner" ? "beginner" : "single";
    return fitted({ ...settings, mode, games: [game] });
  }
  const others = settings.games.filter((each) => isIsland(each) === isIsland(game));
  const games = others.includes(game) ? others.filter((each) => each !== game) : [...others, game];
  return fitted({ ...settings, games });
}

/** A preset brings its own deck unless one of somebody's own was chosen, its own ties and, in a series, its own games. */
export function withPreset(settings: Settings, preset: string): Settings {
  const deck = isCustom(settings.deck ?? "") ? settings.deck : null;
  const fresh = { ...settings, preset, deck, tie: null, tie_game: null, options: {} };
  return several(settings.mode) ? { ...fresh, games: [] } : fresh;
}

/** The island is played with the island's deck by the island's rules, and with no other. */
function fitted(settings: Settings): Settings {
  const island = settings.preset.startsWith("island");
  if (inTeams(settings))
    return { ...settings, deck: null, preset: island ? settings.preset : "island" };
  return island ? { ...settings, preset: "classic" } : settings;
}
