import { describe, expect, it } from "vitest";
import { costliest, curve, luckOf, regretOf } from "../src/replay/analysis";
import { momentsUntil, timelineOf, stepTime } from "../src/replay/timeline";
import type { Film, Review, ReviewEvent } from "../src/protocol/types";

const scene = (at: number, verdict: string, accepted: number) => ({
  at,
  move: accepted,
  event: { type: "claimed", seat: 0, verdict },
  delta: verdict === "ok" ? [[["play", "accepted"], accepted]] : [],
});
const film = {
  type: "film",
  seats: [],
  timed: true,
  first: { play: { accepted: 0 }, hands: [] },
  scenes: [scene(2, "wrong", 0), scene(3, "ok", 1), scene(63, "ok", 2), scene(63, "late", 2)],
} as unknown as Film;

describe("a timeline", () => {
  const timeline = timelineOf(film);

  it("has the table before the first move and after each", () => {
    expect(timeline.frames.map(({ play }) => play.accepted)).toEqual([0, 0, 1, 2, 2]);
  });

  it("shortens long waits, but keeps how long they were", () => {
    expect(timeline.moments.map(({ at }) => at)).toEqual([2, 3, 9, 9]);
    expect(timeline.moments.map(({ seconds }) => seconds)).toEqual([2, 3, 60, 0]);
    expect(timeline.length).toBeGreaterThan(9);
  });

  it("knows what has happened at any time", () => {
    expect([0, 1.99, 2, 8.9, 9, 99].map((time) => momentsUntil(timeline, time))).toEqual([
      0, 0, 1, 2, 4, 4,
    ]);
  });

  it("steps from move to move and stops at both ends", () => {
    expect(stepTime(timeline, 0, 1)).toBe(2);
    expect(stepTime(timeline, 2.5, 1)).toBe(3);
    expect(stepTime(timeline, 3, -1)).toBe(2);
    expect(stepTime(timeline, 2, -1)).toBe(0);
    expect(stepTime(timeline, 0, -1)).toBe(0);
    expect(stepTime(timeline, 9, 1)).toBe(timeline.length);
  });
});

describe("an analysis", () => {
  const event = (turn: number, kind: ReviewEvent["kind"], before: number, after: number) =>
    ({ turn, kind, before, after, best: before > after ? "better" : "" }) as ReviewEvent;
  const events = [
    event(1, "roll", 95, 97),
    event(1, "keep", 97, 96.5),
    event(1, "roll", 96.5, 90),
    event(1, "build", 90, 87),
    event(2, "roll", 87, 88),
    event(2, "build", 88, 88),
  ];
  const review = { seat: "ann", start: 95, score: 88, finished: true, events } as Review;

  it("splits the score into luck and the cost of decisions", () => {
    expect(luckOf(review)).toBeCloseTo(-3.5);
    expect(regretOf(review)).toBeCloseTo(3.5);
    expect(review.start + luckOf(review) - regretOf(review)).toBeCloseTo(review.score);
  });

  it("names the costliest decisions first", () => {
    expect(costliest(review).map(({ kind }) => kind)).toEqual(["build", "keep"]);
  });

  it("has one point per event along the turns", () => {
    expect(curve(review).map(([turn]) => turn)).toEqual([0, 0.25, 0.5, 0.75, 1, 1.5, 2]);
  });
});
