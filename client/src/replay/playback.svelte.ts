/** Plays a timeline: play, pause, seek, step. */
import { Emitter } from "../lib/emitter";
import type { TableUpdate } from "../protocol/play";
import {
  momentsUntil,
  stepTime,
  type ReplayFrame,
  type ReplayMoment,
  type Timeline,
} from "./timeline";

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** The longest step between two animation frames: a hidden tab has none, and the replay waits for it. */
const MAX_STEP_MS = 250;

export class Playback {
  time = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  /** How many moments the table shows; it follows the time, one moment per animation frame. */
  shown = $state(0);
  /** Emits the events during playback; seeking emits nothing. */
  readonly updates = new Emitter<TableUpdate>();
  #picture = 0;
  #last = 0;

  constructor(readonly timeline: Timeline) {}

  get frame(): ReplayFrame {
    return this.timeline.frames[this.shown] as ReplayFrame;
  }

  get last(): ReplayMoment | undefined {
    return this.timeline.moments[this.shown - 1];
  }

  get ended(): boolean {
    return this.time >= this.timeline.length;
  }

  play(): void {
    if (this.playing) return;
    if (this.ended) this.wind(0);
    this.playing = true;
    this.#last = performance.now();
    this.#picture = requestAnimationFrame(this.#run);
  }

  pause(): void {
    this.playing = false;
    cancelAnimationFrame(this.#picture);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** Seeks to a time. */
  wind(time: number): void {
    this.time = Math.max(0, Math.min(time, this.timeline.length));
    this.shown = momentsUntil(this.timeline, this.time);
  }

  /** Goes to the next move, or to the previous one. A step forward also emits its event. */
  step(by: 1 | -1): void {
    this.pause();
    const time = stepTime(this.timeline, this.time, by);
    if (momentsUntil(this.timeline, time) === this.shown + 1) this.#announceNext();
    this.wind(time);
  }

  #announceNext(): void {
    const [moment, frame] = [
      this.timeline.moments[this.shown],
      this.timeline.frames[this.shown + 1],
    ];
    if (moment && frame) this.updates.emit({ events: [moment.event], play: frame.play });
  }

  readonly #run = (now: number): void => {
    const passed = Math.min(now - this.#last, MAX_STEP_MS) / 1000;
    this.time = Math.min(this.timeline.length, this.time + passed * this.speed);
    this.#last = now;
    const moment = this.timeline.moments[this.shown];
    if (moment && moment.at <= this.time) {
      this.#announceNext();
      this.shown += 1;
    }
    if (this.ended && this.shown === this.timeline.moments.length) this.playing = false;
    else this.#picture = requestAnimationFrame(this.#run);
  };
}
