import { expect, test } from "vitest";
import { phaseAt } from "../src/curtain/phase";
import type { Curtain } from "../src/protocol/types";

const START: Curtain = { why: "start", digits: 3, opens: 15.5, counts_from: 12.5, beat: null };
const BURNED = { kind: "burned", places: [2], by: 0, cards: 4 } as const;

test("there is no countdown while devices still draw the table", () => {
  expect(phaseAt({ ...START, opens: null, counts_from: null }, 99)).toEqual([
    { kind: "drawing" },
    undefined,
  ]);
});

test("the game is announced until the countdown begins", () => {
  expect(phaseAt(START, 10)).toEqual([{ kind: "announcing" }, 12.5]);
});

test.each([
  [12.5, 3, 13.5],
  [13.4, 3, 13.5],
  [13.5, 2, 14.5],
  [15.49, 1, 15.5],
])("at %s the screen shows %s until %s", (now, digit, until) => {
  expect(phaseAt(START, now)).toEqual([{ kind: "counting", digit }, until]);
});

test("the cards open at the end of the countdown, even on a device that is late", () => {
  expect(phaseAt(START, 15.5)).toEqual([{ kind: "opening" }, undefined]);
  expect(phaseAt(START, 20)).toEqual([{ kind: "opening" }, undefined]);
});

test("the beat of a round comes before its short countdown", () => {
  const beat: Curtain = { why: "beat", digits: 2, opens: 3, counts_from: 1.8, beat: BURNED };
  expect(phaseAt(beat, 0.5)).toEqual([{ kind: "beat", beat: BURNED }, 1.8]);
  expect(phaseAt(beat, 2)[0]).toEqual({ kind: "counting", digit: 2 });
  expect(phaseAt(beat, 2.5)[0]).toEqual({ kind: "counting", digit: 1 });
});
