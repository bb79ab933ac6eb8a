import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reloadWhenServed } from "../src/device/reload";

const reload = vi.fn();
let served = false;

beforeEach(() => {
  vi.useFakeTimers();
  served = false;
  reload.mockClear();
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("location", { pathname: "/", reload });
  vi.stubGlobal("fetch", () =>
    served ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError("no network")),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the page is loaded again when the server is back, and not before", async () => {
  const stop = reloadWhenServed();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reload).not.toHaveBeenCalled();
  served = true;
  await vi.advanceTimersByTimeAsync(3000);
  expect(reload).toHaveBeenCalledOnce();
  stop();
});

test("a page that fails again at once does not reload in a loop", async () => {
  served = true;
  reloadWhenServed();
  await vi.advanceTimersByTimeAsync(0);
  reloadWhenServed();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(30_000);
  reloadWhenServed();
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("nothing is reloaded after the page was left", async () => {
  const stop = reloadWhenServed();
  await vi.advanceTimersByTimeAsync(1000);
  stop();
  served = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).not.toHaveBeenCalled();
});
