import { afterEach, expect, test } from "vitest";
import { median } from "../src/lib/median";
import { bestOn, forgetTimes, saveFind, timesOn } from "../src/progress/times";

const DAY = "2026-11-17";

afterEach(() => {
  localStorage.clear();
});

test("the quickest find is kept, deck by deck", () => {
  expect(bestOn("beach")).toBeUndefined();
  expect([2000, 1200, 1800].map((ms) => saveFind("beach", ms, DAY))).toEqual([2000, 1200, 1200]);
  expect([bestOn("beach"), bestOn("classic")]).toEqual([1200, undefined]);
});

test("invalid data in storage is ignored", () => {
  localStorage.setItem("spotisle.best.beach", "soon");
  localStorage.setItem("spotisle.times.beach", "{not json");
  expect([bestOn("beach"), timesOn("beach")]).toEqual([undefined, []]);
  localStorage.setItem("spotisle.times.beach", '[["someday", [1]], ["2026-11-17", [900, "x"]]]');
  expect(timesOn("beach")).toEqual([["2026-11-17", [900]]]);
});

test("finds are kept by day, and the days stay in order", () => {
  saveFind("classic", 1500, "2026-11-17");
  saveFind("classic", 1400, "2026-11-16");
  saveFind("classic", 1300.4, "2026-11-17");
  expect(timesOn("classic")).toEqual([
    ["2026-11-16", [1400]],
    ["2026-11-17", [1500, 1300]],
  ]);
});

test("at most a hundred finds a day are stored", () => {
  for (let find = 1; find <= 130; find++) saveFind("classic", find, DAY);
  const [[, times] = ["", []]] = timesOn("classic");
  expect([times.length, times.at(0), times.at(-1)]).toEqual([100, 31, 130]);
});

test("deleted times are gone", () => {
  saveFind("classic", 1500, DAY);
  forgetTimes("classic");
  expect([bestOn("classic"), timesOn("classic")]).toEqual([undefined, []]);
});

test("half of the finds are quicker than the median", () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([5])]).toEqual([2, 2.5, 5]);
});
