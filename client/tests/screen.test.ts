import { afterEach, expect, test, vi } from "vitest";
import { stayAwake } from "../src/device/screen";

interface Lock {
  released: boolean;
  release: () => Promise<void>;
}
let locks: Lock[];

/** A browser that grants every lock a moment later. */
function grantLocks() {
  locks = [];
  const request = () => {
    const lock: Lock = {
      released: false,
      release: () => {
        lock.released = true;
        return Promise.resolve();
      },
    };
    locks.push(lock);
    return Promise.resolve(lock);
  };
  vi.stubGlobal("navigator", { wakeLock: { request } });
}
const held = () => locks.filter(({ released }) => !released).length;
const granted = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a page that gets the focus again holds one lock, and releases it at the end", async () => {
  grantLocks();
  const stop = stayAwake();
  dispatchEvent(new Event("pageshow"));
  await granted();
  dispatchEvent(new Event("focus"));
  await granted();
  expect(held()).toBe(1);
  stop();
  expect(held()).toBe(0);
});

test("a page that lost its lock asks for another one", async () => {
  grantLocks();
  const stop = stayAwake();
  await granted();
  await locks[0]?.release();
  dispatchEvent(new Event("focus"));
  await granted();
  expect(held()).toBe(1);
  stop();
});

test("a lock that is granted after the end is released", async () => {
  grantLocks();
  stayAwake()();
  await granted();
  expect(held()).toBe(0);
});
