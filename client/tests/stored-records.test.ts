import { expect, test } from "vitest";
import { statsOf, completeStats, sortRecords } from "../src/outcome/stored-records";
import { GameStats } from "../src/room/game-stats";
import type { PlayView } from "../src/protocol/play";
import type { RecordEntry } from "../src/protocol/types";
import tower from "./fixtures/tower.json";

const entry = (id: string, number: number, game = "duel"): RecordEntry => ({
  id,
  number,
  game,
  finished_at: number,
});
const play = tower.tables["4"].at(-1)?.play as unknown as PlayView;

test("records are found by their game's number, and the series' by that of its last game", () => {
  const entries = [entry("f", 5, "series"), entry("e", 5), entry("d", 4), entry("c", 2, "series")];
  const kept = sortRecords(entries, 5);
  expect([...kept.games]).toEqual([
    [5, "e"],
    [4, "d"],
  ]);
  expect(kept.series).toBe("f");
  expect(sortRecords(entries, 4).series).toBeUndefined();
});

test("the places of a film are converted to the room's seats", () => {
  const event = { type: "claimed", seat: 1, symbol: 7, verdict: "ok" } as const;
  const moments = [{ at: 2, event, seconds: 1.5, move: 0 }];
  const { finds } = statsOf({ moments }, { ...play, seats: [4, 6] });
  expect(finds).toEqual([{ seat: 6, symbol: 7, seconds: 1.5 }]);
});

test("a page that has seen the whole game does not wait for its record", async () => {
  const seen = new GameStats();
  const never = new Promise<never>(() => undefined);
  expect(await completeStats(seen, { ...play, accepted: 0 }, never)).toBe(seen);
});
