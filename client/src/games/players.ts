/** Who sits where at the current table. */
import type { PlayView, SeatView } from "../protocol/play";
import type { Handicap } from "../shared/handicaps";
import type { Look } from "../shared/looks";

export interface Player {
  /** The player's number at the table. */
  readonly place: number;
  readonly name: string;
  readonly bot: boolean;
  readonly team: number | undefined;
  readonly colour: string | undefined;
  readonly look: Look;
  /** The player's handicap in this game. */
  readonly handicap: Handicap | null;
}

export function playersOf(play: PlayView, seats: readonly SeatView[]): Player[] {
  return play.seats.map((seat, place) => {
    const team = teamOf(play, place);
    return {
      place,
      name: seats[seat]?.name ?? "",
      bot: seats[seat]?.bot != null,
      team,
      colour: team === undefined ? undefined : play.teams[team]?.[0],
      look: { face: seats[seat]?.face ?? null, tint: seats[seat]?.tint ?? null },
      handicap: play.handicaps[place] ?? null,
    };
  });
}

export function teamOf(play: PlayView, place: number | null): number | undefined {
  const team = play.teams.findIndex(([, places]) => place !== null && places.includes(place));
  return team < 0 ? undefined : team;
}

/** The players in table order from the one after `place`, without `place` itself. */
export function othersThan(players: readonly Player[], place: number | null): Player[] {
  if (place === null) return [...players];
  return [...players.slice(place + 1), ...players.slice(0, place)];
}

/** The current round, from one; undefined where there are none, or when all are over. */
export function roundOf(play: PlayView): number | undefined {
  if (play.kind !== "cards" || play.finished || !play.table.rounds) return undefined;
  return play.view.round + 1;
}

export const placeOf = (play: PlayView, seat: number | undefined): number =>
  seat === undefined ? -1 : play.seats.indexOf(seat);
