/** What a room plays, in a few words: the one game, or the way several follow one another. */
import type { Settings } from "./frames";

/** The text that names it, and whose attribute `summary` tells it in a sentence. */
export function titleOf({ mode, games }: Pick<Settings, "games"> & { mode: string }): string {
  if (mode === "dice") return "game-island_dice";
  if (mode === "practice") return "game-practice";
  return mode === "single" && games[0] !== undefined ? `game-${games[0]}` : `mode-${mode}`;
}
