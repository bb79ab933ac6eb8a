/** The secret that brings this device back to its seat, room by room. */
import { forget, recall, remember } from "../device/memory";

export interface Keepsake {
  read(): string | null;
  keep(token: string): void;
  lose(): void;
}

/** A device may be a hand and the table in the middle at once: each has a secret of its own. */
export function keepsake(room: string, asTable: boolean): Keepsake {
  const name = `${asTable ? "table" : "token"}.${room}`;
  return {
    read: () => recall(name),
    keep: (token) => {
      remember(name, token);
    },
    lose: () => {
      forget(name);
    },
  };
}
