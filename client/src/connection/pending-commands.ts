/** Commands that wait for their answer. */
import type { Answer, Command, Refused } from "../protocol/messages";

interface PendingCommand {
  readonly text: string;
  /** Only claims are sent again: the room knows their ids and judges each once. */
  readonly isClaim: boolean;
  /** The game it was meant for; in another one it would mean something else. */
  readonly play: number | undefined;
  readonly resolve: (answer: Answer) => void;
}

export class PendingCommands {
  readonly #open = new Map<number, PendingCommand>();
  #last: number;

  /** Ids start from the time, so that they stay unique when the page is loaded again. */
  constructor(now: () => number) {
    this.#last = Math.floor(now()) * 1000;
  }

  get size(): number {
    return this.#open.size;
  }

  add(command: Command, play: number | undefined): { text: string; answer: Promise<Answer> } {
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

  /** Refuses all commands but claims: the connection is lost, and they may not be sent twice. */
  refuseUnsafe(): void {
    this.#refuse("cut_off", ({ isClaim }) => !isClaim);
  }

  /** Returns what to send again after reconnecting to this game, and refuses the rest. */
  resend(play: number | undefined): string[] {
    this.#refuse("cut_off", (command) => command.play !== play);
    return [...this.#open.values()].map(({ text }) => text);
  }

  #refuse(why: Refused["why"], hopeless: (command: PendingCommand) => boolean): void {
    for (const [id, command] of this.#open)
      if (hopeless(command)) this.answer({ type: "refused", id, why });
  }
}
