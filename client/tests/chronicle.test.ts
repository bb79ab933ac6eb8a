import { expect, test } from "vitest";
import { Chronicle } from "../src/room/chronicle";

const claimed = (seat: number, symbol: number, verdict: "ok" | "late" | "wrong") => ({
  type: "claimed",
  seat,
  symbol,
  verdict,
});

test("finds are timed, mistakes are counted, and being late is neither", () => {
  const chronicle = new Chronicle();
  chronicle.note([claimed(0, 4, "ok"), claimed(1, 4, "late")], () => 2);
  chronicle.note([claimed(1, 9, "wrong")], () => 0.5);
  chronicle.note([claimed(0, 7, "ok"), { type: "paused" }], () => 1);
  expect(chronicle.of(0)).toEqual({ finds: 2, mistakes: 0, fastest: 1, usual: 1.5 });
  expect(chronicle.of(1)).toEqual({ finds: 0, mistakes: 1, fastest: undefined, usual: undefined });
  expect(chronicle.fastest).toEqual({ seat: 0, symbol: 7, seconds: 1 });
  expect(chronicle.hardest(1)).toEqual([{ seat: 0, symbol: 4, seconds: 2 }]);
});

test("before the first find nothing is fastest", () => {
  expect(new Chronicle().fastest).toBeUndefined();
});
