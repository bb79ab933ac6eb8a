/** What the owner of this device is called at the table. */
import { recall, remember } from "./storage";

export const keptName = (): string => recall("name") ?? "";

/** Who plays across from them on the same device. */
export const keptSecondName = (): string => recall("second-name") ?? "";

export function keepName(name: string): void {
  remember("name", name.trim());
}

export function keepSecondName(name: string): void {
  remember("second-name", name.trim());
}
