/** Two at one device sit across from each other: what lies before the far one is turned to face them. */

/** Marks a part of the page that is turned by half a circle. */
export const ROTATED = "data-rotated";

export const isRotated = (element: Element): boolean => element.closest(`[${ROTATED}]`) !== null;

/** Where a square of the page lies within another, as whoever looks at it sees it. */
export function relativeTo(square: DOMRect, outer: DOMRect, turned: boolean): DOMRect {
  const x = turned ? outer.right - square.right : square.x - outer.x;
  const y = turned ? outer.bottom - square.bottom : square.y - outer.y;
  return new DOMRect(x, y, square.width, square.height);
}
