/** Taps and swipes on a card: a pointer lifted where it went down is a tap, else a swipe. */

/** How far a finger must move to make a swipe; a tap wobbles by less. */
const SWIPE_PX = 24;

export interface PointerStart {
  readonly x: number;
  readonly y: number;
  readonly when: number;
}

type Moved = Pick<PointerEvent, "clientX" | "clientY">;

export const pointerStartOf = ({
  clientX: x,
  clientY: y,
  timeStamp: when,
}: PointerEvent): PointerStart => ({
  x,
  y,
  when,
});

export interface Vector {
  readonly x: number;
  readonly y: number;
}

/** The direction to move in, opposite to the finger: a pull to the left leads right. Undefined if it only wobbled. */
export function swipeFrom({ x, y }: PointerStart, { clientX, clientY }: Moved): Vector | undefined {
  const way = { x: x - clientX, y: y - clientY };
  return Math.hypot(way.x, way.y) < SWIPE_PX ? undefined : way;
}
