/** The state of a lesson: it advances by itself, waits for the learner's move, and can go back. */
import type { DiceMove, TableUpdate, Target } from "../protocol/play";
import { Emitter } from "../lib/emitter";
import { nextEvent, type LessonScript, type LessonStep } from "./lessons";

/** The reply to a move that does not advance the lesson. */
export type Remark = "wrong" | "also";

const NO_STEP: LessonStep = { text: "", at: 0 };

export class Lesson {
  readonly script: LessonScript;
  number = $state(0);
  playing = $state(false);
  remark = $state<Remark>();
  /** Emits the event between two steps when the lesson advances, never when it goes back. */
  readonly updates = new Emitter<TableUpdate>();

  step = $derived.by(() => this.script.steps[this.number] ?? NO_STEP);
  moment = $derived.by(() => this.script.moments[this.step.at]);
  coming = $derived.by(() => nextEvent(this.script, this.step));
  atEnd = $derived.by(() => this.number === this.script.steps.length - 1);

  constructor(script: LessonScript, playing: boolean) {
    this.script = script;
    this.playing = playing;
  }

  next = (): void => {
    if (!this.atEnd) this.#goOn();
    if (this.atEnd) this.playing = false;
  };

  back = (): void => {
    this.playing = false;
    this.#turnTo(Math.max(0, this.number - 1));
  };

  replay = (): void => {
    this.#turnTo(0);
    this.playing = true;
  };

  /** The learner's claim: the one in the script advances the lesson, even if it is paused. */
  claim = (symbol: number, target: Target): undefined => {
    if (!this.step.ask) return;
    const same = (one: number | undefined, other: Target | undefined) =>
      one === symbol && aimOf(other) === aimOf(target);
    if (same(this.coming?.symbol, this.coming?.target)) this.next();
    else this.remark = this.step.also?.some(([one, at]) => same(one, at)) ? "also" : "wrong";
  };

  move = ({ do: what, item }: DiceMove): undefined => {
    if (!this.step.ask) return;
    const { move } = this.coming ?? {};
    if (what === move?.do && item === move.item) this.next();
    else this.remark = what === "build" ? "also" : "wrong";
  };

  #goOn(): void {
    const at = this.script.steps[this.number + 1]?.at;
    const moment = at === this.step.at + 1 ? this.script.moments[at] : undefined;
    if (moment) this.updates.emit(moment);
    this.#turnTo(this.number + 1);
  }

  #turnTo(number: number): void {
    [this.number, this.remark] = [number, undefined];
  }
}

/** A target as a comparable string; the order of several cards does not matter. */
const aimOf = (target: Target | undefined): string =>
  typeof target === "object"
    ? [...(target ?? [])].sort((one, other) => one - other).join()
    : String(target ?? "");
