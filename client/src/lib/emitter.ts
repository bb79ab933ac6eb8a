/** Registers a listener; returns a function that unsubscribes it. */
export type Subscribe<Value> = (listener: (value: Value) => void) => () => void;

/** Calls its listeners with every emitted value. */
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
