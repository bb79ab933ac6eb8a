/** Calls back after so many milliseconds; returns how to cancel it, as effects want it. */
export function later(ms: number, then: () => void): () => void {
  const timer = setTimeout(then, ms);
  return () => {
    clearTimeout(timer);
  };
}
