/** Memoizes a loader by its key; a failed load can be tried again. */
export function once<Key, Thing>(load: (key: Key) => Promise<Thing>): (key: Key) => Promise<Thing> {
  const begun = new Map<Key, Promise<Thing>>();
  return (key) => {
    const known = begun.get(key);
    if (known) return known;
    const loading = load(key);
    begun.set(key, loading);
    loading.catch(() => begun.delete(key));
    return loading;
  };
}
