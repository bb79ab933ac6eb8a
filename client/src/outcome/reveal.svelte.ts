/** The moment of the winner: a drum roll, then the name, confetti, and music for whoever looks on. */
import { prefersReducedMotion } from "../device/motion";
import { buzz } from "../device/sound";
import { DRUM_ROLL_S, showSound } from "../device/show-sounds";
import { later } from "../lib/timers";

/** How whoever looks on has done. Who only watches hears the winner's music. */
export type Part = "winner" | "loser" | "onlooker";

export class Reveal {
  /** How long the drum rolls. */
  readonly waitMs: number;
  revealed = $state(false);

  constructor(final: () => boolean, part: () => Part) {
    this.waitMs = prefersReducedMotion() || !final() ? 0 : DRUM_ROLL_S * 1000;
    $effect(() => {
      if (!final()) {
        this.revealed = true;
        return;
      }
      if (this.waitMs) showSound("drumRoll");
      return later(this.waitMs, () => {
        this.revealed = true;
        showSound(part() === "loser" ? "consolation" : "fanfare");
        if (part() === "winner") buzz("won");
      });
    });
  }
}
