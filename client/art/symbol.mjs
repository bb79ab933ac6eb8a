// One symbol of a sprite: the picture over its outline, in a square box around the middle of the drawing.
import { parseXml } from "@rgrove/parse-xml";
import svgpath from "svgpath";
import { INK, outline, silhouette } from "./outline.mjs";
import { boundsOf, childElements, paintedShapes } from "./shapes.mjs";

/** @typedef {import("@rgrove/parse-xml").XmlElement} XmlElement */

const OUTLINE = 0.03;
const MARGIN = 0.01;
const STEPS_ACROSS_THE_BOX = 1200;

/** @param {string} body @returns {XmlElement} */
function parseBody(body) {
  const root = parseXml(`<svg>${body}</svg>`).root;
  if (!root) throw new Error("a picture without content");
  return root;
}

/**
 * Write an element again, shorter: coordinates rounded, identifiers under the symbol's own name, the tint filled in.
 * @param {XmlElement} element @param {string} id @param {string} tint @param {number} decimals @returns {string}
 */
function write(element, id, tint, decimals) {
  const inner = childElements(element)
    .map((child) => write(child, id, tint, decimals))
    .join("");
  if (element.name === "svg") return inner;
  const attributes = Object.entries(element.attributes).map(([name, value]) => {
    if (name === "d") return ` d="${svgpath(value).rel().round(decimals)}"`;
    if (name === "id") return ` id="${id}-${value}"`;
    if (value.startsWith("url(") || name === "href") {
      return ` ${name}="${value.replace("#", `#${id}-`)}"`;
    }
    return ` ${name}="${value.replace("currentColor", tint)}"`;
  });
  const tag = element.name + attributes.join("");
  return inner ? `<${tag}>${inner}</${element.name}>` : `<${tag}/>`;
}

/** @param {string} id @param {string} body of the picture @param {string} [tint] @returns {string} */
export function symbol(id, body, tint = INK) {
  const root = parseBody(body);
  const shapes = paintedShapes(root);
  const { left, top, right, bottom } = boundsOf(shapes);
  const side = Math.max(right - left, bottom - top) / (1 - 2 * (OUTLINE + MARGIN));
  const decimals = Math.ceil(Math.log10(STEPS_ACROSS_THE_BOX / side));
  const box = [(left + right - side) / 2, (top + bottom - side) / 2, side, side].map(
    (number) => +number.toFixed(2),
  );
  const ink = outline(silhouette(shapes, side), OUTLINE * side, decimals);
  return (
    `<symbol id="${id}" viewBox="${box.join(" ")}">` +
    `<g fill="none" stroke="${INK}" stroke-linejoin="round" stroke-linecap="round">${ink}</g>` +
    `${write(root, id, tint, decimals)}</symbol>`
  );
}
