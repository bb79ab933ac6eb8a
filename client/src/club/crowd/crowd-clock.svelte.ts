/** Counts a pair of the crowd in, by the event's clock: all cards are uncovered at the same moment. */
import { CurtainClock } from "../../curtain/curtain-clock.svelte";
import { playPhaseSound } from "../../curtain/curtain-sounds";
import type { LiveEvent } from "../live-event.svelte";

const DIGITS = 3;

export class CrowdClock {
  /** When the cards could be seen, by `performance.now()`: reaction times count from there. */
  openedAt = 0;
  readonly #curtain: CurtainClock;

  constructor(event: LiveEvent, loud: boolean) {
    const opens = $derived(event.view?.crowd?.opens);
    const covers = $derived(event.view?.crowd?.phase !== "result" && !event.view?.paused);
    this.#curtain = new CurtainClock(
      () =>
        opens === undefined || !covers
          ? null
          : { why: "start", opens, counts_from: opens - DIGITS, digits: DIGITS, beat: null },
      () => event.state.ahead,
      (begun) => {
        if (loud) playPhaseSound(begun, null);
      },
    );
    $effect(() => {
      if (!this.open) return;
      this.openedAt = performance.now();
      const frame = requestAnimationFrame(() => (this.openedAt = performance.now()));
      return () => {
        cancelAnimationFrame(frame);
      };
    });
  }

  /** The count, while it runs. */
  get digit(): number | undefined {
    const phase = this.#curtain.phase;
    return phase?.kind === "counting" ? phase.digit : undefined;
  }

  /** Whether the cards lie open. */
  get open(): boolean {
    const phase = this.#curtain.phase;
    return phase === undefined || phase.kind === "opening";
  }
}
