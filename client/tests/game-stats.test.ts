import { expect, test } from "vitest";
import { GameStats } from "../src/room/game-stats";

const claimed = (seat: number, symbol: number, verdict: "ok" | "late" | "wrong") => ({
  type: "claimed",
  seat,
  symbol,
  verdict,
});

test("finds are timed, mistakes are counted, and being late is neither", () => {
  const stats = new GameStats();
  stats.note([claimed(0, 4, "ok"), claimed(1, 4, "late")], () => 2);
  stats.note([claimed(1, 9, "wrong")], () => 0.5);
  stats.note([claimed(0, 7, "ok"), { type: "paused" }], () => 1);
  expect(stats.of(0)).toEqual({ finds: 2, mistakes: 0, fastest: 1, usual: 1.5 });
  expect(stats.of(1)).toEqual({ finds: 0, mistakes: 1, fastest: undefined, usual: undefined });
  expect(stats.fastest).toEqual({ seat: 0, symbol: 7, seconds: 1 });
});

test("a lucky guess and a second try are finds, but never the fastest", () => {
  const stats = new GameStats();
  stats.note([claimed(0, 4, "ok")], () => 0.3);
  stats.note([claimed(0, 9, "wrong"), claimed(0, 7, "ok")], () => 0.9);
  stats.note([claimed(0, 5, "ok")], () => 1.2);
  expect(stats.of(0)).toEqual({ finds: 3, mistakes: 1, fastest: 1.2, usual: 1.2 });
  expect(stats.fastest).toEqual({ seat: 0, symbol: 5, seconds: 1.2 });
});

test("each symbol has its own figures: how often and how fast it was found, and by whom fastest", () => {
  const stats = new GameStats();
  stats.note([claimed(0, 4, "ok")], () => 5);
  stats.note([claimed(1, 4, "ok")], () => 1);
  stats.note([claimed(2, 7, "ok"), claimed(2, 4, "wrong"), claimed(0, 9, "wrong")], () => 2);
  expect(stats.symbols).toEqual([
    {
      symbol: 7,
      found: 1,
      mean: 2,
      fastest: { seat: 2, symbol: 7, seconds: 2 },
      mistaken: 0,
    },
    {
      symbol: 4,
      found: 2,
      mean: 3,
      fastest: { seat: 1, symbol: 4, seconds: 1 },
      mistaken: 1,
    },
    { symbol: 9, found: 0, mean: undefined, fastest: undefined, mistaken: 1 },
  ]);
});

test("before the first find there is no fastest one", () => {
  expect(new GameStats().fastest).toBeUndefined();
});
