/** Questions that wait for their answer. */
import type { Answer, Command, Refused } from "../protocol/messages";

interface PendingCommand {
  readonly text: string;
  /** A claim may be asked again: the room knows its id and never judges it twice. */
  readonly isClaim: boolean;
  /** Which game it belongs to; in another one it would mean something else. */
  readonly play: number | undefined;
  readonly resolve: (answer: Answer) => void;
}

export class PendingCommands {
  readonly #open = new Map<number, PendingCommand>();
  #last: number;

  /** Ids go on from the time, so that they stay different when the page is opened again. */
  constructor(now: () => number) {
    this.#last = Math.floor(now()) * 1000;
  }

  get waiting(): number {
    return this.#open.size;
  }

  put(command: Command, play: number | undefined): { text: string; answer: Promise<Answer> } {
    const id = ++this.#last;
    const text = JSON.stringify({ ...command, id });
    const answer = new Promise<Answer>((resolve) => {
      this.#open.set(id, { text, isClaim: command.type === "claim", play, resolve });
    });
    return { text, answer };
  }

  answer(answer: Answer): void {
    this.#open.get(answer.id)?.resolve(answer);
    this.#open.delete(answer.id);
  }

  /** The line is cut: claims wait, the rest is answered here, because it may not be asked twice. */
  giveUp(): void {
    this.#refuse("cut_off", ({ isClaim }) => !isClaim);
  }

  /** What to ask again after coming back to this game. */
  again(play: number | undefined): string[] {
    this.#refuse("cut_off", (question) => question.play !== play);
    return [...this.#open.values()].map(({ text }) => text);
  }

  #refuse(why: Refused["why"], hopeless: (question: PendingCommand) => boolean): void {
    for (const [id, question] of this.#open)
      if (hopeless(question)) this.answer({ type: "refused", id, why });
  }
}
