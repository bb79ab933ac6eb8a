/** Registers the service worker where the browser allows it (not over plain http in a LAN). */

export async function registerServiceWorker(): Promise<void> {
  if (!isSecureContext || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/offline.js");
    const { active } = await navigator.serviceWorker.ready;
    const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
    active?.postMessage([new URL("/", location.href).href, ...fetched]);
  } catch {
    return; // then there is no play without a network, as before
  }
}
