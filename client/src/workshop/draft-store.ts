/** The decks in the making on this device. A browser may refuse to keep them: then they live as long as the page. */
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
    return await answered(act(database.transaction(STORE, mode).objectStore(STORE)));
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
