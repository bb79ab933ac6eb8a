/** Follows a curtain by the room's clock, so that all screens count at the same moment. */
import { buzz, sound } from "../device/sound";
import type { Curtain } from "../protocol/types";
import { phaseAt, type Phase } from "./phase";

export class CurtainClock {
  /** Undefined while the cards lie open. */
  phase = $state.raw<Phase>();

  /** `ahead` is how many milliseconds the room's clock is ahead of this device's. */
  constructor(curtain: () => Curtain | null, ahead: () => number, loud: () => boolean) {
    $effect(() => {
      const [covered, offset] = [curtain(), ahead()];
      let timer: ReturnType<typeof setTimeout> | undefined;
      const follow = () => {
        if (!covered) {
          this.phase = undefined;
          return;
        }
        const now = Date.now() + offset;
        const [phase, until] = phaseAt(covered, now / 1000);
        this.phase = phase;
        if (loud()) hear(phase);
        if (until !== undefined) timer = setTimeout(follow, Math.max(1, until * 1000 - now));
      };
      follow();
      return () => {
        clearTimeout(timer);
      };
    });
  }
}

function hear({ kind }: Phase): void {
  const name = kind === "counting" ? "count" : kind === "opening" ? "go" : undefined;
  if (!name) return;
  sound(name);
  buzz(name);
}
