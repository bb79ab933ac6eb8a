// Compile the art that the editions name into one sprite a deck: public/symbols/<deck>.svg, and credits.json beside them.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { credits } from "./credits.mjs";
import { readPicture } from "./icons.mjs";
import { symbol } from "./symbol.mjs";

const EDITIONS = new URL("../../src/spotisle/editions/", import.meta.url);
const SPRITES = new URL("../public/symbols/", import.meta.url);

/** @typedef {{ id: string, symbols: { id: string, art: string, tint?: string }[] }} Edition */

/** @returns {Edition[]} */
function readEditions() {
  return readdirSync(EDITIONS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .map(({ name }) => JSON.parse(readFileSync(new URL(`${name}/edition.json`, EDITIONS), "utf8")));
}

/** @param {Edition} edition @returns {string} */
function sprite({ id, symbols }) {
  const drawn = symbols.map((each) => symbol(`${id}-${each.id}`, readPicture(each.art), each.tint));
  return `<svg xmlns="http://www.w3.org/2000/svg">${drawn.join("\n")}</svg>\n`;
}

mkdirSync(SPRITES, { recursive: true });
const editions = readEditions();
for (const edition of editions) {
  writeFileSync(new URL(`${edition.id}.svg`, SPRITES), sprite(edition));
}
writeFileSync(new URL("credits.json", SPRITES), JSON.stringify(credits(editions)));
