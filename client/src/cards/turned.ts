/** Two at one device sit across from each other: what lies before the far one is turned to face them. */

/** Marks a part of the page that is turned by half a circle. */
export const TURNED = "data-turned";

export const isTurned = (element: Element): boolean => element.closest(`[${TURNED}]`) !== null;

/** Where a square of the page lies within another, as whoever looks at it sees it. */
export function within(square: DOMRect, outer: DOMRect, turned: boolean): DOMRect {
  const x = turned ? outer.right - square.right : square.x - outer.x;
  const y = turned ? outer.bottom - square.bottom : square.y - outer.y;
  return new DOMRect(x, y, square.width, square.height);
}
