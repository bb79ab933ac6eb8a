/** Notices that the server has a newer client than this page, and reloads where nobody is disturbed. */
import { untrack } from "svelte";
import { onResume } from "./resume";
import { updateServiceWorker } from "./service-worker";

const CHECK_INTERVAL_MS = 3_600_000;
const MIN_PAUSE_MS = 60_000;
const MANIFEST = "assets.json";
const RELOADED = "spotisle.reloaded";

let outdated = $state(false);
let reasonsToWait = $state(0);
let checkedAt = 0;

/** The script that this page was loaded with; its name changes with every version. */
const ownScript = (): string | undefined =>
  document
    .querySelector("script[type=module][src]")
    ?.getAttribute("src")
    ?.replace(/^\.?\//, "");

/** Whether there is a newer client, and nothing that a reload would interrupt. */
export const shouldReload = (): boolean => outdated && reasonsToWait === 0;

/** Delays reloads, because a game is on the table; returns a function that ends the delay. */
export function delayReload(): () => void {
  const add = (more: number) => {
    // Called in an effect, which must not depend on the count that it changes.
    untrack(() => (reasonsToWait += more));
  };
  add(1);
  return () => {
    add(-1);
  };
}

/** Checks whether this page's script still belongs to the server's current client. */
export async function checkForUpdate(): Promise<void> {
  const script = ownScript();
  if (outdated || !script || Date.now() - checkedAt < MIN_PAUSE_MS) return;
  checkedAt = Date.now();
  try {
    const answer = await fetch(MANIFEST, { cache: "no-cache" });
    if (!answer.ok) return;
    outdated = !(await answer.text()).includes(`"${script}"`);
  } catch {
    return; // no network; the next check tries again
  }
  if (outdated) await updateServiceWorker();
}

/** Checks now and then, and when somebody looks at the page again. */
export function watchForUpdates(): void {
  checkedAt = Date.now(); // the page has just come from the server
  onResume(() => void checkForUpdate());
  setInterval(() => void checkForUpdate(), CHECK_INTERVAL_MS);
}

/** Reloads an unattended page, such as a television; only once a version, in case that does not help. */
export function reloadUnattended(): void {
  const script = ownScript() ?? "";
  try {
    if (sessionStorage.getItem(RELOADED) === script) return;
    sessionStorage.setItem(RELOADED, script);
  } catch {
    return;
  }
  location.reload();
}
