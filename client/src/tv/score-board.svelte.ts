/** What the score board shows: a card counts once its flight has ended. */
import { untrack } from "svelte";
import { prefersReducedMotion } from "../device/motion";
import { FLIGHT_MS } from "../games/flights";
import { later } from "../lib/timers";
import type { PlayView } from "../protocol/play";
import type { Find } from "../room/game-stats";
import type { LiveRoom } from "../room/live-room.svelte";

export class ScoreBoardState {
  play: PlayView;
  /** The last find. */
  found = $state.raw<Find>();
  /** The seat of the latest right claim; undefined if the last update had none. */
  finder = $state<number>();

  constructor(room: LiveRoom, now: () => PlayView) {
    this.play = $state.raw(untrack(now));
    const stops: (() => void)[] = [];
    /** Delays every change by the same time, so that they keep their order. */
    const land = (change: () => void) => {
      stops.push(later(prefersReducedMotion() ? 0 : FLIGHT_MS, change));
    };
    $effect(() => {
      const next = now();
      const { number } = untrack(() => this.play);
      if (next.number !== number) this.play = next;
      else
        land(() => {
          if (next.number === this.play.number) this.play = next;
        });
    });
    $effect(() =>
      room.updates.subscribe(({ events, play }) => {
        const claim = events.find(({ type, verdict }) => type === "claimed" && verdict === "ok");
        const found = play?.accepted ? room.stats.finds.at(-1) : undefined;
        land(() => {
          [this.found, this.finder] = [found, claim?.seat];
          if (play?.number === this.play.number) this.play = play;
        });
      }),
    );
    $effect(() => () => {
      for (const stop of stops) stop();
    });
  }
}
