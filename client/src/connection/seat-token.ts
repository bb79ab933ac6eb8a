/** The secret that brings this device back to its seat, room by room. */
import { forget, recall, remember } from "../device/storage";

export interface Keepsake {
  read(): string | null;
  keep(token: string): void;
  lose(): void;
}

/** What a device is in a room; it may be several of these at once, each with a secret of its own. */
export type Part = "hand" | "second" | "table";

const NAMES: Readonly<Record<Part, string>> = { hand: "token", second: "second", table: "table" };

export function keepsake(room: string, part: Part): Keepsake {
  const name = `${NAMES[part]}.${room}`;
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
