/** The service worker: play goes on without a network where it can, and rooms come back with it. */
import { fetchWithCache, keepPage, mayKeep } from "./kept-files";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

// The page has fetched things before the worker was there: it tells which.
self.addEventListener("message", (event: ExtendableMessageEvent) => {
  event.waitUntil(keepPage(event.data as readonly string[]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !mayKeep(new URL(request.url))) return;
  event.respondWith(
    fetchWithCache(request, (work) => {
      event.waitUntil(work);
    }),
  );
});
