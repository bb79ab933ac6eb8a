/** Calls back after so many milliseconds; returns how to call it off, as an effect wants it. */
export function later(ms: number, then: () => void): () => void {
  const timer = setTimeout(then, ms);
  return () => {
    clearTimeout(timer);
  };
}
