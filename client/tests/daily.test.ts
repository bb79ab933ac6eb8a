import { afterEach, expect, test, vi } from "vitest";
import { forgetProgress, progressText } from "../src/daily/export";
import {
  deckOn,
  gradeOf,
  mistakesIn,
  pairsOn,
  PAIRS,
  squaresOf,
  totalOf,
  type DailyFind,
} from "../src/daily/daily";
import { addFind, findsOn, finishedDays, saveFinds } from "../src/daily/results";
import { dayAfter, dayOf, streak } from "../src/progress/days";
import { saveFind } from "../src/progress/times";

const DECK = Array.from({ length: 55 }, (_, card) => card);

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test("the twenty pairs of a date are the same for everybody and never change", () => {
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
  const finds: DailyFind[] = [
    [1000, 0],
    [2000, 2],
  ];
  expect([totalOf(finds), mistakesIn(finds)]).toEqual([9000, 2]);
});

test("the squares show how quick each pair was, without revealing the pairs", () => {
  const finds: DailyFind[] = [
    [900, 0],
    [2000, 0],
    [4000, 0],
    [900, 1],
    ...Array.from({ length: 16 }, (): DailyFind => [1000, 0]),
  ];
  expect(finds.slice(0, 4).map(gradeOf)).toEqual(["quick", "steady", "slow", "wrong"]);
  expect(squaresOf(finds)).toBe("🟩🟨🟧🟥🟩🟩🟩🟩🟩🟩\n🟩🟩🟩🟩🟩🟩🟩🟩🟩🟩");
});

test("an interrupted duel resumes where it was, and counts once it is complete", () => {
  const finds: DailyFind[] = Array.from({ length: PAIRS }, (): DailyFind => [1000, 0]);
  saveFinds("2026-11-17", finds.slice(0, 7));
  expect([findsOn("2026-11-17").length, finishedDays()]).toEqual([7, []]);
  saveFinds("2026-11-17", finds);
  expect(finishedDays()).toEqual(["2026-11-17"]);
});

test("a tab that is behind another does not overwrite its finds", () => {
  const both: DailyFind[] = [[1000, 0]];
  saveFinds("2026-11-17", both);
  const ahead = addFind("2026-11-17", both, [900, 0]);
  expect(addFind("2026-11-17", both, [5000, 1])).toEqual(ahead);
  expect(findsOn("2026-11-17")).toEqual([...both, [900, 0]]);
});

test("without storage, a duel goes on as long as the page is open", () => {
  vi.spyOn(Storage.prototype, "getItem").mockReturnValue(null);
  expect(addFind("2026-11-17", [[1000, 0]], [900, 0])).toHaveLength(2);
});

test("invalid data in storage is ignored", () => {
  localStorage.setItem("spotisle.daily", '{"someday": [[1, 0]], "2026-11-17": [[1, 0], "x", [2]]}');
  expect([findsOn("someday"), findsOn("2026-11-17")]).toEqual([[], [[1, 0]]]);
  localStorage.setItem("spotisle.daily", "17");
  expect(finishedDays()).toEqual([]);
});

test("a streak counts days in a row; today does not have to be played yet", () => {
  const days = ["2026-11-13", "2026-11-15", "2026-11-16"];
  expect(streak(days, "2026-11-17")).toBe(2);
  expect(streak([...days, "2026-11-17"], "2026-11-17")).toBe(3);
  expect(streak(days, "2026-11-18")).toBe(0);
  expect(dayAfter("2027-01-01", -1)).toBe("2026-12-31");
});

test("the day is the local date", () => {
  expect(dayOf(new Date(2026, 10, 17, 0, 5))).toBe("2026-11-17");
  expect(dayOf(new Date(2026, 10, 17, 23, 55))).toBe("2026-11-17");
});

test("stored progress can be exported and deleted", () => {
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
