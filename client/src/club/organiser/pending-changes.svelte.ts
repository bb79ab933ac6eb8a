/**
 * A value that a club night holds as a whole, with changes that it has not sent back yet: the next change includes them.
 * A club night answers first and sends the new value up to 0.2 s later; a room sends it before the answer.
 */
import type { Answer } from "../../protocol/messages";

export class PendingChanges<Whole extends object> {
  #pending = $state.raw<Partial<Whole>>({});
  #unanswered = 0;
  readonly #confirmed: () => Whole;
  readonly #send: (whole: Whole) => Promise<Answer>;

  /** `confirmed` returns another object whenever the server has sent the value again. */
  constructor(confirmed: () => Whole, send: (whole: Whole) => Promise<Answer>) {
    [this.#confirmed, this.#send] = [confirmed, send];
    let last: Whole | undefined;
    $effect(() => {
      const now = confirmed();
      if (now !== last && this.#unanswered === 0) this.#pending = {};
      last = now;
    });
  }

  get value(): Whole {
    return { ...this.#confirmed(), ...this.#pending };
  }

  async change(part: Partial<Whole>): Promise<void> {
    this.#pending = { ...this.#pending, ...part };
    this.#unanswered += 1;
    const answer = await this.#send(this.value);
    this.#unanswered -= 1;
    if (answer.type === "refused") this.#pending = {};
  }
}
