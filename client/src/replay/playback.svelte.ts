/** Plays a timeline: play, pause, seek, step. */
import { Emitter } from "../lib/emitter";
import type { TableUpdate } from "../protocol/play";
import { momentsUntil, stepTime, type Frame, type Moment, type Timeline } from "./timeline";

export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Playback {
  time = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  /** How many moments the table has seen; it follows the time one moment a picture. */
  shown = $state(0);
  /** What happens while the film runs; winding shows no moves, only where they led. */
  readonly updates = new Emitter<TableUpdate>();
  #picture = 0;
  #last = 0;

  constructor(readonly timeline: Timeline) {}

  get frame(): Frame {
    return this.timeline.frames[this.shown] as Frame;
  }

  get last(): Moment | undefined {
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

  /** Goes straight to a time. */
  wind(time: number): void {
    this.time = Math.max(0, Math.min(time, this.timeline.length));
    this.shown = momentsUntil(this.timeline, this.time);
  }

  /** Goes to the next move, or to the one before. A step ahead is played as it was. */
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
    this.time = Math.min(
      this.timeline.length,
      this.time + ((now - this.#last) / 1000) * this.speed,
    );
    this.#last = now;
    const moment = this.timeline.moments[this.shown];
    if (moment && moment.at <= this.time) {
      this.#announceNext();
      this.shown += 1;
    }
    if (this.ended) this.playing = false;
    else this.#picture = requestAnimationFrame(this.#run);
  };
}
