/** What a connection needs from the browser; tests provide their own. */
import type { Socket } from "./socket";

export interface Environment {
  readonly openSocket: (server: string) => Socket;
  /** Calls back after this many milliseconds; returns a function that cancels it. */
  readonly later: (ms: number, then: () => void) => () => void;
  readonly now: () => number;
  readonly random: () => number;
}
