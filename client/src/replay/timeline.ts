/** A record ready to play: every frame and its time. */
import type { PlayView, SeatView, TableEvent } from "../protocol/play";
import { merge } from "../protocol/delta";
import type * as wire from "../protocol/types";

export interface ReplayFrame {
  readonly play: PlayView;
  readonly hands: readonly wire.PrivateCards[];
}

export interface ReplayMoment {
  /** Seconds from the start of the timeline, long waits shortened. */
  readonly at: number;
  readonly event: TableEvent;
  /** How long the cards had been visible. */
  readonly seconds: number;
  /** The number of the move in the record. */
  readonly move: number;
}

export interface Timeline {
  readonly seats: readonly SeatView[];
  readonly timed: boolean;
  /** The table before the first moment, and after each. */
  readonly frames: readonly ReplayFrame[];
  readonly moments: readonly ReplayMoment[];
  readonly length: number;
}

/** Longer waits are shortened to this. */
const MAX_WAIT_S = 6;
/** Extra time at the end, so that the last card lands. */
const AFTERGLOW_S = 1.5;

export function timelineOf(film: wire.Film): Timeline {
  let frame: ReplayFrame = film.first;
  const frames = [frame];
  const moments: ReplayMoment[] = [];
  let [at, previous, shownSince] = [0, 0, 0];
  for (const scene of film.scenes) {
    frame = merge(frame, scene.delta);
    at += Math.min(scene.at - previous, MAX_WAIT_S);
    previous = scene.at;
    moments.push({
      at,
      event: scene.event as unknown as TableEvent,
      seconds: scene.at - shownSince,
      move: scene.move,
    });
    if (scene.event["verdict"] === "ok") shownSince = scene.at;
    frames.push(frame);
  }
  return { seats: film.seats, timed: film.timed, frames, moments, length: at + AFTERGLOW_S };
}

/** How many moments have happened by this time. */
export function momentsUntil({ moments }: Timeline, time: number): number {
  let [low, high] = [0, moments.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((moments[middle]?.at ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The time one moment after, or before, the current one. */
export function stepTime(timeline: Timeline, time: number, step: 1 | -1): number {
  const index = momentsUntil(timeline, time) + step;
  if (index <= 0) return 0;
  return timeline.moments[index - 1]?.at ?? timeline.length;
}
