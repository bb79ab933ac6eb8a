/** Delays the outcome until the last card has landed. */
import { later } from "../lib/timers";
import type { PlayView } from "../protocol/play";

const LAST_CARD_MS = 1500;

export class OutcomeDelay {
  #ended = $state(0);
  readonly #play: () => PlayView | null;

  constructor(play: () => PlayView | null) {
    this.#play = play;
    const finished = $derived.by(() => {
      const now = play();
      return now?.finished ? now.number : 0;
    });
    $effect(() => {
      const number = finished;
      return later(number ? LAST_CARD_MS : 0, () => (this.#ended = number));
    });
  }

  /** Whether to show the outcome. */
  get shown(): boolean {
    const play = this.#play();
    return play !== null && play.finished && this.#ended === play.number;
  }
}
