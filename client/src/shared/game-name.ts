/** What a game is called, also one that nobody has translated. */
import { hasText, t, tAttribute } from "../i18n/i18n.svelte";

export const gameName = (game: string): string =>
  hasText(`game-${game}`) ? t(`game-${game}`) : plain(game);

/** What it is about, in a sentence. */
export const gameSummary = (game: string): string => tAttribute(`game-${game}`, "summary");

const plain = (game: string): string =>
  (game.charAt(0).toUpperCase() + game.slice(1)).replaceAll(/[_-]+/g, " ");
