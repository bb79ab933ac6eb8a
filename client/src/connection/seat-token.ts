/** The secret token that gives this device its seat back, room by room. */
import { forget, recall, remember } from "../device/storage";

export interface SeatToken {
  read(): string | null;
  keep(token: string): void;
  lose(): void;
}

/** What a device is in a room; it may be several of these at once, each with its own token. */
export type DeviceRole = "hand" | "second" | "table" | "organiser";

const NAMES: Readonly<Record<DeviceRole, string>> = {
  hand: "token",
  second: "second",
  table: "table",
  organiser: "organiser",
};

export function seatTokenOf(room: string, part: DeviceRole): SeatToken {
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
