/** Where a lesson is: it goes on by itself, waits for the learner's answer, and can be turned back. */
import type { DiceMove, TableEvent, Target } from "../protocol/play";
import { comingAfter, type LessonScript, type Step } from "./lessons";

/** What is said to an answer that does not lead on. */
export type Remark = "wrong" | "also";

const NOTHING: readonly TableEvent[] = [];
const NO_STEP: Step = { text: "", at: 0 };

export class Lesson {
  readonly script: LessonScript;
  number = $state(0);
  playing = $state(false);
  remark = $state<Remark>();
  #forward = $state(false);

  step = $derived.by(() => this.script.steps[this.number] ?? NO_STEP);
  moment = $derived.by(() => this.script.moments[this.step.at]);
  coming = $derived.by(() => comingAfter(this.script, this.step));
  /** What has just happened: only who comes from the step before sees it happen. */
  events = $derived.by(() => {
    const before = this.script.steps[this.number - 1]?.at;
    const moved = this.#forward && before !== undefined && this.step.at === before + 1;
    return (moved ? this.moment?.events : undefined) ?? NOTHING;
  });
  atEnd = $derived.by(() => this.number === this.script.steps.length - 1);

  constructor(script: LessonScript, playing: boolean) {
    this.script = script;
    this.playing = playing;
  }

  next = (): void => {
    if (!this.atEnd) this.#turnTo(this.number + 1, true);
    if (this.atEnd) this.playing = false;
  };

  back = (): void => {
    this.playing = false;
    this.#turnTo(Math.max(0, this.number - 1), false);
  };

  replay = (): void => {
    this.#turnTo(0, false);
    this.playing = true;
  };

  /** The learner's claim: the one of the script leads on, also if the lesson had been stopped. */
  claim = (symbol: number, target: Target): void => {
    if (!this.step.ask) return;
    const same = (one: number | undefined, other: Target | undefined) =>
      one === symbol && aimOf(other) === aimOf(target);
    if (same(this.coming?.symbol, this.coming?.target)) this.next();
    else this.remark = this.step.also?.some(([one, at]) => same(one, at)) ? "also" : "wrong";
  };

  move = ({ do: what, item }: DiceMove): void => {
    if (!this.step.ask) return;
    const { move } = this.coming ?? {};
    if (what === move?.do && item === move.item) this.next();
    else this.remark = what === "build" ? "also" : "wrong";
  };

  #turnTo(number: number, forward: boolean): void {
    [this.number, this.#forward, this.remark] = [number, forward, undefined];
  }
}

/** Three cards are the same three in any order. */
const aimOf = (target: Target | undefined): string =>
  Array.isArray(target)
    ? [...(target as number[])].sort((one, other) => one - other).join()
    : String(target ?? "");
