/**
 * A module that could not be fetched stays missing for as long as the page lives, also when the server is back:
 * only a new page asks for it again. Rooms come back with it.
 */

const ASK_INTERVAL_MS = 3000;
/** Whatever fails again so soon is not mended by yet another page. */
const RELOAD_INTERVAL_MS = 30_000;
const RELOADED_AT = "spotisle-reloaded-at";

/** Reloads the page as soon as the server answers, unless it has just done so; returns how to stop that. */
export function reloadWhenServed(): () => void {
  if (!mayReload()) return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const ask = async () => {
    const served = await isServed();
    if (stopped) return;
    if (served) location.reload();
    else timer = setTimeout(() => void ask(), ASK_INTERVAL_MS);
  };
  void ask();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

/** Notes that the page is about to be loaded again; false where that was done a moment ago, or cannot be noted. */
function mayReload(): boolean {
  try {
    const now = Date.now();
    if (now - Number(sessionStorage.getItem(RELOADED_AT)) < RELOAD_INTERVAL_MS) return false;
    sessionStorage.setItem(RELOADED_AT, String(now));
    return true;
  } catch {
    return false;
  }
}

async function isServed(): Promise<boolean> {
  try {
    return (await fetch(location.pathname, { method: "HEAD", cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
