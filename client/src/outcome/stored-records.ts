/** The records of a finished game, and the finds that this page has missed. */
import { pause } from "../device/motion";
import { recordsOf, SERIES } from "../room/api";
import { GameStats } from "../room/game-stats";
import type { PlayView } from "../protocol/play";
import { gameOf } from "../shared/catalogue.svelte";
import type { Timeline } from "../replay/timeline";
import type { RecordEntry } from "../protocol/types";

export interface StoredRecords {
  /** The record of each game of the room, by the game's number. */
  readonly games: ReadonlyMap<number, string>;
  /** The record of the series that ended with this game. */
  readonly series: string | undefined;
}

const NOTHING: StoredRecords = { games: new Map(), series: undefined };
const TRIES = 4;
const RETRY_MS = 700;

export function sortRecords(entries: readonly RecordEntry[], last: number): StoredRecords {
  const isSeries = ({ game }: RecordEntry) => game === SERIES;
  return {
    games: new Map(
      entries.filter((entry) => !isSeries(entry)).map(({ number, id }) => [number, id]),
    ),
    series: entries.find((entry) => isSeries(entry) && entry.number === last)?.id,
  };
}

/** The records of a room. The last one is stored just after the end of the game is announced, so this retries. */
export async function loadRecords(
  code: string,
  game: string,
  number: number,
): Promise<StoredRecords> {
  if (gameOf(game)?.endless) return NOTHING;
  for (let tries = 1; ; tries += 1) {
    const kept = sortRecords(await recordsOf(code).catch(() => []), number);
    if (kept.games.has(number) || tries === TRIES) return kept;
    await pause(RETRY_MS);
  }
}

/** All finds of a game: a page that joined late or was reloaded reads the rest from the record. */
export async function completeStats(seen: GameStats, play: PlayView, kept: Promise<StoredRecords>) {
  if (seen.finds.length >= play.accepted || play.kind === "dice") return seen;
  const id = (await kept).games.get(play.number);
  if (id === undefined) return seen;
  try {
    const [{ timelineOf }, { storedRecord }] = await Promise.all([
      import("../replay/timeline"),
      import("../replay/record-source"),
    ]);
    const film = await storedRecord(id).show();
    return film.type === "film" ? statsOf(timelineOf(film), play) : seen;
  } catch {
    return seen;
  }
}

/** The finds of a film, whose events number seats by their place at the table. */
export function statsOf({ moments }: Pick<Timeline, "moments">, { seats }: PlayView) {
  const stats = new GameStats();
  for (const { event, seconds } of moments)
    stats.note([{ ...event, seat: seats[event.seat ?? -1] ?? -1 }], () => seconds);
  return stats;
}
