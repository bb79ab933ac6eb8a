/** The table of a tournament: one line per minigame, one column per player, points as in the published rules. */
import type { Mark, Place } from "../protocol/types";
import { gameOf, modeOf } from "../shared/catalogue.svelte";
import { leaders, marksOnLine, sum, type Pad, type PadSheet } from "./pad";

export type PlaceName = Place["place"];
type Places = Partial<Record<PlaceName, number>>;

/** The places that can bring points, as the catalogue numbers them. */
const PLACES: readonly (readonly [PlaceName, string])[] = [
  ["first", "0"],
  ["second", "1"],
  ["last", "-1"],
];

export interface TournamentLine {
  readonly game: string;
  /** Cards, or rounds lost. */
  readonly counts: readonly (number | null)[];
  readonly places: Places;
  /** The sides that tie for the most, so that a duel must decide who is first. */
  readonly tied: readonly number[];
  readonly points: readonly number[];
  readonly complete: boolean;
}

export type TournamentSheet = PadSheet<TournamentLine>;

/** The built-in games of a tournament, without those from installed packages. */
export const builtInGames = (): string[] =>
  modeOf("tournament")?.games.filter((game) => !gameOf(game)?.packaged) ?? [];

const pointsPerCard = (game: string): number => gameOf(game)?.price?.each ?? 0;
/** The bonus points for the places of a game. */
export function bonusOf(game: string): Places {
  const bonus = gameOf(game)?.price?.bonus ?? {};
  return Object.fromEntries(
    PLACES.flatMap(([place, number]) =>
      bonus[number] === undefined ? [] : [[place, bonus[number]] as const],
    ),
  );
}
/** Whether the cards, or the rounds lost, bring points. */
export const isCounted = (game: string): boolean => pointsPerCard(game) !== 0;
/** The places that have an entry, in order. */
const placesWithEntry = (at: Places): PlaceName[] =>
  PLACES.map(([place]) => place).filter((place) => at[place] !== undefined);
export const placesOf = (game: string): PlaceName[] => placesWithEntry(bonusOf(game));

export function allows(pad: Pad, mark: Mark): boolean {
  if (mark.type !== "count" && mark.type !== "place") return false;
  const game = pad.games[mark.line];
  if (game === undefined || (mark.side ?? 0) >= pad.sides.length) return false;
  return mark.type === "count" ? isCounted(game) : placesOf(game).includes(mark.place);
}

export function sheetOf(pad: Pad): TournamentSheet {
  const lines = pad.games.map((_, number) => line(pad, number));
  const totals = pad.sides.map((_, side) => sum(lines.map(({ points }) => points[side] ?? 0)));
  return {
    lines,
    totals,
    leaders: leaders(totals),
    finished: lines.every(({ complete }) => complete),
  };
}

function line(pad: Pad, number: number): TournamentLine {
  const game = pad.games[number] ?? "";
  const each = pointsPerCard(game);
  const bonus = bonusOf(game);
  const counted = countsOn(pad, number);
  const entries = placesOn(pad, number);
  const { tied, places } =
    each > 0 && bonus.first !== undefined
      ? firstByCount(counted, entries.first)
      : { tied: [], places: entries };
  const points = counted.map((count) => each * (count ?? 0) + 0);
  for (const place of placesWithEntry(places)) {
    const side = places[place] ?? 0;
    points[side] = (points[side] ?? 0) + (bonus[place] ?? 0);
  }
  const full = each === 0 || !counted.includes(null);
  const complete = full && Object.keys(places).length === Object.keys(bonus).length;
  return { game, counts: counted, places, tied, points, complete };
}

function countsOn(pad: Pad, number: number): (number | null)[] {
  const counted = pad.sides.map((): number | null => null);
  for (const mark of marksOnLine(pad, number))
    if (mark.type === "count") counted[mark.side] = mark.number;
  return counted;
}

/** The latest mark for every place; a side holds at most one place. */
function placesOn(pad: Pad, number: number): Places {
  return marksOnLine(pad, number).reduce<Places>((places, mark) => {
    if (mark.type !== "place") return places;
    const others = Object.entries(places).filter(
      ([place, side]) => place !== mark.place && side !== mark.side,
    );
    const kept: Places = Object.fromEntries(others);
    return mark.side === null ? kept : { ...kept, [mark.place]: mark.side };
  }, {});
}

/** Who is tied for the most, and who is first: by the cards, or by the duel. */
function firstByCount(
  counted: readonly (number | null)[],
  duel: number | undefined,
): { tied: number[]; places: Places } {
  if (counted.includes(null)) return { tied: [], places: {} };
  const most = leaders(counted.map((count) => count ?? 0));
  const [alone] = most;
  if (most.length === 1 && alone !== undefined) return { tied: [], places: { first: alone } };
  return {
    tied: most,
    places: duel !== undefined && most.includes(duel) ? { first: duel } : {},
  };
}
