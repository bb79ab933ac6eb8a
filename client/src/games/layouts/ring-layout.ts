/** A card with all others in a ring around it. */
import { largestFitting } from "../../lib/bisect";
import { GAP, grid, isTall, type Area, type CardSquare, type Spread } from "../card-layouts";

/** A card in the middle of the others: within a ring of them or, on a narrow screen, between their rows. */
export function ringLayout(count: number, area: Area): Spread {
  const [round, rows] = [ring(count, area), between(count, area)];
  return sizeOf(rows) > sizeOf(round) * ROUNDNESS ? rows : round;
}

const sizeOf = ({ others }: Spread): number => others[0]?.size ?? 0;

/** How much larger cards must be in rows before rows win over a ring. */
const ROUNDNESS = 1.12;

/** Half of the others along each end of the long side. */
function between(count: number, area: Area): Spread {
  const tall = isTall(area);
  const [long, short] = tall ? [area.height, area.width] : [area.width, area.height];
  const first = Math.ceil(count / 2);
  const rows = (end: number) => {
    const room = tall ? { width: short, height: end } : { width: end, height: short };
    return [grid(first, room), grid(count - first, room)] as const;
  };
  const sizeIn = (end: number) =>
    Math.min(
      ...rows(end)
        .flat()
        .map((place) => place.size),
    );
  const most = largestFitting(
    long / 2,
    (end) => Math.min(short, long - 2 * end) >= sizeIn(end) * MIDDLE,
  );
  const size = sizeIn(most);
  const end = largestFitting(most, (less) => sizeIn(less) < size * 0.995);
  const [near, far] = rows(end);
  const shift = long - end;
  const others = [
    ...near,
    ...far.map(({ x, y }) => ({ x: tall ? x : x + shift, y: tall ? y + shift : y, size })),
  ].map((place) => ({ ...place, size }));
  const base = Math.min(short, long - 2 * end) * (1 - GAP);
  return { base: { x: area.width / 2, y: area.height / 2, size: base }, others };
}

/** The others at equal steps, turned so that they are as large as possible. */
function ring(count: number, area: Area): Spread {
  const [one, other] = [0, 0.5].map((turn) => largestRing(count, area, turn));
  const others = ((one?.[0]?.size ?? 0) >= (other?.[0]?.size ?? 0) ? one : other) ?? [];
  const centre = { x: area.width / 2, y: area.height / 2 };
  const nearest = Math.min(
    ...others.map(({ x, y, size }) => Math.hypot(x - centre.x, y - centre.y) - size / 2),
    Math.min(area.width, area.height) / 2,
  );
  return { base: { ...centre, size: 2 * nearest * (1 - GAP) }, others };
}

function largestRing(count: number, area: Area, turn: number): CardSquare[] {
  const size = largestFitting(Math.min(area.width, area.height), (tried) =>
    apart(around(count, area, tried, turn), area, tried),
  );
  return around(count, area, size, turn);
}

const MIDDLE = 1.3;

/** Cards at equal steps along an ellipse that fills the area, starting at the top. */
function around(count: number, { width, height }: Area, size: number, turn: number): CardSquare[] {
  const [a, b] = [(width - size) / 2, (height - size) / 2];
  const STEPS = 720;
  const line = Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = (step / STEPS) * 2 * Math.PI - Math.PI / 2;
    return { x: width / 2 + a * Math.cos(angle), y: height / 2 + b * Math.sin(angle) };
  });
  const lengths = [0];
  for (let step = 1; step <= STEPS; step++) {
    const [here, before] = [line[step], line[step - 1]];
    if (here && before)
      lengths.push((lengths.at(-1) ?? 0) + Math.hypot(here.x - before.x, here.y - before.y));
  }
  const total = lengths.at(-1) ?? 0;
  return Array.from({ length: count }, (_, index) => {
    const step = lengths.findIndex((length) => length >= ((index + turn) / count) * total);
    return { ...(line[Math.max(step, 0)] ?? { x: 0, y: 0 }), size: size * (1 - GAP) };
  });
}

function apart(places: readonly CardSquare[], { width, height }: Area, size: number): boolean {
  const reach = (size * (1 + MIDDLE)) / 2;
  const fromMiddle = places.every(({ x, y }) => Math.hypot(x - width / 2, y - height / 2) >= reach);
  return (
    fromMiddle &&
    places.every((here, index) =>
      places
        .slice(index + 1)
        .every((other) => Math.hypot(here.x - other.x, here.y - other.y) >= size),
    )
  );
}
