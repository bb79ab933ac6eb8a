/** Calls back when the page is visible again or the network returns; returns a function that stops this. */
export function onResume(then: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  for (const type of ["focus", "online", "pageshow"]) addEventListener(type, then, { signal });
  document.addEventListener(
    "visibilitychange",
    () => {
      if (document.visibilityState === "visible") then();
    },
    { signal },
  );
  return () => {
    stop.abort();
  };
}
