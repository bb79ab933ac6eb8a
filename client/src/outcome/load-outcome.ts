/** The outcome is loaded while the first game is played: nobody waits for it before the first card. */
import { later } from "../lib/timers";

export const loadOutcome = () => import("./Outcome.svelte");

/** After so long the cards lie there, also on a slow line. */
const QUIET_MS = 4000;

/** Fetches it ahead; returns how to stop that. */
export const prefetchOutcome = (): (() => void) =>
  later(QUIET_MS, () => {
    loadOutcome().catch(() => undefined); // at the end the page is loaded again: see device/reload
  });
