/** What the owner of this device is called at the table. */
import { recall, remember } from "./storage";

export const savedName = (): string => recall("name") ?? "";

/** Who plays across from them on the same device. */
export const savedSecondName = (): string => recall("second-name") ?? "";

export function saveName(name: string): void {
  remember("name", name.trim());
}

export function saveSecondName(name: string): void {
  remember("second-name", name.trim());
}
