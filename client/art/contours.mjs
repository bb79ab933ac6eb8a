// A path's contours as polygons, and whether a point lies inside or near one of them.
import svgpath from "svgpath";

/** @typedef {[x: number, y: number]} Point */

const STEPS_OF_A_SEGMENT = 10;

/**
 * The segment as a cubic curve: its two handles and its end.
 * @param {string} command @param {number[]} stops @param {Point} from @param {Point} start of the contour
 */
function asCurve(command, stops, [x, y], start) {
  const [x1, y1, x2, y2] = stops;
  switch (command) {
    case "C":
      return stops;
    case "Q":
      return [
        x + (2 / 3) * (x1 - x),
        y + (2 / 3) * (y1 - y),
        x2 + (2 / 3) * (x1 - x2),
        y2 + (2 / 3) * (y1 - y2),
        x2,
        y2,
      ];
    case "H":
      return [x, y, x1, y, x1, y];
    case "V":
      return [x, y, x, x1, x, x1];
    case "Z":
      return [x, y, ...start, ...start];
    default:
      return [x, y, x1, y1, x1, y1];
  }
}

/** Points along a curve, its end included. @param {Point} from @param {number[]} curve @returns {Point[]} */
function alongCurve([x0, y0], [x1, y1, x2, y2, x3, y3]) {
  return Array.from({ length: STEPS_OF_A_SEGMENT }, (_, step) => {
    const t = (step + 1) / STEPS_OF_A_SEGMENT;
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    return [a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3];
  });
}

/** The contours of a path as polygons. @param {string} d @returns {Point[][]} */
export function contoursOf(d) {
  /** @type {Point[][]} */
  const contours = [];
  const path = svgpath(d).abs().unarc().unshort();
  path.iterate((segment, _index, x, y) => {
    const [command, ...stops] = /** @type {[string, ...number[]]} */ (segment);
    if (command === "M") {
      contours.push([[stops[0], stops[1]]]);
      return;
    }
    const contour = contours[contours.length - 1];
    contour.push(...alongCurve([x, y], asCurve(command, stops, [x, y], contour[0])));
  });
  return contours;
}

/** @param {Point} point @param {Point[]} contour @returns {number} how often the contour winds round the point */
export function windings([x, y], contour) {
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
export function isNear([x, y], contour, reach) {
  let [x0, y0] = contour[contour.length - 1];
  for (const [x1, y1] of contour) {
    const [dx, dy] = [x1 - x0, y1 - y0];
    const t = Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy || 1)));
    if (Math.hypot(x - x0 - t * dx, y - y0 - t * dy) < reach) return true;
    [x0, y0] = [x1, y1];
  }
  return false;
}
