/** Who came where: places of the table, or teams on the island, best first. */
import type { CardsView, DiceView, PlayView, SeatView } from "../protocol/play";
import type { RoomView, SeriesView } from "../protocol/messages";
import { factorOf } from "./score-meaning";

/** A player, or a team. */
export interface Side {
  readonly names: readonly string[];
  readonly colour: string | undefined;
  /** The room's seats. */
  readonly seats: readonly number[];
}

export interface Row extends Side {
  /** From 1; those who tie share it. */
  readonly rank: number;
  readonly score: number;
  /** What the score is multiplied by, where a lone player counts double. */
  readonly factor?: number;
  /** On the island: what the team had before, and what this game has brought it. */
  readonly points?: { readonly before: number; readonly gained: number };
}

const isDice = (view: CardsView | DiceView): view is DiceView => "sheets" in view;

function scoresOf({ view }: PlayView): readonly number[] {
  return isDice(view) ? view.sheets.map(({ score }) => score) : view.scores;
}

/** Who is ranked in a game. */
export function sidesOf(play: PlayView, seats: readonly SeatView[]): Side[] {
  const side = (places: readonly number[], colour?: string): Side => {
    const sitting = places.map((place) => play.seats[place] ?? -1);
    return { names: sitting.map((seat) => seats[seat]?.name ?? ""), colour, seats: sitting };
  };
  if (play.teams.length) return play.teams.map(([colour, places]) => side(places, colour));
  return play.seats.map((_, place) => side([place]));
}

function ranked(
  sides: readonly Side[],
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

/** A finished game of the island is ranked by points, and knights by those from before as well. */
export function standings(play: PlayView, seats: readonly SeatView[]): Row[] {
  const sides = sidesOf(play, seats);
  const brought = (play.options["points"] ?? []) as readonly number[];
  const rows = ranked(sides, play.ranking, scoresOf(play));
  return rows.map((row) => {
    const side = sides.findIndex(({ seats: [first] }) => first === row.seats[0]);
    const gained = play.finished ? play.points[side] : undefined;
    const counted = { ...row, factor: factorOf(play, side) };
    if (gained === undefined) return counted;
    return { ...counted, points: { before: brought[side] ?? 0, gained } };
  });
}

/** Who is ranked in a series: in a tie-break only some of them are at the table. */
export function seriesSides(
  series: SeriesView,
  play: PlayView | null,
  seats: readonly SeatView[],
): Side[] {
  if (play?.teams.length) return sidesOf(play, seats);
  return series.players.map((seat) => ({
    names: [seats[seat]?.name ?? ""],
    colour: undefined,
    seats: [seat],
  }));
}

export function seriesStandings(view: RoomView, seats: readonly SeatView[]): Row[] {
  const { series, play } = view;
  if (!series) return [];
  return ranked(seriesSides(series, play, seats), series.ranking, series.totals);
}
