import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchWithCache, cachePage, isCacheable } from "../worker/file-cache";

const at = (path: string) => new URL(path, location.href).href;
const FULL = new DOMException("the quota is exceeded", "QuotaExceededError");

/** A cache of texts by their paths. */
class FakeCache {
  constructor(readonly files: Map<string, string>) {}
  match = (key: Request | URL | string) => {
    const text = this.files.get(pathOf(key));
    return Promise.resolve(text === undefined ? undefined : new Response(text));
  };
  put = async (key: Request | string, answer: Response) => {
    this.files.set(pathOf(key), await answer.text());
  };
  delete = (key: Request) => Promise.resolve(this.files.delete(pathOf(key)));
  keys = () => Promise.resolve([...this.files.keys()].map((path) => new Request(at(path))));
  add = async (key: URL | string) => this.put(String(key), await fetch(key));
  addAll = async (keys: string[]) => {
    for (const key of keys) await this.add(key);
  };
}
const pathOf = (key: Request | URL | string) =>
  new URL(key instanceof Request ? key.url : key).pathname;

let cache: FakeCache;
let work: Promise<unknown>[];
let network: (path: string) => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers();
  work = [];
  cache = new FakeCache(new Map());
  network = (path) => Promise.resolve(new Response(`new ${path}`));
  vi.stubGlobal("caches", { open: () => Promise.resolve(cache) });
  vi.stubGlobal("fetch", (key: Request | string) =>
    network(key instanceof Request ? pathOf(key) : pathOf(at(key))),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ask = (path: string) =>
  fetchWithCache(new Request(at(path)), (each) => {
    work.push(each);
  });
const textOf = async (answer: Promise<Response>) => (await answer).text();

test("only the client's own files are cached", () => {
  const kept = ["/", "/assets/index-1.js", "/symbols/classic.svg"];
  expect(kept.every((path) => isCacheable(new URL(at(path))))).toBe(true);
  const others = [at("/api/rooms"), at("/ws"), "http://elsewhere.example/assets/index-1.js"];
  expect(others.some((url) => isCacheable(new URL(url)))).toBe(false);
});

test("an answer does not wait until it is stored", async () => {
  cache.put = () => new Promise(() => undefined);
  expect(await textOf(ask("/assets/index-1.js"))).toBe("new /assets/index-1.js");
  expect(work).toHaveLength(1);
});

test.each(["/assets/index-1.js", "/symbols/classic.svg"])(
  "with a full quota %s is still served",
  async (path) => {
    cache.put = () => Promise.reject(FULL);
    expect(await textOf(ask(path))).toBe(`new ${path}`);
    await Promise.all(work);
  },
);

test("without a cache every answer comes from the network", async () => {
  vi.stubGlobal("caches", { open: () => Promise.reject(FULL) });
  expect(await textOf(ask("/assets/index-1.js"))).toBe("new /assets/index-1.js");
  expect(await textOf(ask("/"))).toBe("new /");
  await Promise.all(work);
});

test("a file that never changes is fetched once", async () => {
  await ask("/assets/index-1.js");
  await Promise.all(work);
  network = () => Promise.reject(new TypeError("no network"));
  expect(await textOf(ask("/assets/index-1.js"))).toBe("new /assets/index-1.js");
});

test("the page comes from the network, or offline from the cache", async () => {
  cache.files.set("/", "old /");
  expect(await textOf(ask("/"))).toBe("new /");
  network = () => Promise.reject(new TypeError("no network"));
  expect(await textOf(ask("/"))).toBe("old /");
});

test("while the server restarts, the page comes from the cache", async () => {
  cache.files.set("/", "old /");
  network = () => Promise.resolve(new Response("bad gateway", { status: 502 }));
  expect(await textOf(ask("/"))).toBe("old /");
});

test("when the network does not answer in time, the page comes from the cache", async () => {
  cache.files.set("/", "old /");
  network = () => new Promise(() => undefined);
  const answer = textOf(ask("/"));
  await vi.advanceTimersByTimeAsync(4000);
  expect(await answer).toBe("old /");
});

const MANIFEST = JSON.stringify({ file: "assets/index-2.js", css: ["assets/index-2.css"] });
const withManifest = (path: string) =>
  Promise.resolve(new Response(path === "/assets.json" ? MANIFEST : `new ${path}`));
const fetchedBy = (version: number) =>
  ["/", `/assets/index-${String(version)}.js`, "/spotisle.svg", "/spotisle.svg"].map(at);

test("the page is cached with its files, and files of older pages are deleted", async () => {
  network = withManifest;
  cache.files.set("/", "old /").set("/assets/index-1.js", "old");
  await cachePage(fetchedBy(2));
  expect([...cache.files.keys()].sort()).toEqual(["/", "/assets/index-2.js", "/spotisle.svg"]);
  expect(cache.files.get("/")).toBe("new /");
});

test("a page that is older than the server does not mix two versions", async () => {
  network = withManifest;
  cache.files.set("/", "old /").set("/assets/index-1.js", "old");
  await cachePage(fetchedBy(1));
  expect([...cache.files]).toEqual([
    ["/", "old /"],
    ["/assets/index-1.js", "old"],
  ]);
});

test("with a full quota the cached page stays complete", async () => {
  network = withManifest;
  cache.files.set("/", "old /").set("/assets/index-1.js", "old");
  cache.put = () => Promise.reject(FULL);
  await cachePage(fetchedBy(2));
  expect([...cache.files.keys()]).toEqual(["/", "/assets/index-1.js"]);
});

test("when a file of the new page does not arrive, the cached page stays complete", async () => {
  network = (path) =>
    path === "/assets/index-2.js"
      ? Promise.reject(new TypeError("no network"))
      : withManifest(path);
  cache.files.set("/", "old /").set("/assets/index-1.js", "old");
  await cachePage(fetchedBy(2));
  expect(cache.files.get("/")).toBe("old /");
  expect(cache.files.get("/assets/index-1.js")).toBe("old");
});
