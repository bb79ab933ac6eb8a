/** Test fixtures: scenes that the server's core has played, one file a game. */
import type { Moment } from "../types";

export type { Moment } from "../types";

export interface Scenes {
  readonly game: string;
  /** By number of players: the start, the middle and the end. */
  readonly tables: Readonly<Record<string, readonly Moment[]>>;
  readonly film: readonly Moment[];
}

const files = import.meta.glob<Scenes>("../../../tests/fixtures/*.json", { import: "default" });

export const GAMES = Object.keys(files).map((path) => path.replace(/^.*\/|\.json$/g, ""));

export async function scenesOf(game: string): Promise<Scenes> {
  const load = files[`../../../tests/fixtures/${game}.json`];
  if (!load) throw new Error(`no scenes of ${game}`);
  return load();
}
