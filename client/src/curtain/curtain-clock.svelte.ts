/** Follows a curtain by the room's clock, so that all screens count at the same moment. */
import type { Curtain } from "../protocol/types";
import { phaseAt, type Phase } from "./phase";

export class CurtainClock {
  /** Undefined while the cards lie open. */
  phase = $state.raw<Phase>();

  /**
   * `ahead` is how many milliseconds the room's clock is ahead of this device's. `begin` is called once for each
   * phase, even if the clock is corrected in the middle of one.
   */
  constructor(curtain: () => Curtain | null, ahead: () => number, begin: (phase: Phase) => void) {
    let last = "";
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
        const name = [phase.kind, until, covered.opens].join();
        if (name !== last) begin(phase);
        last = name;
        if (until !== undefined) timer = setTimeout(follow, Math.max(1, until * 1000 - now));
      };
      follow();
      return () => {
        clearTimeout(timer);
      };
    });
  }
}
