/** The room that this device was in last: the start page leads back into it. */
import { forget, recall, remember } from "./storage";

const KEY = "room";

export const lastRoom = (): string | null => recall(KEY);

export function saveLastRoom(code: string): void {
  remember(KEY, code);
}

export function forgetLastRoom(code: string): void {
  if (lastRoom() === code) forget(KEY);
}
