/** How long to wait before the next try: short at first, so that a restart is hardly noticed. */

const FIRST = 200;
const LONGEST = 4000;

/** Milliseconds; chance spreads those who were cut off together. */
export function backoff(tries: number, chance: number): number {
  return Math.min(LONGEST, FIRST * 2 ** tries) * (0.75 + chance / 2);
}
