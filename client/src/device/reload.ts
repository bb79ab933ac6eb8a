/**
 * A module that failed to load stays missing for as long as the page lives, even when the server is back:
 * only a reload fetches it again. Rooms reconnect after it.
 */

const ASK_INTERVAL_MS = 3000;
/** If it fails again this soon, another reload would not help. */
const RELOAD_INTERVAL_MS = 30_000;
const RELOADED_AT = "spotisle-reloaded-at";

/** Reloads the page as soon as the server answers, unless it has just done so; returns a function that cancels this. */
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

/** Records a reload; false if there was one a moment ago, or if it cannot be recorded. */
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
