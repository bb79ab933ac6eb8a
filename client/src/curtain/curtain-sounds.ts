/** What is heard and felt while the cards are covered. */
import { showSound } from "../device/show-sounds";
import { buzz, sound } from "../device/sound";
import type { Beat } from "../protocol/types";
import type { Phase } from "./phase";

/** `place` is where the owner of the device sits, if anywhere. */
export function hearPhase(phase: Phase, place: number | null): void {
  if (phase.kind === "beat") hearBeat(phase.beat, place);
  const name = phase.kind === "counting" ? "count" : phase.kind === "opening" ? "go" : undefined;
  if (!name) return;
  sound(name);
  buzz(name);
}

export function hearBeat({ kind, places }: Beat, place: number | null): void {
  showSound(kind);
  if (kind === "burned" && place !== null && places.includes(place)) buzz("burned");
}
