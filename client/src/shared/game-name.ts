/** The name of a game; one without a translation gets its id in plain words. */
import { hasText, t, tAttribute } from "../i18n/i18n.svelte";
import { capitalise } from "../lib/capitalise";

export const gameName = (game: string): string =>
  hasText(`game-${game}`) ? t(`game-${game}`) : plain(game);

/** A one-sentence summary of the game. */
export const gameSummary = (game: string): string => tAttribute(`game-${game}`, "summary");

const plain = (game: string): string => capitalise(game).replaceAll(/[_-]+/g, " ");
