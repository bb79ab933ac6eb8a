/** Arrow keys: the nearest thing in the direction of the arrow. */

export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Which spot an arrow key leads to from here; undefined for other keys and at the edge. */
export function nearestInDirection<T extends ScreenPoint>(
  key: string,
  from: ScreenPoint,
  spots: readonly T[],
): T | undefined {
  const [rightward, downward] = DIRECTIONS[key] ?? [0, 0];
  let nearest: T | undefined;
  let least = Infinity;
  for (const spot of spots) {
    const [x, y] = [spot.x - from.x, spot.y - from.y];
    const ahead = x * rightward + y * downward;
    const aside = Math.abs(x * downward) + Math.abs(y * rightward);
    const effort = ahead + 2 * aside;
    if (ahead > 1 && effort < least) [nearest, least] = [spot, effort];
  }
  return nearest;
}
