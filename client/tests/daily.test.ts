import { afterEach, expect, test } from "vitest";
import { forgetProgress, progressText } from "../src/daily/export";
import {
  deckOn,
  gradeOf,
  mistakesIn,
  pairsOn,
  PAIRS,
  squaresOf,
  totalOf,
  type Find,
} from "../src/daily/daily";
import { findsOn, finishedDays, saveFinds } from "../src/daily/results";
import { dayAfter, dayOf, streak } from "../src/progress/days";
import { saveFind } from "../src/progress/times";

const DECK = Array.from({ length: 55 }, (_, card) => card);

afterEach(() => {
  localStorage.clear();
});

test("everybody finds the same twenty pairs on a date: they never change again", () => {
  expect(deckOn("2026-11-17")).toBe("island");
  expect(pairsOn("2026-11-17", DECK).slice(0, 3)).toMatchInlineSnapshot(`
    [
      [
        23,
        20,
      ],
      [
        28,
        30,
      ],
      [
        15,
        0,
      ],
    ]
  `);
  expect(pairsOn("2026-11-17", DECK)).toEqual(pairsOn("2026-11-17", DECK));
});

test("no card comes twice on a day, and the next day has other pairs", () => {
  const cards = pairsOn("2026-11-17", DECK).flat();
  expect(new Set(cards).size).toBe(2 * PAIRS);
  expect(pairsOn("2026-11-18", DECK)).not.toEqual(pairsOn("2026-11-17", DECK));
  expect(new Set(["2026-11-17", "2026-11-18", "2026-11-19"].map(deckOn)).size).toBe(3);
});

test("a wrong tap costs three seconds", () => {
  const finds: Find[] = [
    [1000, 0],
    [2000, 2],
  ];
  expect([totalOf(finds), mistakesIn(finds)]).toEqual([9000, 2]);
});

test("the squares tell how quick each pair was, and none of the pairs", () => {
  const finds: Find[] = [
    [900, 0],
    [2000, 0],
    [4000, 0],
    [900, 1],
    ...Array.from({ length: 16 }, (): Find => [1000, 0]),
  ];
  expect(finds.slice(0, 4).map(gradeOf)).toEqual(["quick", "steady", "slow", "wrong"]);
  expect(squaresOf(finds)).toBe("🟩🟨🟧🟥🟩🟩🟩🟩🟩🟩\n🟩🟩🟩🟩🟩🟩🟩🟩🟩🟩");
});

test("a duel that was left goes on where it was, and counts once it is whole", () => {
  const finds: Find[] = Array.from({ length: PAIRS }, (): Find => [1000, 0]);
  saveFinds("2026-11-17", finds.slice(0, 7));
  expect([findsOn("2026-11-17").length, finishedDays()]).toEqual([7, []]);
  saveFinds("2026-11-17", finds);
  expect(finishedDays()).toEqual(["2026-11-17"]);
});

test("nonsense in the device's memory is no duel", () => {
  localStorage.setItem("spotisle.daily", '{"someday": [[1, 0]], "2026-11-17": [[1, 0], "x", [2]]}');
  expect([findsOn("someday"), findsOn("2026-11-17")]).toEqual([[], [[1, 0]]]);
  localStorage.setItem("spotisle.daily", "17");
  expect(finishedDays()).toEqual([]);
});

test("a streak counts days in a row; today may still come", () => {
  const days = ["2026-11-13", "2026-11-15", "2026-11-16"];
  expect(streak(days, "2026-11-17")).toBe(2);
  expect(streak([...days, "2026-11-17"], "2026-11-17")).toBe(3);
  expect(streak(days, "2026-11-18")).toBe(0);
  expect(dayAfter("2027-01-01", -1)).toBe("2026-12-31");
});

test("the day is the one on the wall", () => {
  expect(dayOf(new Date(2026, 10, 17, 0, 5))).toBe("2026-11-17");
  expect(dayOf(new Date(2026, 10, 17, 23, 55))).toBe("2026-11-17");
});

test("what is kept can be taken along, and deleted", () => {
  saveFind("beach", 1234, "2026-11-17");
  saveFinds("2026-11-17", [[1234, 1]]);
  expect(JSON.parse(progressText())).toMatchObject({
    format: "spotisle.progress/1",
    daily: { "2026-11-17": [[1234, 1]] },
    decks: { beach: { best: 1234, days: { "2026-11-17": [1234] } } },
  });
  forgetProgress();
  expect(Object.keys(localStorage)).toEqual([]);
});
