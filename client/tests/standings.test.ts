import { expect, test } from "vitest";
import type { PlayView, SeatView } from "../src/protocol/play";
import { seriesStandings, standings } from "../src/shared/standings";
import type { RoomView } from "../src/protocol/messages";
import dice from "./fixtures/island_dice.json";
import knights from "./fixtures/knights.json";
import tower from "./fixtures/tower.json";
import welcome from "./fixtures/welcome.json";

const end = (scenes: { tables: Record<string, unknown[]> }, players: string) =>
  (scenes.tables[players] ?? []).at(-1) as { play: PlayView; seats: SeatView[] };

test("players come in the order of the ranking, with their scores", () => {
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

test("a finished game of the island tells its count and the points that it is ranked by", () => {
  const { play, seats } = end(welcome, "4");
  for (const { points, rank, score } of standings(play, seats)) {
    expect(points?.before).toBe(0);
    expect(score).toBeGreaterThan(3);
    expect(points?.gained).toBe(play.points[play.ranking[rank - 1]?.[0] ?? -1]);
  }
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

test("where no points are given none are told, nor before the end", () => {
  expect(standings(end(tower, "4").play, end(tower, "4").seats)[0]?.points).toBeUndefined();
  const [first] = welcome.tables["4"] as unknown as { play: PlayView; seats: SeatView[] }[];
  if (!first) throw new Error("there is no scene");
  expect(standings(first.play, first.seats)[0]?.points).toBeUndefined();
});

test("those who tie share a rank, and the next one is left out", () => {
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
