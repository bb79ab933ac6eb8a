/** The standings of players, or of teams on the island, best first. */
import type { CardsView, DiceView, PlayView, SeatView } from "../protocol/play";
import type { RoomView, SeriesView } from "../protocol/messages";
import { factorOf } from "./score-meaning";

/** A player, or a team. */
export interface RankedSide {
  readonly names: readonly string[];
  readonly colour: string | undefined;
  /** The room's seats. */
  readonly seats: readonly number[];
}

/** The points of a team: from before, and gained in this game. */
export interface Gain {
  readonly before: number;
  readonly gained: number;
  /** Where a game pays for two things: what the best number brought, and what being first out brought. */
  readonly parts?: { readonly best: number; readonly firstOut: number };
}

export interface Row extends RankedSide {
  /** From 1; ties share a rank. */
  readonly rank: number;
  readonly score: number;
  /** What the score is multiplied by, where a lone player counts double. */
  readonly factor?: number;
  /** On the island: what the team had before, and what this game has brought it. */
  readonly points?: Gain;
}

const isDice = (view: CardsView | DiceView): view is DiceView => "sheets" in view;

function scoresOf({ view }: PlayView): readonly number[] {
  return isDice(view) ? view.sheets.map(({ score }) => score) : view.scores;
}

/** The players or teams that a game ranks. */
function sidesOf(play: PlayView, seats: readonly SeatView[]): RankedSide[] {
  const side = (places: readonly number[], colour?: string): RankedSide => {
    const sitting = places.map((place) => play.seats[place] ?? -1);
    return { names: sitting.map((seat) => seats[seat]?.name ?? ""), colour, seats: sitting };
  };
  if (play.teams.length) return play.teams.map(([colour, places]) => side(places, colour));
  return play.seats.map((_, place) => side([place]));
}

function ranked(
  sides: readonly RankedSide[],
  ranking: readonly (readonly number[])[],
  scores: readonly number[],
): Row[] {
  let rank = 1;
  return ranking.flatMap((group) => {
    const rows = group.flatMap((number) => {
      const side = sides[number];
      return side ? [{ ...side, rank, score: scores[number] ?? 0 }] : [];
    });
    rank += group.length;
    return rows;
  });
}

/** What the gained points were for, in games with an award for the best number. */
function partsOf({ counting }: PlayView, gained: number): Pick<Gain, "parts"> {
  const award = counting?.award ?? 0;
  if (!award) return {};
  const best = gained >= award ? award : 0;
  return { parts: { best, firstOut: gained - best } };
}

/** The standings of a game; a finished island game also shows the points before it and those it gained. */
export function standings(play: PlayView, seats: readonly SeatView[]): Row[] {
  const sides = sidesOf(play, seats);
  const brought = (play.options["points"] ?? []) as readonly number[];
  const rows = ranked(sides, play.ranking, scoresOf(play));
  return rows.map((row) => {
    const side = sides.findIndex(({ seats: [first] }) => first === row.seats[0]);
    const gained = play.finished ? play.points[side] : undefined;
    const counted = { ...row, factor: factorOf(play, side) };
    if (gained === undefined) return counted;
    return { ...counted, points: { before: brought[side] ?? 0, gained, ...partsOf(play, gained) } };
  });
}

/** The players or teams that a series ranks: a tie-break seats only some of them. */
export function seriesSides(
  series: SeriesView,
  play: PlayView | null,
  seats: readonly SeatView[],
): RankedSide[] {
  if (play?.teams.length) return sidesOf(play, seats);
  return series.players.map((seat) => ({
    names: [seats[seat]?.name ?? ""],
    colour: undefined,
    seats: [seat],
  }));
}

/**
 * Which game of a series is played, or was the last; undefined outside a series and for a tie-break, which is none of
 * its games. A game is on the score sheet once its ties are broken.
 */
export function gameNumber(
  { series }: RoomView,
  { number, breaks_tie }: PlayView,
): number | undefined {
  if (!series || series.mode === "single" || breaks_tie) return undefined;
  const line = series.plays.indexOf(number);
  return line < 0 ? series.sheet.length + 1 : line + 1;
}

/** Ranks the players of a tie-break as the score sheet does: in hot potato, in the order in which they were safe. */
export function tieBreakStandings(
  rows: readonly Row[],
  series: SeriesView,
  sides: readonly RankedSide[],
): readonly Row[] {
  const [line] = series.sheet.slice(-1);
  const sideOf = ({ seats: [first] }: Row) =>
    sides.findIndex(({ seats: [seat] }) => seat === first);
  const order = line?.ranking.flatMap((group, place) =>
    rows.filter((row) => group.includes(sideOf(row))).map((row) => ({ row, place })),
  );
  if (order?.length !== rows.length) return rows;
  return order.map(({ row, place }) => ({
    ...row,
    rank: 1 + order.filter((other) => other.place < place).length,
  }));
}

export function seriesStandings(view: RoomView, seats: readonly SeatView[]): Row[] {
  const { series, play } = view;
  if (!series) return [];
  return ranked(seriesSides(series, play, seats), series.ranking, series.totals);
}
