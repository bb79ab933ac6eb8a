// Compile the art that the editions name into one sprite a deck: public/symbols/<deck>.svg, and credits.json beside them.
// One more sprite, party.svg, has the faces of players and their reactions.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { credits } from "./credits.mjs";
import { readPicture } from "./icons.mjs";
import { symbol } from "./symbol.mjs";

const EDITIONS = new URL("../../src/spotisle/editions/", import.meta.url);
const SPRITES = new URL("../public/symbols/", import.meta.url);
const PARTY = new URL("party.json", import.meta.url);

/** @typedef {{ id: string, symbols: { id: string, art: string, tint?: string }[] }} Edition */

/** @returns {Edition[]} */
function readEditions() {
  return readdirSync(EDITIONS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .map(({ name }) => readSet(new URL(`${name}/edition.json`, EDITIONS)));
}

/** @param {URL} file @returns {Edition} */
const readSet = (file) => JSON.parse(readFileSync(file, "utf8"));

/** @param {Edition} edition @returns {string} */
function sprite({ id, symbols }) {
  const drawn = symbols.map((each) => symbol(`${id}-${each.id}`, readPicture(each.art), each.tint));
  return `<svg xmlns="http://www.w3.org/2000/svg">${drawn.join("\n")}</svg>\n`;
}

mkdirSync(SPRITES, { recursive: true });
const sets = [...readEditions(), readSet(PARTY)];
for (const set of sets) writeFileSync(new URL(`${set.id}.svg`, SPRITES), sprite(set));
writeFileSync(new URL("credits.json", SPRITES), JSON.stringify(credits(sets)));
