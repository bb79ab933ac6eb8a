/** Commands that wait for their answer. Every promise settles: with an answer or a refusal. */
import type { Answer, Command, Refused } from "../protocol/messages";
import type { Environment } from "./environment";

interface PendingCommand {
  readonly text: string;
  /** Only claims are sent again: the room knows their ids and judges each once. */
  readonly isClaim: boolean;
  /** The game it was meant for; in another one it would mean something else. */
  readonly play: number | undefined;
  readonly resolve: (answer: Answer) => void;
  readonly cancelGiveUp: () => void;
  cancelTimeout: () => void;
}

/** A claim without a verdict is given up after this time, over all connections. */
const CLAIM_TIMEOUT_MS = 60_000;
/** More taps than this on a dead connection are refused: sent all at once, they would look like a flood. */
const MAX_OPEN_CLAIMS = 20;

export class PendingCommands {
  readonly #open = new Map<number, PendingCommand>();
  #last: number;

  /** Ids start from the time, so that they stay unique when the page is loaded again. */
  constructor(private readonly environment: Pick<Environment, "later" | "now">) {
    this.#last = Math.floor(environment.now()) * 1000;
  }

  add(command: Command, play: number | undefined): { id: number; answer: Promise<Answer> } {
    const id = ++this.#last;
    const answer = new Promise<Answer>((resolve) => {
      this.#open.set(id, {
        text: JSON.stringify({ ...command, id }),
        isClaim: command.type === "claim",
        play,
        resolve,
        cancelGiveUp: this.environment.later(CLAIM_TIMEOUT_MS, () => {
          this.refuse(id);
        }),
        cancelTimeout: () => undefined,
      });
    });
    const claims = [...this.#open.values()].filter(({ isClaim }) => isClaim);
    if (claims.length > MAX_OPEN_CLAIMS) this.refuse(id);
    return { id, answer };
  }

  /** Hands a command to `send`, and calls back if its answer takes longer than this. */
  send(id: number, send: (text: string) => void, timeoutMs: number, ontimeout: () => void): void {
    const command = this.#open.get(id);
    if (!command) return;
    command.cancelTimeout();
    command.cancelTimeout = this.environment.later(timeoutMs, ontimeout);
    send(command.text);
  }

  answer(answer: Answer): void {
    const command = this.#open.get(answer.id);
    if (!command) return;
    this.#open.delete(answer.id);
    command.cancelTimeout();
    command.cancelGiveUp();
    command.resolve(answer);
  }

  refuse(id: number, why: Refused["why"] = "cut_off"): void {
    this.answer({ type: "refused", id, why });
  }

  /** The connection is lost: refuses all commands except claims, because only claims may be sent twice. */
  disconnected(): void {
    for (const [id, command] of this.#open) {
      command.cancelTimeout();
      if (!command.isClaim) this.refuse(id);
    }
  }

  /** Returns what to send again after reconnecting to this game, and refuses the rest. */
  resumable(play: number | undefined): number[] {
    for (const [id, command] of this.#open) if (command.play !== play) this.refuse(id);
    return [...this.#open.keys()];
  }

  /** The connection has ended for good: refuses everything. */
  refuseAll(): void {
    for (const id of this.#open.keys()) this.refuse(id);
  }
}
