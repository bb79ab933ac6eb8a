// Where a picture comes from: an icon set's package, or a drawing of our own beside this file.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/**
 * @typedef {{ width: number, height: number, icons: Record<string, Icon>, aliases?: Record<string, Alias> }} IconSet
 * @typedef {{ body: string, width?: number, height?: number }} Icon
 * @typedef {Partial<Icon> & { parent: string }} Alias
 * @typedef {{ body: string, size: number }} Picture  the drawing, and the longer side of its sheet
 */

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
  if (!alias) return set.icons[name];
  const parent = findIcon(set, alias.parent);
  return parent && { ...parent, ...alias };
}

/** @param {string} name @returns {Picture} */
function readDrawing(name) {
  const file = readFileSync(new URL(`drawn/${name}.svg`, import.meta.url), "utf8");
  return { body: file.replace(/^\s*<svg[^>]*>|<\/svg>\s*$/g, ""), size: 32 };
}

/** @param {string} art `<icon set>:<icon>` or `drawn:<file>` @returns {Picture} */
export function readPicture(art) {
  const [set, name] = art.split(":");
  if (set === "drawn") return readDrawing(name);
  const sheet = openSet(set);
  const icon = findIcon(sheet, name);
  if (!icon) throw new Error(`the icon set ${set} has no icon ${name}; look for its new name in the set`);
  const { width = sheet.width, height = sheet.height } = icon;
  return { body: icon.body, size: Math.max(width, height) };
}
