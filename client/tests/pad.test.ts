import { expect, test } from "vitest";
import "./catalogue";
import pads from "./fixtures/pads.json";
import * as dice from "../src/scorepad/dice";
import * as island from "../src/scorepad/island";
import type { Mark, Pad } from "../src/scorepad/pad";
import { RULES, withMark } from "../src/scorepad/rules";
import * as tournament from "../src/scorepad/tournament";

interface Filled {
  readonly pad: Pad;
  readonly tried: readonly (readonly [Mark, boolean])[];
  readonly shown: unknown;
}

const filled = pads as unknown as Filled[];

test.each(filled.map((each, number) => [number, each.pad.kind, each] as const))(
  "pad %i, %s: every mark is taken or refused as by the server, and the sums are right",
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

function open(kind: Pad["kind"], sides: number, ...games: string[]): Pad {
  const names = ["Ann", "Bo", "Cy"].slice(0, sides);
  return { kind, sides: names.map((name) => ({ name, colour: null })), games, marks: [] };
}

function write(pad: Pad, ...marks: Mark[]): Pad {
  return marks.reduce((present, mark) => {
    const after = withMark(present, mark);
    if (!after) throw new Error(`refused: ${JSON.stringify(mark)}`);
    return after;
  }, pad);
}

const counts = (line: number, ...numbers: number[]): Mark[] =>
  numbers.map((number, side) => ({ type: "count", line, side, number }));
const place = (line: number, at: tournament.PlaceName, side: number | null): Mark => ({
  type: "place",
  line,
  place: at,
  side,
});
const ended = (line: number): Mark => ({ type: "line_ended", line });
const built = (side: number, turn: number, item: string): Mark => ({
  type: "built",
  side,
  turn,
  item,
});
const turnEnded = (side: number, turn: number): Mark => ({ type: "turn_ended", side, turn });

test.each<readonly [string, readonly Mark[], readonly number[]]>([
  ["tower", counts(0, 7, 9, 4), [7, 9 + 5, 4]],
  ["well", [place(0, "first", 2), place(0, "last", 0)], [-20, 0, 10]],
  ["hot_potato", counts(0, 2, 0, 3), [-10, 0, -15]],
  ["catch_them_all", counts(0, 4, 0, 6), [4, 0, 6]],
  ["poisoned_gift", [place(0, "first", 1), place(0, "second", 2)], [0, 20, 10]],
  ["triplets", counts(0, 3, 6, 0), [3, 6, 0]],
])("in a tournament, %s brings the published points", (game, marks, points) => {
  const shown = tournament.sheetOf(write(open("tournament", 3, game), ...marks));
  expect(shown.lines[0]?.points).toEqual(points);
  expect([shown.totals, shown.finished]).toEqual([points, true]);
});

test("the lines of a tournament add up, and the most points lead", () => {
  const pad = write(
    open("tournament", 3, "tower", "well", "hot_potato"),
    ...counts(0, 7, 9, 4),
    place(1, "first", 0),
    place(1, "last", 1),
    ...counts(2, 1, 0, 0),
  );
  const { totals, leaders, finished } = tournament.sheetOf(pad);
  expect(totals).toEqual([7 + 10 - 5, 14 - 20, 4]);
  expect([leaders, finished]).toEqual([[0], true]);
});

test("the most cards in a tower bring nothing more until a duel has named the first", () => {
  const pad = write(open("tournament", 3, "tower", "well"), ...counts(0, 7, 9, 9));
  const tie = tournament.sheetOf(pad);
  expect(tie.lines[0]).toMatchObject({ tied: [1, 2], complete: false });
  expect(tie.totals).toEqual([7, 9, 9]);
  expect(tie.leaders).toEqual([1, 2]);
  const wrong = tournament.sheetOf(write(pad, place(0, "first", 0)));
  expect(wrong.totals).toEqual([7, 9, 9]);
  const settled = tournament.sheetOf(write(pad, place(0, "first", 2)));
  expect(settled).toMatchObject({ totals: [7, 9, 14], leaders: [2], finished: false });
});

test("a side has one place, and an erased place is gone", () => {
  const pad = write(open("tournament", 3, "well"), place(0, "first", 1), place(0, "last", 1));
  expect(tournament.sheetOf(pad).lines[0]?.places).toEqual({ last: 1 });
  expect(tournament.sheetOf(write(pad, place(0, "last", null))).totals).toEqual([0, 0, 0]);
});

test("an adventure plays five games in order, and stays in knights until a team has ten", () => {
  let pad = open("island", 2, ...island.adventureGames());
  const games: readonly (readonly [string, readonly Mark[], readonly number[]])[] = [
    ["welcome", [place(0, "first", 0), ...counts(0, 0, 1)], [1, 2]],
    ["ports", [place(1, "first", 1), ...counts(1, 1, 1)], [3, 5]],
    ["longest_route", [place(2, "first", 0), ...counts(2, 1, 0)], [6, 5]],
    ["barbarians", counts(3, 0, 1), [6, 7]],
    ["knights", counts(4, 1, 0), [7, 7]],
    ["knights", counts(5, 1, 0), [8, 7]],
    ["knights", counts(6, 1, 0), [9, 7]],
    ["knights", counts(7, 1, 0), [10, 7]],
  ];
  for (const [line, [game, marks, totals]] of games.entries()) {
    pad = write(pad, ...marks);
    const shown = island.sheetOf(pad);
    expect(shown.lines.at(-1)).toMatchObject({ game, scored: true, ended: false });
    expect([shown.totals, shown.finished]).toEqual([totals, false]);
    pad = write(pad, ended(line));
  }
  expect(island.sheetOf(pad)).toMatchObject({ totals: [10, 7], leaders: [0], finished: true });
  expect(withMark(pad, ended(games.length))).toBeUndefined();
});

test("two teams that reach ten in the same game share the win", () => {
  let pad = open("island", 2, "welcome");
  for (const line of [0, 1, 2, 3])
    pad = write(pad, place(line, "first", line % 2), ...counts(line, 1, 1), ended(line));
  expect(island.sheetOf(pad)).toMatchObject({ totals: [10, 10], leaders: [0, 1], finished: true });
});

test("in a round of knights with three teams, two cards are taken", () => {
  const pad = write(open("island", 3, "knights"), ...counts(0, 0, 1, 0));
  expect(island.sheetOf(pad).lines[0]?.scored).toBe(false);
  const shown = island.sheetOf(write(pad, ...counts(0, 0, 2)));
  expect(shown.lines[0]).toMatchObject({ points: [0, 2, 0], scored: true });
});

test("on a sheet of dice, a turn without a build costs two points", () => {
  let pad = write(open("dice", 1), built(0, 1, "settlement:3"));
  expect(dice.sheetOf(pad).sides[0]).toMatchObject({ track: [], score: 3, turn: 1 });
  for (let turn = 1; turn <= 15; turn++) pad = write(pad, turnEnded(0, turn));
  const { sides, finished } = dice.sheetOf(pad);
  const crosses = Array<number>(14).fill(-2);
  expect(sides[0]).toMatchObject({ track: [3, ...crosses], score: 3 - 28, turn: 16, offers: [] });
  expect(finished).toBe(true);
});

test("what is built in one turn is one entry on its track", () => {
  const pad = write(open("dice", 2), built(0, 1, "road:0"), built(0, 1, "settlement:3"));
  const after = dice.sheetOf(write(pad, turnEnded(0, 1), turnEnded(1, 1)));
  expect(after.sides.map(({ track }) => track)).toEqual([[1 + 3], [-2]]);
  expect(after).toMatchObject({ leaders: [0], next: 0, finished: false });
});

test("the sheet offers what lies next to a road and six dice can pay", () => {
  let pad = open("dice", 2);
  const first = () => dice.sheetOf(pad).sides[0];
  expect(first()?.offers).toEqual(["road:0", "settlement:3", "knight:1"]);
  pad = write(pad, built(0, 1, "settlement:3"));
  expect(first()).toMatchObject({ dice_left: 2, offers: ["road:0"] });
  expect(withMark(pad, built(0, 1, "knight:1"))).toBeUndefined();
  pad = write(pad, turnEnded(0, 1), built(0, 2, "knight:1"));
  expect(first()).toMatchObject({ jokers: [1], offers: ["road:0", "knight:2"] });
  expect(dice.sheetOf(pad).next).toBe(1);
});

test("a joker is lent once, and a turn ends once", () => {
  const lent = (turn: number): Mark => ({ type: "lent", side: 1, turn, knight: 1 });
  const pad = write(open("dice", 2), built(1, 1, "knight:1"), lent(1), turnEnded(1, 1));
  expect(dice.sheetOf(pad).sides[1]?.jokers).toEqual([]);
  expect(withMark(pad, lent(2))).toBeUndefined();
  expect(withMark(pad, turnEnded(1, 1))).toBeUndefined();
});
