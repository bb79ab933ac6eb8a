/** Counts down to a pair of the crowd, by the club night's clock: all devices uncover the cards at the same moment. */
import { CurtainClock } from "../../curtain/curtain-clock.svelte";
import { playPhaseSound } from "../../curtain/curtain-sounds";
import type { LiveClub } from "../live-club.svelte";

const DIGITS = 3;

export class CrowdClock {
  /** When the cards could be seen, by `performance.now()`: reaction times count from there. */
  openedAt = 0;
  readonly #curtain: CurtainClock;

  constructor(club: LiveClub, loud: boolean) {
    const opens = $derived(club.view?.crowd?.opens);
    const covers = $derived(club.view?.crowd?.phase !== "result" && !club.view?.paused);
    this.#curtain = new CurtainClock(
      () =>
        opens === undefined || !covers
          ? null
          : { why: "start", opens, counts_from: opens - DIGITS, digits: DIGITS, beat: null },
      () => club.state.ahead,
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

  /** The digit of the countdown, while it runs. */
  get digit(): number | undefined {
    const phase = this.#curtain.phase;
    return phase?.kind === "counting" ? phase.digit : undefined;
  }

  /** Whether the cards are uncovered. */
  get open(): boolean {
    const phase = this.#curtain.phase;
    return phase === undefined || phase.kind === "opening";
  }
}
