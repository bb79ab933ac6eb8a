/** The client's files in the browser's cache. If the cache is full or forbidden, only the network answers. */

const CACHE = "spotisle-1";
/** Where the client is served: the folder of the worker itself. */
const PAGE = new URL(".", location.href).pathname;
/** Files whose names change with their contents. */
const IMMUTABLE = `${PAGE}assets/`;
const CHANGING = ["symbols/", "spotisle.svg", "manifest.webmanifest", "api/games"].map(
  (path) => PAGE + path,
);
/** Lists all files of the current client. */
const MANIFEST = `${PAGE}assets.json`;
/** A network slower than this counts as offline, if there is a copy. */
const NETWORK_TIMEOUT_MS = 4000;
const SERVER_ERROR = 500;

/** Keeps the worker alive until some work is done. */
type KeepAlive = (work: Promise<unknown>) => void;

export const isCacheable = ({ origin, pathname }: URL): boolean =>
  origin === location.origin &&
  (pathname === PAGE ||
    pathname.startsWith(IMMUTABLE) ||
    CHANGING.some((path) => pathname.startsWith(path)));

/** Answers a request for a file: immutable files from the cache, the others from the network while there is one. */
export function fetchWithCache(request: Request, keepAlive: KeepAlive): Promise<Response> {
  const { pathname } = new URL(request.url);
  return pathname.startsWith(IMMUTABLE)
    ? cacheFirst(request, keepAlive)
    : networkFirst(request, keepAlive);
}

async function cacheFirst(request: Request, keepAlive: KeepAlive): Promise<Response> {
  return (await cached(request)) ?? fetchAndStore(request, keepAlive);
}

async function networkFirst(request: Request, keepAlive: KeepAlive): Promise<Response> {
  const fetched = fetchAndStore(request, keepAlive);
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(resolve, NETWORK_TIMEOUT_MS);
  });
  const answer = await Promise.race([fetched, timeout]).catch(() => undefined);
  if (answer && answer.status < SERVER_ERROR) return answer;
  const copy = await cached(request);
  if (copy) keepAlive(fetched.catch(() => undefined));
  return copy ?? fetched;
}

/** Fetches a file and stores it; the response does not wait for that. */
async function fetchAndStore(request: Request, keepAlive: KeepAlive): Promise<Response> {
  const answer = await fetch(request);
  // The page itself is stored only when all of its files are: see cachePage.
  if (answer.ok && new URL(request.url).pathname !== PAGE)
    keepAlive(store(request, answer.clone()));
  return answer;
}

async function store(request: Request, answer: Response): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    await cache.put(request, answer);
  } catch {
    return; // full or forbidden
  }
}

async function cached(request: Request): Promise<Response | undefined> {
  try {
    const cache = await caches.open(CACHE);
    return await cache.match(request);
  } catch {
    return undefined;
  }
}

/**
 * Stores the page with what it has fetched, and deletes the files of older ones.
 * A page that is itself older changes nothing: it would mix files of two versions.
 */
export async function cachePage(fetched: readonly string[]): Promise<void> {
  try {
    const manifest = await fetch(MANIFEST);
    if (!manifest.ok) return;
    const present = new Set(
      (await manifest.text()).match(/assets\/[^"]+/g)?.map((path) => PAGE + path),
    );
    const urls = [...new Set(fetched)].map((url) => new URL(url)).filter(isCacheable);
    const assets = urls.filter(({ pathname }) => pathname.startsWith(IMMUTABLE));
    if (assets.some(({ pathname }) => !present.has(pathname))) return;
    const cache = await caches.open(CACHE);
    await Promise.all(
      assets.map(async (url) => {
        if (!(await cache.match(url))) await cache.add(url);
      }),
    );
    await cache.addAll(urls.filter((url) => !assets.includes(url)).map(String));
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith(IMMUTABLE) && !present.has(pathname)) await cache.delete(request);
    }
  } catch {
    return; // no network, or no space: the old copies stay
  }
}
