/** Loads the outcome page while the first game is played, so that it does not delay the first card. */
import { later } from "../lib/timers";

export const loadOutcome = () => import("./Outcome.svelte");

/** By then the cards have loaded, even on a slow network. */
const PREFETCH_DELAY_MS = 4000;

/** Prefetches it; returns a function that cancels this. */
export const prefetchOutcome = (): (() => void) =>
  later(PREFETCH_DELAY_MS, () => {
    loadOutcome().catch(() => undefined); // if this fails, the page reloads at the end: see device/reload
  });
