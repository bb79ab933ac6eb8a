/** What the owner of this device is called at the table. */
import { recall, remember } from "./storage";

export const savedName = (): string => recall("name") ?? "";

/** The name of the second player on this device. */
export const savedSecondName = (): string => recall("second-name") ?? "";

export function saveName(name: string): void {
  remember("name", name.trim());
}

export function saveSecondName(name: string): void {
  remember("second-name", name.trim());
}
