// The dark line behind every symbol, which makes the icon sets and our own drawings look like one hand.
import svgpath from "svgpath";
import { isNear, windings } from "./contours.mjs";
import { boundsOf } from "./shapes.mjs";

/** @typedef {import("./shapes.mjs").Shape} Shape */
/** @typedef {import("./contours.mjs").Point} Point */

export const INK = "#1d1d26";
const FAINTEST_OUTLINED = 0.5;
const TOUCHING = 0.004;

/** @param {Shape} shape */
function extent(shape) {
  const { left, top, right, bottom } = boundsOf([shape]);
  return Math.max(right - left, bottom - top);
}

/** @param {Shape} shape @param {Point} point @param {number} reach */
function covers({ contours, evenOdd }, point, reach) {
  const counts = contours.map((contour) => windings(point, contour));
  const inside = evenOdd
    ? counts.filter((count) => count % 2).length % 2 === 1
    : counts.reduce((sum, count) => sum + count, 0) !== 0;
  return inside || contours.some((contour) => isNear(point, contour, reach));
}

/**
 * The shapes that form the silhouette. A shape inside others adds nothing: their outline hides its own.
 * Faint parts get no outline; it would drown them.
 * @param {Shape[]} shapes @param {number} side of the symbol's box
 */
export function silhouette(shapes, side) {
  const candidates = shapes
    .filter(({ opacity }) => opacity >= FAINTEST_OUTLINED)
    .sort((one, other) => extent(other) - extent(one));
  /** @type {Shape[]} */
  const kept = [];
  for (const shape of candidates) {
    const covering = kept.filter(({ filled }) => filled);
    const hidden = (/** @type {Point} */ point) =>
      covering.some((other) => covers(other, point, TOUCHING * side));
    if (shape.stroke || !shape.contours.flat().every(hidden)) kept.push(shape);
  }
  return kept;
}

/**
 * One path for each width of line. The pictures' own lines are widened, so that the ink shows on both their sides.
 * @param {Shape[]} shapes @param {number} width of the ink beside the shapes @param {number} decimals
 */
export function outline(shapes, width, decimals) {
  /** @type {Map<number, string>} */
  const paths = new Map();
  for (const { d, stroke } of shapes) {
    const short = svgpath(d).rel().round(decimals).toString();
    paths.set(stroke, (paths.get(stroke) ?? "") + short.replace(/^m/, "M"));
  }
  return [...paths]
    .map(([stroke, d]) => `<path stroke-width="${+(stroke + 2 * width).toFixed(2)}" d="${d}"/>`)
    .join("");
}
