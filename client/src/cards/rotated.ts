/** Positions on a part of the page that is rotated by 180 degrees, for the far one of two players at one device. */

/** Marks a part of the page that is rotated by 180 degrees. */
const ROTATED = "data-rotated";

export const isRotated = (element: Element): boolean => element.closest(`[${ROTATED}]`) !== null;

/** The position of a square within another, as its player sees it. */
export function relativeTo(square: DOMRect, outer: DOMRect, turned: boolean): DOMRect {
  const x = turned ? outer.right - square.right : square.x - outer.x;
  const y = turned ? outer.bottom - square.bottom : square.y - outer.y;
  return new DOMRect(x, y, square.width, square.height);
}
