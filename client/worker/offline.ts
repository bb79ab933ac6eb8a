/** The service worker: keeps the client's files for offline play. Rooms reconnect when the network is back. */
import { fetchWithCache, cachePage, isCacheable } from "./file-cache";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

// The page reports what it fetched before the worker was active.
self.addEventListener("message", (event: ExtendableMessageEvent) => {
  event.waitUntil(cachePage(event.data as readonly string[]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !isCacheable(new URL(request.url))) return;
  event.respondWith(
    fetchWithCache(request, (work) => {
      event.waitUntil(work);
    }),
  );
});
