/** The decks in the making on this device. A browser may refuse to keep them: then they live as long as the page. */
import type { Bench } from "./bench";

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

export const loadBenches = (): Promise<Bench[]> =>
  inStore("readonly", (store) => store.getAll() as IDBRequest<Bench[]>).catch(() => []);

export async function storeBench(bench: Bench): Promise<boolean> {
  try {
    await inStore("readwrite", (store) => store.put(bench));
    return true;
  } catch {
    return false;
  }
}

export const deleteBench = (id: string): Promise<void> =>
  inStore("readwrite", (store) => store.delete(id)).catch(() => undefined);
