/** A quick approximate layout of cards: the server's layout uses the outlines of the pictures, which takes longer. */
import type { Layout, Placement } from "../editions/edition";
import { planeSize } from "../editions/plane";

/** How many symbols are on each ring, from the centre. */
const RINGS: Readonly<Record<number, readonly number[]>> = {
  3: [3],
  4: [4],
  5: [1, 4],
  6: [1, 5],
  8: [1, 7],
  9: [2, 7],
  10: [2, 8],
  12: [3, 9],
  14: [4, 10],
  17: [1, 5, 11],
};

/** A seeded pseudo-random generator of numbers from 0 to 1. */
function chances(seed: number): () => number {
  let state = (seed + 1) * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) | 0;
    return ((state >>> 8) & 0xffff) / 0x10000;
  };
}

const RIM = 0.94;

/** The radius of each ring, and the largest discs that fit on it without touching. */
function ringsOf(counts: readonly number[]): { count: number; at: number; disc: number }[] {
  let outer = RIM;
  return [...counts].reverse().map((count) => {
    const half = Math.sin(Math.PI / count);
    const disc = count === 1 ? outer : (outer * half) / (1 + half);
    const at = count === 1 ? 0 : outer - disc;
    outer = at - disc;
    return { count, at, disc };
  });
}

export function sketchCard(each: number, card: number): Placement[] {
  const chance = chances(card);
  const placed = ringsOf(RINGS[each] ?? [each]).flatMap(({ count, at, disc }) => {
    const turn = chance() * 2 * Math.PI;
    return Array.from({ length: count }, (_, place): Placement => {
      const angle = turn + (place * 2 * Math.PI) / count;
      const side = Math.SQRT2 * Math.min(disc, 0.45) * (0.8 + 0.2 * chance());
      return [at * Math.cos(angle), at * Math.sin(angle), side, Math.floor(chance() * 360)];
    });
  });
  // Shuffle, so that a symbol's position does not depend on its index.
  return placed
    .map((placement) => [chance(), placement] as const)
    .sort(([a], [b]) => a - b)
    .map(([, placement]) => placement);
}

export const sketchLayout = (order: number): Layout =>
  Array.from({ length: planeSize(order) }, (_, card) => sketchCard(order + 1, card));
