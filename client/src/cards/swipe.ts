/** A finger on a card that can be swiped away: lifted where it fell it was a tap, else it went somewhere. */

/** How far a finger goes before it is a swipe. A tap wobbles by less. */
const SWIPE_PX = 24;

export interface Finger {
  readonly x: number;
  readonly y: number;
  readonly when: number;
}

type Moved = Pick<PointerEvent, "clientX" | "clientY">;

export const fingerOf = ({ clientX: x, clientY: y, timeStamp: when }: PointerEvent): Finger => ({
  x,
  y,
  when,
});

export interface Way {
  readonly x: number;
  readonly y: number;
}

/** Where it leads: what is pulled to the left shows what lies to the right. Undefined: it only wobbled. */
export function swiped({ x, y }: Finger, { clientX, clientY }: Moved): Way | undefined {
  const way = { x: x - clientX, y: y - clientY };
  return Math.hypot(way.x, way.y) < SWIPE_PX ? undefined : way;
}
