/** Exponential backoff with jitter: short at first, so that a restart is hardly noticed. */

const MIN_WAIT_MS = 200;
const MAX_WAIT_MS = 4000;

/** Milliseconds before the next attempt; `random` in [0, 1) keeps clients from coming back all at once. */
export function backoff(attempts: number, random: number): number {
  return Math.min(MAX_WAIT_MS, MIN_WAIT_MS * 2 ** attempts) * (0.75 + random / 2);
}
