/**
 * The plane of seven cards, drawn: three sides of a triangle, three lines through its middle, and a circle.
 * Symbols stand at the points and cards are the lines; or the other way round, and everything still fits.
 */
import { symbolsOf } from "../editions/plane";

export const SEVEN = 7;
const ORDER = 2;

/** Where each point lies, in a drawing that is 100 wide; the circle goes through three of them. */
export type Point = readonly [x: number, y: number];
export const POINTS: readonly Point[] = [
  [50, 8],
  [8, 80],
  [92, 80],
  [29, 44],
  [50, 80],
  [50, 56],
  [71, 44],
];

/** The points on a line, by the numbering of the deck: line c holds c, c + 1 and c + 3. */
export const pointsOn = (line: number): number[] => symbolsOf(ORDER, line);

const ALL = Array.from({ length: SEVEN }, (_, number) => number);

/** The point that both lines share. */
export const meet = (line: number, other: number): number =>
  pointsOn(line).find((point) => pointsOn(other).includes(point)) ?? 0;

/** The line through both points. */
export const join = (point: number, other: number): number =>
  ALL.find((line) => [point, other].every((each) => pointsOn(line).includes(each))) ?? 0;

/** Swaps cards and symbols: card n takes the place of symbol -n (modulo 7), and every line still has three. */
export const swapped = (number: number): number => (SEVEN - number) % SEVEN;

/** The SVG path of a line through its three points. */
export function linePath(line: number): string {
  const points = pointsOn(line).map((point): Point => POINTS[point] ?? [0, 0]);
  if (isCircle(line)) return circleThrough(points);
  const ends = [...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const [first = [0, 0], , last = [0, 0]] = ends;
  return `M${first.join(" ")}L${last.join(" ")}`;
}

const isCircle = (line: number): boolean => line === 3;

/** The SVG path of the circle through three points. */
function circleThrough(points: readonly Point[]): string {
  const [[ax, ay] = [0, 0], [bx, by] = [0, 0], [cx, cy] = [0, 0]] = points;
  const d = 2 * (ax * (by - cy) + bx * (cy - ay) + cx * (ay - by));
  const [a, b, c] = [ax * ax + ay * ay, bx * bx + by * by, cx * cx + cy * cy];
  const x = (a * (by - cy) + b * (cy - ay) + c * (ay - by)) / d;
  const y = (a * (cx - bx) + b * (ax - cx) + c * (bx - ax)) / d;
  const r = Math.hypot(ax - x, ay - y).toFixed(2);
  const [left, right] = [(x - Number(r)).toFixed(2), (x + Number(r)).toFixed(2)];
  const level = y.toFixed(2);
  return `M${left} ${level}A${r} ${r} 0 1 1 ${right} ${level}A${r} ${r} 0 1 1 ${left} ${level}Z`;
}

/** The selection after a tap: at most two; a third tap starts over, and a tap on a selected one removes it. */
export function pick(chosen: readonly number[], number: number): number[] {
  if (chosen.includes(number)) return chosen.filter((each) => each !== number);
  return chosen.length < 2 ? [...chosen, number] : [number];
}
