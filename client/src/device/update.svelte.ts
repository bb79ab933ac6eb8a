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

/** The script that this page began with; its name changes with every version. */
const ownScript = (): string | undefined =>
  document
    .querySelector("script[type=module][src]")
    ?.getAttribute("src")
    ?.replace(/^\.?\//, "");

/** Whether there is a newer client, and nothing that a reload would interrupt. */
export const shouldReload = (): boolean => outdated && reasonsToWait === 0;

/** Asks not to reload: a game is on the table. Returns how to withdraw that. */
export function delayReload(): () => void {
  const add = (more: number) => {
    // Called in an effect, which must not run again because of the count that it changes itself.
    untrack(() => (reasonsToWait += more));
  };
  add(1);
  return () => {
    add(-1);
  };
}

/** Looks whether this page's own script still belongs to the client that the server has. */
export async function checkForUpdate(): Promise<void> {
  const script = ownScript();
  if (outdated || !script || Date.now() - checkedAt < MIN_PAUSE_MS) return;
  checkedAt = Date.now();
  try {
    const answer = await fetch(MANIFEST, { cache: "no-cache" });
    if (!answer.ok) return;
    outdated = !(await answer.text()).includes(`"${script}"`);
  } catch {
    return; // no network; it is tried again
  }
  if (outdated) await updateServiceWorker();
}

/** Checks now and then, and when somebody looks at the page again. */
export function watchForUpdates(): void {
  checkedAt = Date.now(); // the page has just come from the server
  onResume(() => void checkForUpdate());
  setInterval(() => void checkForUpdate(), CHECK_INTERVAL_MS);
}

/** Reloads a page that nobody touches, such as a television; once only, in case that does not help. */
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
