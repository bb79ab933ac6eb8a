/** Drafts of decks in IndexedDB. If the browser refuses to store them, they are lost when the page closes. */
import type { DeckDraft } from "./deck-draft";

const NAME = "spotisle.workshop";
const STORE = "benches";

const answered = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error("the device does not keep anything"));
    };
  });

/** The browser reports a full disk only at the commit, after the request has succeeded. */
const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => {
      resolve();
    };
    transaction.onabort = () => {
      reject(transaction.error ?? new Error("the device did not store it"));
    };
  });

async function inStore<Answer>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(STORE, { keyPath: "id" });
  };
  const database = await answered(opening);
  try {
    const transaction = database.transaction(STORE, mode);
    const request = act(transaction.objectStore(STORE));
    const [answer] = await Promise.all([answered(request), committed(transaction)]);
    return answer;
  } finally {
    database.close();
  }
}

export const loadDrafts = (): Promise<DeckDraft[]> =>
  inStore("readonly", (store) => store.getAll() as IDBRequest<DeckDraft[]>).catch(() => []);

export async function storeDraft(draft: DeckDraft): Promise<boolean> {
  try {
    await inStore("readwrite", (store) => store.put(draft));
    return true;
  } catch {
    return false;
  }
}

export const deleteDraft = (id: string): Promise<void> =>
  inStore("readwrite", (store) => store.delete(id)).catch(() => undefined);
