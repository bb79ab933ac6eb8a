import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Playback } from "../src/replay/playback.svelte";
import type { Timeline } from "../src/replay/timeline";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A timeline with a moment at each of these seconds. */
const timelineWith = (...times: number[]) =>
  ({
    moments: times.map((at) => ({ at, event: {} })),
    frames: [0, ...times].map(() => ({ play: {} })),
    length: Math.max(...times) + 1.5,
  }) as unknown as Timeline;

test("every moment is shown and emitted, one after the other", () => {
  const player = new Playback(timelineWith(1, 2, 2));
  const seen = vi.fn();
  player.updates.subscribe(seen);
  player.play();
  vi.advanceTimersByTime(1500);
  expect([player.shown, seen.mock.calls.length]).toEqual([1, 1]);
  vi.advanceTimersByTime(2500);
  expect([player.shown, seen.mock.calls.length, player.playing]).toEqual([3, 3, false]);
});

test("a replay goes on where it was when its tab was hidden", () => {
  const player = new Playback(timelineWith(1, 20, 30));
  player.play();
  vi.advanceTimersByTime(1500);
  player.pause();
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(globalThis, "requestAnimationFrame").mockImplementation((frame) => frames.push(frame));
  player.play();
  frames[0]?.(performance.now() + 60_000);
  expect([player.shown, player.playing]).toEqual([1, true]);
  expect(player.time).toBeLessThan(2);
});

test("a replay does not end before its last moments are shown", () => {
  const player = new Playback(timelineWith(1, 1, 1, 1, 1, 1));
  player.speed = 100;
  player.play();
  vi.advanceTimersByTime(1000);
  expect([player.shown, player.playing]).toEqual([6, false]);
});
