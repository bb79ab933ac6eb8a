/** The games, modes and editions of a server without packages. */
import { readCatalogue, type Catalogue } from "../src/shared/catalogue.svelte";
import catalogue from "./fixtures/catalogue.json";

const told = catalogue as unknown as Catalogue;
readCatalogue(told);

export const SETTINGS = told.settings;
export const GAMES = told.games.map(({ name }) => name);
