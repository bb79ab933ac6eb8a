import { expect, test } from "vitest";
import { codeOf, isCode, isClubCode } from "../src/protocol/room-code";

test.each([
  ["abcde", "ABCDE"],
  [" ab-c de ", "ABCDE"],
  ["ABCDEFGH", "ABCDEF"],
  ["http://192.0.2.7:8555/#/event/hjkmnp?k=x_y", "HJKMNP"],
  ["http://192.0.2.7:8555/#/room/HJKMN", "HJKMN"],
  ["http://192.0.2.7:8555/#/room/hjkmn/table", "HJKMN"],
  ["A1LOIB", "AB"],
  ["", ""],
])("%j means %j", (typed, code) => {
  expect(codeOf(typed)).toBe(code);
});

test("a room's code has five letters, a club night's six", () => {
  expect([isCode("ABCDE"), isCode("ABCD"), isCode("ABCDEF")]).toEqual([true, false, false]);
  expect([isClubCode("ABCDE"), isClubCode("ABCDEF")]).toEqual([false, true]);
});
