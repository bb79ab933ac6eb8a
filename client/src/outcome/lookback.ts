/** What is left of a game: the records that were kept, and all that was found. */
import { DICE } from "../games/registry";
import { recordsOf, SERIES } from "../room/api";
import { Chronicle } from "../room/game-stats";
import type { AnyPlay } from "../protocol/messages";
import type { Reel } from "../replay/timeline";
import type { RecordEntry } from "../protocol/types";

export interface Kept {
  /** The record of each game of the room, by the game's number. */
  readonly games: ReadonlyMap<number, string>;
  /** The record of the series that ended with this game. */
  readonly series: string | undefined;
}

const NOTHING: Kept = { games: new Map(), series: undefined };
const TRIES = 4;
const MOMENT = 700;

export function sorted(entries: readonly RecordEntry[], last: number): Kept {
  const isSeries = ({ game }: RecordEntry) => game === SERIES;
  return {
    games: new Map(
      entries.filter((entry) => !isSeries(entry)).map(({ number, id }) => [number, id]),
    ),
    series: entries.find((entry) => isSeries(entry) && entry.number === last)?.id,
  };
}

/** The records of a room. The last one is kept just after everybody has heard how the game ended. */
export async function keptOf(code: string, game: string, number: number): Promise<Kept> {
  if (game === "practice") return NOTHING;
  for (let tries = 1; ; tries += 1) {
    const kept = sorted(await recordsOf(code).catch(() => []), number);
    if (kept.games.has(number) || tries === TRIES) return kept;
    await new Promise((later) => setTimeout(later, MOMENT));
  }
}

/** All finds of a game: a page that came in later, or was opened again, reads the rest in the record. */
export async function lookBack(seen: Chronicle, play: AnyPlay, kept: Promise<Kept>) {
  if (seen.finds.length >= play.accepted || play.game === DICE) return seen;
  const id = (await kept).games.get(play.number);
  if (id === undefined) return seen;
  try {
    const [{ reelOf }, { keptRecord }] = await Promise.all([
      import("../replay/timeline"),
      import("../replay/record-source"),
    ]);
    const film = await keptRecord(id).show();
    return film.type === "film" ? chronicleOf(reelOf(film), play) : seen;
  } catch {
    return seen;
  }
}

/** In a film seats are places at the table. */
export function chronicleOf({ moments }: Pick<Reel, "moments">, { seats }: AnyPlay) {
  const chronicle = new Chronicle();
  for (const { event, seconds } of moments)
    chronicle.note([{ ...event, seat: seats[event.seat ?? -1] ?? -1 }], () => seconds);
  return chronicle;
}
