/** Local storage. A browser may refuse it (private windows do): then nothing is remembered. */

const PREFIX = "spotisle.";

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    return;
  }
}

/** Calls back when another tab or window of this device stores a value; returns a function that stops this. */
export function onRemembered(name: string, listener: (value: string) => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === PREFIX + name && newValue !== null) listener(newValue);
  };
  addEventListener("storage", hear);
  return () => {
    removeEventListener("storage", hear);
  };
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    return;
  }
}
