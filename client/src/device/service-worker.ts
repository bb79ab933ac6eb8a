/** The service worker, where the browser allows one (not over plain http in a LAN). */

const workers = (): ServiceWorkerContainer | undefined =>
  isSecureContext && "serviceWorker" in navigator ? navigator.serviceWorker : undefined;

/** Registers it, and tells it which files this page fetched before it was active. */
export async function registerServiceWorker(): Promise<void> {
  try {
    await workers()?.register("offline.js");
    const registration = await workers()?.ready;
    const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
    registration?.active?.postMessage([new URL(".", document.baseURI).href, ...fetched]);
  } catch {
    return; // no offline play then
  }
}

/** Fetches a newer version, if there is one. */
export async function updateServiceWorker(): Promise<void> {
  try {
    const registration = await workers()?.getRegistration();
    await registration?.update();
  } catch {
    return; // the next page load does it
  }
}
