/** What a connection needs from its surroundings; tests bring their own. */
import type { Socket } from "./socket";

export interface Environment {
  readonly openSocket: (server: string) => Socket;
  /** Calls back after so many milliseconds; returns how to cancel it. */
  readonly later: (ms: number, then: () => void) => () => void;
  readonly now: () => number;
  readonly random: () => number;
}
