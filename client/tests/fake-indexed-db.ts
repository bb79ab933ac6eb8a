/** A database of one store, in memory: what the workshop uses of IndexedDB. */
export class FakeIndexedDb {
  readonly stored = new Map<string, { readonly id: string }>();
  /** Whether the disk is full, which fails a commit but not the request before it. */
  full = false;

  open = () => answering({ transaction: () => this.#transaction(), close: () => undefined });

  #transaction() {
    const transaction = {
      error: new DOMException("the disk is full", "QuotaExceededError"),
      oncomplete: null as (() => void) | null,
      onabort: null as (() => void) | null,
      objectStore: () => ({
        put: (value: { readonly id: string }) =>
          write(() => this.stored.set(value.id, structuredClone(value))),
        delete: (id: string) => write(() => this.stored.delete(id)),
        getAll: () => {
          commit(() => undefined);
          return answering([...this.stored.values()].map((value) => structuredClone(value)));
        },
      }),
    };
    const commit = (apply: () => void) =>
      setTimeout(() => {
        apply();
        transaction.oncomplete?.();
      });
    const write = (apply: () => unknown) => {
      if (this.full) setTimeout(() => transaction.onabort?.());
      else commit(apply);
      return answering(undefined);
    };
    return transaction;
  }
}

function answering<Result>(result: Result) {
  const request = { result, onsuccess: null as (() => void) | null };
  queueMicrotask(() => request.onsuccess?.());
  return request;
}
