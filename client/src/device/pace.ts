/** The countdown that the owner of this device prefers before a game: full, short, or none. */
import { recall, remember } from "./storage";

export const PACES = ["full", "short", "off"] as const;
export type Pace = (typeof PACES)[number];

export const savedPace = (): Pace => PACES.find((pace) => pace === recall("pace")) ?? "full";

export function savePace(pace: Pace): void {
  remember("pace", pace);
}
