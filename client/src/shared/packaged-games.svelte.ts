/** The games that came to the server with packages of their own, as its catalogue tells of them. */
import { addTexts } from "../i18n/i18n.svelte";
import { requestJson } from "../lib/http";
import { once } from "../lib/once";
import type { Catalogue, GameEntry } from "../protocol/types";

export interface PackagedGame extends GameEntry {
  /** The address of its picture, as long as the page is open. */
  readonly pictureUrl: string | undefined;
}

let packaged = $state.raw<readonly PackagedGame[]>([]);

export const packagedGames = (): readonly PackagedGame[] => packaged;

export const packagedGame = (name: string): PackagedGame | undefined =>
  packaged.find((game) => game.name === name);

const OWN = "spotisle";

const load = once(async (address: string) => {
  const { games } = await requestJson<Catalogue>(address);
  const others = games.filter(({ source }) => source !== OWN);
  for (const { texts } of others) addTexts(texts);
  packaged = others.map((game) => ({ ...game, pictureUrl: urlOf(game.picture) }));
});

/** Asks the server once; without an answer there are the games that everybody has. */
export const loadPackagedGames = (): Promise<void> => load("/api/games").catch(() => undefined);

/** Shown as a picture, an SVG runs no scripts and fetches nothing. */
const urlOf = (picture: string | null): string | undefined =>
  picture === null
    ? undefined
    : URL.createObjectURL(new Blob([picture], { type: "image/svg+xml" }));
