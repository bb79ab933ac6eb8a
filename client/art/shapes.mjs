// What a picture paints, as paths in its own coordinates: the basis for its outline and its box.
import svgpath from "svgpath";
import { contoursOf } from "./contours.mjs";

/** @typedef {import("@rgrove/parse-xml").XmlElement} XmlElement */
/** @typedef {import("./contours.mjs").Point} Point */
/**
 * @typedef {object} Shape
 * @property {string} d
 * @property {boolean} filled
 * @property {boolean} evenOdd
 * @property {number} stroke width of the line drawn along the path, 0 for none
 * @property {number} opacity
 * @property {Point[][]} contours the path as polygons, one for each of its parts
 */
/** @typedef {{ transforms: string[], fill: string, stroke: string, strokeWidth: number, opacity: number }} Style */

const UNPAINTED = new Set(["defs", "clipPath", "mask", "linearGradient", "radialGradient"]);
/** @type {Style} */
const PLAIN = { transforms: [], fill: "black", stroke: "none", strokeWidth: 1, opacity: 1 };

/** @param {XmlElement} element @returns {XmlElement[]} */
export const childElements = (element) =>
  /** @type {XmlElement[]} */ (element.children.filter((child) => child.type === "element"));

/** @param {number} x @param {number} y @param {number} rx @param {number} ry */
const ellipsePath = (x, y, rx, ry) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

/** @param {XmlElement} element @returns {string} */
function pathOf({ name, attributes }) {
  const number = (/** @type {string} */ key) => Number(attributes[key] ?? 0);
  switch (name) {
    case "path":
      return attributes.d;
    case "circle":
      return ellipsePath(number("cx"), number("cy"), number("r"), number("r"));
    case "ellipse":
      return ellipsePath(number("cx"), number("cy"), number("rx"), number("ry"));
    default:
      throw new Error(
        `pictures are made of paths, circles and ellipses; <${name}> must become a path`,
      );
  }
}

/** @param {XmlElement} element @param {Style} parent @returns {Style} */
function styleOf({ attributes }, parent) {
  return {
    transforms: attributes.transform
      ? [attributes.transform, ...parent.transforms]
      : parent.transforms,
    fill: attributes.fill ?? parent.fill,
    stroke: attributes.stroke ?? parent.stroke,
    strokeWidth: Number(attributes["stroke-width"] ?? parent.strokeWidth),
    opacity: Number(attributes.opacity ?? 1) * parent.opacity,
  };
}

/** @param {XmlElement} element @param {Style} style @returns {Shape} */
function shapeOf(element, style) {
  const d = style.transforms
    .reduce((path, each) => path.transform(each), svgpath(pathOf(element)))
    .toString();
  return {
    d,
    filled: style.fill !== "none",
    evenOdd: element.attributes["fill-rule"] === "evenodd",
    stroke: style.stroke === "none" ? 0 : style.strokeWidth,
    opacity: style.opacity,
    contours: contoursOf(d),
  };
}

/** @param {XmlElement} element @returns {XmlElement[]} */
const withDescendants = (element) => [element, ...childElements(element).flatMap(withDescendants)];

/**
 * Every shape that a picture paints. Clipped parts are left out: they shade a shape that is painted below them.
 * @param {XmlElement} root @returns {Shape[]}
 */
export function paintedShapes(root) {
  const named = new Map(
    withDescendants(root).map((element) => [`#${element.attributes.id}`, element]),
  );

  /** @param {XmlElement} element @param {Style} parent @returns {Shape[]} */
  function shapesOf(element, parent) {
    if (UNPAINTED.has(element.name) || element.attributes["clip-path"]) return [];
    const style = styleOf(element, parent);
    const copied = named.get(element.attributes.href);
    if (copied) return shapesOf(copied, style);
    if (element.name === "g" || element.name === "svg") {
      return childElements(element).flatMap((child) => shapesOf(child, style));
    }
    return [shapeOf(element, style)];
  }

  return shapesOf(root, PLAIN);
}

/** @param {Shape[]} shapes @returns {{ left: number, top: number, right: number, bottom: number }} */
export function boundsOf(shapes) {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { contours, stroke } of shapes) {
    for (const [x, y] of contours.flat()) {
      bounds.left = Math.min(bounds.left, x - stroke / 2);
      bounds.top = Math.min(bounds.top, y - stroke / 2);
      bounds.right = Math.max(bounds.right, x + stroke / 2);
      bounds.bottom = Math.max(bounds.bottom, y + stroke / 2);
    }
  }
  return bounds;
}
