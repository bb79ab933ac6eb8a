import { expect, test } from "vitest";
import { codeOf, isCode } from "../src/protocol/room-code";

test.each([
  ["abcde", "ABCDE"],
  [" ab-c de ", "ABCDE"],
  ["ABCDEFG", "ABCDE"],
  ["http://192.0.2.7:8555/#/room/HJKMN", "HJKMN"],
  ["http://192.0.2.7:8555/#/room/hjkmn/table", "HJKMN"],
  ["A1LOIB", "AB"],
  ["", ""],
])("%j means %j", (typed, code) => {
  expect(codeOf(typed)).toBe(code);
});

test("a code has five letters", () => {
  expect([isCode("ABCDE"), isCode("ABCD")]).toEqual([true, false]);
});
