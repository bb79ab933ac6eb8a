// The dark line behind every symbol, which makes the icon sets and our own drawings look like one hand.
import svgpath from "svgpath";
import { boundsOf } from "./shapes.mjs";

/** @typedef {import("./shapes.mjs").Shape} Shape */
/** @typedef {import("./shapes.mjs").Point} Point */

export const INK = "#1d1d26";
const FAINTEST_OUTLINED = 0.5;
const SMALLEST_OUTLINED = 0.01;
const TOUCHING = 0.004;

/** @param {Shape} shape */
function extent(shape) {
  const { left, top, right, bottom } = boundsOf([shape]);
  return Math.max(right - left, bottom - top);
}

/** @param {Point} point @param {Point[]} contour @returns {number} how often the contour winds round the point */
function windings([x, y], contour) {
  let count = 0;
  let [x0, y0] = contour[contour.length - 1];
  for (const [x1, y1] of contour) {
    const side = (x1 - x0) * (y - y0) - (x - x0) * (y1 - y0);
    if (y0 <= y && y1 > y && side > 0) count += 1;
    else if (y0 > y && y1 <= y && side < 0) count -= 1;
    [x0, y0] = [x1, y1];
  }
  return count;
}

/** @param {Point} point @param {Point[]} contour @param {number} reach */
function isNear([x, y], contour, reach) {
  let [x0, y0] = contour[contour.length - 1];
  for (const [x1, y1] of contour) {
    const [dx, dy] = [x1 - x0, y1 - y0];
    const t = Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy || 1)));
    if (Math.hypot(x - x0 - t * dx, y - y0 - t * dy) < reach) return true;
    [x0, y0] = [x1, y1];
  }
  return false;
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
 * The shapes that form the silhouette. A shape that lies within others adds nothing: the line around those hides its own.
 * Faint parts and specks get no line; it would drown them.
 * @param {Shape[]} shapes @param {number} size of the picture
 */
export function silhouette(shapes, size) {
  const candidates = shapes
    .filter((shape) => shape.opacity >= FAINTEST_OUTLINED && extent(shape) >= SMALLEST_OUTLINED * size)
    .sort((one, other) => extent(other) - extent(one));
  /** @type {Shape[]} */
  const kept = [];
  for (const shape of candidates) {
    const covering = kept.filter(({ filled }) => filled);
    const hidden = (/** @type {Point} */ point) => covering.some((other) => covers(other, point, TOUCHING * size));
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
  return [...paths].map(([stroke, d]) => `<path stroke-width="${+(stroke + 2 * width).toFixed(2)}" d="${d}"/>`).join("");
}
