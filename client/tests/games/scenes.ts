/** Scenes of real games, played by the server's rules. */
import type { Moment } from "../../src/games/types";

export type { Moment };

export interface Scenes {
  readonly game: string;
  /** By number of players: the start, the middle and the end. */
  readonly tables: Readonly<Record<string, readonly Moment[]>>;
  readonly film: readonly Moment[];
}

const files = import.meta.glob<Scenes>("../fixtures/*.json", { eager: true, import: "default" });

export function scenesOf(game: string): Scenes {
  const scenes = files[`../fixtures/${game}.json`];
  if (!scenes) throw new Error(`no scenes of ${game}`);
  return scenes;
}

/** A game for this many, at the start (0), in the middle (1) or at the end (2). */
export function scene(game: string, players: number, at: 0 | 1 | 2 = 1): Moment {
  const moment = scenesOf(game).tables[String(players)]?.[at];
  if (!moment) throw new Error(`no scene of ${game} for ${String(players)}`);
  return moment;
}
