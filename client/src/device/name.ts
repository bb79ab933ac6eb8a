/** What the owner of this device is called at the table. */
import { recall, remember } from "./memory";

export const keptName = (): string => recall("name") ?? "";

export function keepName(name: string): void {
  remember("name", name.trim());
}
