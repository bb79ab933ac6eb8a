/** Calls back after this many milliseconds; returns a cancel function, as an effect's cleanup. */
export function later(ms: number, then: () => void): () => void {
  const timer = setTimeout(then, ms);
  return () => {
    clearTimeout(timer);
  };
}
