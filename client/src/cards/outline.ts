/** The outline of a card as an SVG path. */
import type { Shape } from "../editions/edition";
import { CARD_EXTENT } from "./hit-test";

/**
 * The radius in which cards are drawn. Browsers round the area of a drawing to whole units: with a radius of 1 a card
 * would cover four times its area, and a flying card would take four times as long to draw.
 */
export const RADIUS = 100;

const far = CARD_EXTENT * RADIUS;
/** The square that a card is drawn in, for `viewBox`. */
export const CARD_BOX = [-far, -far, 2 * far, 2 * far].join(" ");

const CORNER = 0.1;

export function outlineOf(shape: Shape, radius = 1): string {
  return shape === "round" ? disc(radius) : hexagon(radius);
}

function disc(radius: number): string {
  const r = String(radius);
  return `M-${r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1-${r} 0Z`;
}

/** A pointy-top hexagon with rounded corners. */
function hexagon(radius: number): string {
  const corners = Array.from({ length: 6 }, (_, side) => corner((side * Math.PI) / 3, radius));
  const bends = corners.map((here, side) => {
    const before = corners[(side + 5) % 6] ?? here;
    const after = corners[(side + 1) % 6] ?? here;
    return `${point(between(here, before))}Q${point(here)} ${point(between(here, after))}`;
  });
  return `M${bends.join("L")}Z`;
}

type Point = readonly [number, number];
const corner = (angle: number, radius: number): Point => [
  radius * Math.sin(angle),
  -radius * Math.cos(angle),
];
const between = (from: Point, to: Point): Point => [
  from[0] + (to[0] - from[0]) * CORNER,
  from[1] + (to[1] - from[1]) * CORNER,
];
const point = ([x, y]: Point): string => `${x.toFixed(4)} ${y.toFixed(4)}`;
