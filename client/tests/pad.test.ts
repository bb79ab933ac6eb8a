import { expect, test } from "vitest";
import "./catalogue";
import pads from "./fixtures/pads.json";
import type { Mark, Pad } from "../src/scorepad/pad";
import { RULES, withMark } from "../src/scorepad/rules";

interface Filled {
  readonly pad: Pad;
  readonly tried: readonly (readonly [Mark, boolean])[];
  readonly shown: unknown;
}

const filled = pads as unknown as Filled[];

test.each(filled.map((each, number) => [number, each.pad.kind, each] as const))(
  "pad %i, %s: every mark is taken or refused as by the rules, and the sums are theirs",
  (_, kind, { pad, tried, shown }) => {
    let present = pad;
    for (const [mark, taken] of tried) {
      const after = withMark(present, mark);
      expect([mark, after !== undefined]).toEqual([mark, taken]);
      present = after ?? present;
    }
    expect(RULES[kind].sheetOf(present)).toEqual(shown);
  },
);

test("there are pads of every kind, finished and not", () => {
  const kinds = filled.map(({ pad, shown }) => {
    const { finished } = shown as { finished: boolean };
    return `${pad.kind} ${String(finished)}`;
  });
  expect(new Set(kinds)).toEqual(
    new Set([
      "tournament true",
      "tournament false",
      "island true",
      "island false",
      "dice true",
      "dice false",
    ]),
  );
});
