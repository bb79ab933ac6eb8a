/** Keeps the table at hand where there is no network: practice goes on, rooms come back with it. */

const SHELF = "spotisle-1";
const IMMUTABLE = "/assets/";
const KEPT = ["/", "/symbols/", "/spotisle.svg", "/manifest.webmanifest"];

const isKept = ({ origin, pathname }) =>
  origin === location.origin &&
  (pathname.startsWith(IMMUTABLE) ||
    KEPT.some((path) => (path === "/" ? pathname === "/" : pathname.startsWith(path))));

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// The page that brought us here has fetched things already: it tells which, and they are kept too.
self.addEventListener("message", (event) => {
  const addresses = event.data.filter((address) => isKept(new URL(address)));
  event.waitUntil(keepAll(addresses).then(tidy));
});

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || !isKept(address)) return;
  event.respondWith(
    address.pathname.startsWith(IMMUTABLE) ? shelfFirst(event.request) : netFirst(event.request),
  );
});

async function keepAll(addresses) {
  const shelf = await caches.open(SHELF);
  await Promise.allSettled(
    addresses.map(async (address) => {
      if (!(await shelf.match(address))) await shelf.add(address);
    }),
  );
}

/** What the present table is not made of any more is put out. */
async function tidy() {
  const answer = await fetch("/assets.json");
  if (!answer.ok) return;
  const present = new Set((await answer.text()).match(/assets\/[^"]+/g));
  const shelf = await caches.open(SHELF);
  for (const request of await shelf.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith(IMMUTABLE) && !present.has(pathname.slice(1)))
      await shelf.delete(request);
  }
}

async function shelfFirst(request) {
  const shelf = await caches.open(SHELF);
  return (await shelf.match(request)) ?? fetchAndKeep(shelf, request);
}

async function netFirst(request) {
  const shelf = await caches.open(SHELF);
  try {
    return await fetchAndKeep(shelf, request);
  } catch (failure) {
    const kept = await shelf.match(request);
    if (kept) return kept;
    throw failure;
  }
}

async function fetchAndKeep(shelf, request) {
  const answer = await fetch(request);
  if (answer.ok) await shelf.put(request, answer.clone());
  return answer;
}
