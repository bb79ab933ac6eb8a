/** A value of the room that this device changes: shown as set here until the room has answered. */
export class Unconfirmed<Value> {
  #change = $state.raw<{ readonly value: Value }>();

  constructor(private readonly confirmed: () => Value) {}

  /** Includes changes without an answer, so that a second change does not undo the first. */
  get value(): Value {
    return this.#change ? this.#change.value : this.confirmed();
  }

  /** Shows a value until the room answers; then the room's own value is shown, also after a refusal. */
  async set(value: Value, answer: Promise<unknown>): Promise<void> {
    const change = { value };
    this.#change = change;
    await answer;
    if (this.#change === change) this.#change = undefined;
  }
}
