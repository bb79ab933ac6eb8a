/** The service worker, where the browser allows one (not over plain http in a LAN). */

const workers = (): ServiceWorkerContainer | undefined =>
  isSecureContext && "serviceWorker" in navigator ? navigator.serviceWorker : undefined;

/** Registers it, and tells it what this page has fetched before it was there. */
export async function registerServiceWorker(): Promise<void> {
  try {
    await workers()?.register("offline.js");
    const registration = await workers()?.ready;
    const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
    registration?.active?.postMessage([new URL(".", document.baseURI).href, ...fetched]);
  } catch {
    return; // then there is no play without a network, as before
  }
}

/** Fetches a newer one, if there is. */
export async function updateServiceWorker(): Promise<void> {
  try {
    const registration = await workers()?.getRegistration();
    await registration?.update();
  } catch {
    return; // the next page that is opened does it
  }
}
