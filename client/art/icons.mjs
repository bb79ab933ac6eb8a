// Where a picture comes from: an icon set's package, or a drawing of our own beside this file.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** @typedef {{ body: string }} Icon */
/** @typedef {{ icons: Record<string, Icon>, aliases?: Record<string, { parent: string }> }} IconSet */

/** @type {Map<string, IconSet>} */
const opened = new Map();

/** @param {string} set @returns {IconSet} */
function openSet(set) {
  const known = opened.get(set);
  if (known) return known;
  const icons = require(`@iconify-json/${set}/icons.json`);
  opened.set(set, icons);
  return icons;
}

/** Icons may be known by several names. @param {IconSet} set @param {string} name @returns {Icon | undefined} */
function findIcon(set, name) {
  const alias = set.aliases?.[name];
  return alias ? findIcon(set, alias.parent) : set.icons[name];
}

/** @param {string} name @returns {string} */
function readDrawing(name) {
  const file = readFileSync(new URL(`drawn/${name}.svg`, import.meta.url), "utf8");
  return file.replace(/^\s*<svg[^>]*>|<\/svg>\s*$/g, "");
}

/** The picture's SVG elements. @param {string} art `<icon set>:<icon>` or `drawn:<file>` @returns {string} */
export function readPicture(art) {
  const [set, name] = art.split(":");
  if (set === "drawn") return readDrawing(name);
  const icon = findIcon(openSet(set), name);
  if (!icon) {
    throw new Error(`the icon set ${set} has no icon ${name}; look for its new name in the set`);
  }
  return icon.body;
}
