/** Reveals the winner: a drum roll, then the name, confetti and music. */
import { prefersReducedMotion } from "../device/motion";
import { vibrate } from "../device/sound";
import { DRUM_ROLL_S, playStageSound } from "../device/stage-sounds";
import { later } from "../lib/timers";

/** How the viewer has done. An onlooker hears the winner's music. */
export type Standing = "winner" | "loser" | "onlooker";

export class Reveal {
  /** How long the drum rolls. */
  readonly waitMs: number;
  revealed = $state(false);

  constructor(final: () => boolean, standing: () => Standing) {
    this.waitMs = prefersReducedMotion() || !final() ? 0 : DRUM_ROLL_S * 1000;
    $effect(() => {
      if (!final()) {
        this.revealed = true;
        return;
      }
      if (this.waitMs) playStageSound("drumRoll");
      return later(this.waitMs, () => {
        this.revealed = true;
        playStageSound(standing() === "loser" ? "consolation" : "fanfare");
        if (standing() === "winner") vibrate("won");
      });
    });
  }
}
