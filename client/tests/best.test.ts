import { afterEach, expect, test } from "vitest";
import { bestOn, keepBest } from "../src/practice/best";

afterEach(() => {
  localStorage.clear();
});

test("the quickest find is kept, deck by deck", () => {
  expect(bestOn("beach")).toBeUndefined();
  expect([keepBest("beach", 2000), keepBest("beach", 1200), keepBest("beach", 1800)]).toEqual([
    2000, 1200, 1200,
  ]);
  expect([bestOn("beach"), bestOn("classic")]).toEqual([1200, undefined]);
});

test("nonsense in the device's memory is no record", () => {
  localStorage.setItem("spotisle.best.beach", "soon");
  expect(bestOn("beach")).toBeUndefined();
});
