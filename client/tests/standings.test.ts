import { expect, test } from "vitest";
import type { PlayView, SeatView } from "../src/protocol/play";
import {
  gameNumber,
  seriesSides,
  seriesStandings,
  standings,
  tieBreakStandings,
} from "../src/shared/standings";
import type { RoomView, SeriesView } from "../src/protocol/messages";
import dice from "./fixtures/island_dice.json";
import knights from "./fixtures/knights.json";
import tower from "./fixtures/tower.json";
import welcome from "./fixtures/welcome.json";

const end = (scenes: { tables: Record<string, unknown[]> }, players: string) =>
  (scenes.tables[players] ?? []).at(-1) as { play: PlayView; seats: SeatView[] };

test("players are in the order of the ranking, with their scores", () => {
  const { play, seats } = end(tower, "4");
  const rows = standings(play, seats);
  expect(rows).toHaveLength(4);
  expect(rows[0]?.rank).toBe(1);
  expect(rows.map(({ score }) => score)).toEqual(
    rows.map(({ score }) => score).sort((one, other) => other - one),
  );
  expect(rows[0]?.names).toEqual([seats[play.seats[play.ranking[0]?.[0] ?? -1] ?? -1]?.name]);
});

test("on the island teams are ranked, with all their players", () => {
  const { play, seats } = end(welcome, "4");
  const rows = standings(play, seats);
  expect(rows).toHaveLength(2);
  expect(rows.map(({ names }) => names.length)).toEqual([2, 2]);
  expect(rows.map(({ colour }) => colour).sort()).toEqual(["blue", "orange"]);
});

test("a finished island game shows its count and the points that it is ranked by", () => {
  const { play, seats } = end(welcome, "4");
  for (const { points, rank, score } of standings(play, seats)) {
    expect(points?.before).toBe(0);
    expect(score).toBeGreaterThan(3);
    expect(points?.gained).toBe(play.points[play.ranking[rank - 1]?.[0] ?? -1]);
  }
});

test("a finished island game shows what its points were for", () => {
  const { play, seats } = end(welcome, "4");
  const parts = [3, 2, 1, 0].map((gained) => {
    const points = play.points.map(() => gained);
    return standings({ ...play, points }, seats)[0]?.points?.parts;
  });
  expect(parts).toEqual([
    { best: 2, firstOut: 1 },
    { best: 2, firstOut: 0 },
    { best: 0, firstOut: 1 },
    { best: 0, firstOut: 0 },
  ]);
});

test("knights are ranked with the points from before", () => {
  const { play, seats } = end(knights, "6");
  const late = {
    ...play,
    options: { points: [1, 9, 0] },
    points: [3, 1, 2],
    ranking: [[1], [0], [2]],
  };
  expect(standings(late as PlayView, seats).map(({ points }) => points)).toEqual([
    { before: 9, gained: 1 },
    { before: 1, gained: 3 },
    { before: 0, gained: 2 },
  ]);
});

test("there are no points before the end, nor in games that give none", () => {
  expect(standings(end(tower, "4").play, end(tower, "4").seats)[0]?.points).toBeUndefined();
  const [first] = welcome.tables["4"] as unknown as { play: PlayView; seats: SeatView[] }[];
  if (!first) throw new Error("there is no scene");
  expect(standings(first.play, first.seats)[0]?.points).toBeUndefined();
});

test("ties share a rank, and the next rank is skipped", () => {
  const { play, seats } = end(tower, "4");
  const tied = { ...play, ranking: [[1, 0], [2], [3]] } as PlayView;
  expect(standings(tied, seats).map(({ rank }) => rank)).toEqual([1, 1, 3, 4]);
});

test("dice are ranked by their sheets", () => {
  const { play, seats } = end(dice, "2");
  const [first, second] = standings(play, seats);
  expect(first?.score).toBeGreaterThanOrEqual(second?.score ?? Infinity);
});

test("a series ranks everyone, though a tie-break seats only two", () => {
  const { play, seats } = end(tower, "2");
  const view = {
    play,
    series: { players: [0, 1, 2], totals: [1, 1, 0], ranking: [[0, 1], [2]], sheet: [] },
  } as unknown as RoomView;
  expect(seriesStandings(view, seats)).toMatchObject([
    { names: ["Ann"], rank: 1, score: 1 },
    { names: ["Bartosz"], rank: 1, score: 1 },
    { names: ["Cy"], rank: 3, score: 0 },
  ]);
});

test("a tie-break is ranked as on the sheet, even if its game ended in a tie", () => {
  const { play, seats } = end(tower, "4");
  const tied = { ...play, ranking: [[0, 1, 3], [2]] } as PlayView;
  const rows = standings(tied, seats);
  const settled = (ranking: number[][]) => {
    const series = { players: [0, 1, 2, 3, 4], sheet: [{ ranking }] } as unknown as SeriesView;
    return tieBreakStandings(rows, series, seriesSides(series, tied, seats)).map((row) => [
      row.rank,
      row.names[0],
    ]);
  };
  const [ann, bartosz, cy, dee] = [0, 1, 2, 3].map((seat) => seats[seat]?.name);
  expect(settled([[4], [1], [3], [0], [2]])).toEqual([
    [1, bartosz],
    [2, dee],
    [3, ann],
    [4, cy],
  ]);
  expect(settled([[1, 3], [0], [2, 4]]).map(([rank]) => rank)).toEqual([1, 1, 3, 4]);
  expect(settled([]).map(([rank]) => rank)).toEqual(rows.map(({ rank }) => rank));
});

test("games of a series are counted from one; a finished game keeps its number", () => {
  const room = (mode: string, plays: number[]) =>
    ({ series: { mode, plays, sheet: plays.map(() => ({})) } }) as unknown as RoomView;
  const { play } = end(tower, "4");
  const [first, second] = [1, 2].map((number) => ({ ...play, number }));
  if (!first || !second) throw new Error("there are no games");
  const running = { ...second, finished: false };
  expect(gameNumber(room("series", []), { ...running, number: 1 })).toBe(1);
  expect(gameNumber(room("series", [1]), first)).toBe(1);
  expect(gameNumber(room("tournament", [1]), running)).toBe(2);
  expect(gameNumber(room("single", []), running)).toBeUndefined();
});

test("a game whose tie is still open has its number, but the tie-break has none", () => {
  const room = (plays: number[]) =>
    ({ series: { mode: "series", plays, sheet: plays.map(() => ({})) } }) as unknown as RoomView;
  const play = { ...end(tower, "4").play, number: 1 };
  const tieBreak = { ...play, number: 2, breaks_tie: true };
  expect(gameNumber(room([]), play)).toBe(1);
  expect(gameNumber(room([]), { ...tieBreak, finished: false })).toBeUndefined();
  expect(gameNumber(room([1]), tieBreak)).toBeUndefined();
});
