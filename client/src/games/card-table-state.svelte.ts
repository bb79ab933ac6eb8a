/** What the views of all card games share: the room they have, whose table it is, and who may claim. */
import type { Area } from "./card-layouts";
import { ClaimFeedback } from "./claim-feedback.svelte";
import type { CardGameProps } from "./types";

export class CardTableState {
  readonly feedback: ClaimFeedback;
  width = $state(0);
  height = $state(0);
  area = $derived<Area>({ width: this.width, height: this.height });

  constructor(readonly props: CardGameProps) {
    this.feedback = new ClaimFeedback(() => props);
  }

  /** The place that plays here; null for somebody who watches, and on a television. */
  get place(): number | null {
    return this.props.big ? null : this.props.me.place;
  }

  get locked(): boolean {
    return this.place !== null && this.props.play.locked.includes(this.place);
  }

  get playing(): boolean {
    return this.place !== null && !this.locked && !this.props.play.finished;
  }
}
