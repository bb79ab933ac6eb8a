/** Registers a listener; returns how to unsubscribe it. */
export type Subscribe<Value> = (listener: (value: Value) => void) => () => void;

/** Tells its listeners of every value, once, as it happens. */
export class Emitter<Value> {
  readonly #listeners = new Set<(value: Value) => void>();

  readonly subscribe: Subscribe<Value> = (listener) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  emit(value: Value): void {
    for (const listener of [...this.#listeners]) listener(value);
  }
}
