/** Which symbol a tap meant: the nearest one, so that nobody loses by a hair's breadth. */
import type { Placement } from "../editions/edition";

// Outside a symbol the distance to its edge counts. Inside, it is measured in the symbol's own size: the box of a
// long, thin symbol may reach across a small one, which must stay within reach.

/** How far beyond a symbol's edge a tap still counts, in card radii. */
const REACH = 0.3;

/** The place of the symbol nearest to a point of the card, or -1 when none is near. */
export function nearestSymbol(placements: readonly Placement[], x: number, y: number): number {
  let nearest = -1;
  let least = REACH;
  placements.forEach(([centreX, centreY, size], place) => {
    const distance = Math.hypot(x - centreX, y - centreY);
    const off = distance < size / 2 ? distance / size - 1 : distance - size / 2;
    if (off < least) [nearest, least] = [place, off];
  });
  return nearest;
}

/**
 * Turns a point of the page into a point of the card shown in a square of the page; for the player across
 * the table, everything is rotated by 180 degrees.
 */
export function toCardPoint(
  square: DOMRect,
  pageX: number,
  pageY: number,
  turned = false,
): [number, number] {
  const radius = ((turned ? -1 : 1) * square.width) / 2 / CARD_EXTENT;
  const [centreX, centreY] = [square.left + square.width / 2, square.top + square.height / 2];
  return [(pageX - centreX) / radius, (pageY - centreY) / radius];
}

/** Half the side of the square a card is drawn in, in card radii: its edge line needs a little room. */
export const CARD_EXTENT = 1.02;
