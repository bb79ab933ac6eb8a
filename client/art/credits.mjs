// Who drew what, under which licence: written to public/symbols/credits.json, a list with one entry for each source of art,
// and one each for the flags of custom decks and the lettering of printed sheets, which have no symbols.
//
//   [{
//     "source": "game-icons",                               the icon set, "drawn" for our own drawings, "font" for lettering
//     "name": "Game Icons",
//     "author": { "name": "...", "url": "..." },            url only where the set gives one
//     "licence": { "title": "CC BY 3.0", "spdx": "CC-BY-3.0", "url": "..." },    our own drawings have no url
//     "version": "1.2.4",                                   icon sets only
//     "changes": "outlined",                                what we changed, shown by the text credits-outlined; icon sets only
//     "symbols": [{ "deck": "island", "symbol": "pasture", "icon": "high-grass" }]
//   }]
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** The lettering of sheets and printed decks, which the package carries beside the pictures. */
const LETTERING = {
  source: "font",
  name: "Nunito",
  author: { name: "The Nunito Project Authors", url: "https://github.com/googlefonts/nunito" },
  licence: {
    title: "SIL Open Font License 1.1",
    spdx: "OFL-1.1",
    url: "https://openfontlicense.org",
  },
  changes: "bold",
  symbols: [],
};

/** Flags that custom decks can show; packed by tools/emoji.py, so no part of the build. */
const FLAGS = {
  source: "circle-flags",
  name: "Circle Flags",
  author: { name: "HatScripts", url: "https://github.com/HatScripts/circle-flags" },
  licence: {
    title: "MIT",
    spdx: "MIT",
    url: "https://github.com/HatScripts/circle-flags/blob/gh-pages/LICENSE",
  },
  version: "1.2.11",
  changes: "ringed",
  symbols: [],
};

/** @typedef {import("./compile.mjs").Edition} Edition */

/** @param {string} source @param {boolean} tinted */
function sourceOf(source, tinted) {
  if (source === "drawn") {
    return {
      source,
      name: "Spotisle’s own drawings",
      author: { name: "The Spotisle team" },
      licence: { title: "MIT", spdx: "MIT" },
    };
  }
  const { name, author, license } = require(`@iconify-json/${source}/info.json`);
  const { version } = require(`@iconify-json/${source}/package.json`);
  const changes = tinted ? "coloured" : "outlined";
  return { source, name, author, licence: license, version, changes };
}

/** @param {Edition[]} editions */
export function credits(editions) {
  const uses = editions.flatMap(({ id, symbols }) =>
    symbols.map(({ id: symbol, art, tint }) => ({
      deck: id,
      symbol,
      tint,
      source: art.split(":")[0],
      icon: art.split(":")[1],
    })),
  );
  const bySource = Map.groupBy(uses, ({ source }) => source);
  const art = [...bySource].sort().map(([source, used]) => ({
    ...sourceOf(
      source,
      used.some(({ tint }) => tint),
    ),
    symbols: used.map(({ deck, symbol, icon }) => ({ deck, symbol, icon })),
  }));
  return [...art, FLAGS, LETTERING];
}
