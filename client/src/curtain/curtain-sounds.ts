/** Sounds and vibrations while the cards are covered. */
import { playStageSound } from "../device/stage-sounds";
import { vibrate, playSound } from "../device/sound";
import type { Beat } from "../protocol/types";
import type { Phase } from "./phase";

/** `place` is where the owner of the device sits, if anywhere. */
export function playPhaseSound(phase: Phase, place: number | null): void {
  if (phase.kind === "beat") playBeatSound(phase.beat, place);
  const name = phase.kind === "counting" ? "count" : phase.kind === "opening" ? "go" : undefined;
  if (!name) return;
  playSound(name);
  vibrate(name);
}

export function playBeatSound({ kind, places }: Beat, place: number | null): void {
  playStageSound(kind);
  if (kind === "burned" && place !== null && places.includes(place)) vibrate("burned");
}
