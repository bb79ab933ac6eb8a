/** The connection to a room: says hello, follows the view, and reconnects by itself. */
import type { SeatPrivate, TableEvent } from "../protocol/play";
import { isTemporary } from "../protocol/close-reasons";
import { merge } from "../protocol/delta";
import {
  VERSION,
  type Answer,
  type Command,
  type Frame,
  type RoomView,
  type Update,
} from "../protocol/messages";
import type { SeatToken } from "./seat-token";
import { backoff } from "./backoff";
import { PendingCommands } from "./pending-commands";
import { NodePicker } from "./node-picker";
import type { Socket } from "./socket";

/** `waiting`: disconnected, and about to reconnect. `ended`: for good. */
export type Status = "connecting" | "open" | "waiting" | "ended";

/** Everything that the room has told so far. */
export interface ConnectionState {
  readonly status: Status;
  /** Why the connection ended for good. */
  readonly bye: string | undefined;
  readonly you: string | undefined;
  readonly view: RoomView | undefined;
  readonly me: SeatPrivate;
  readonly here: readonly string[];
  /** Milliseconds that the room's clock is ahead of this page's: moments in the view go by it. */
  readonly ahead: number;
}

export interface Environment {
  readonly openSocket: (server: string) => Socket;
  /** Calls back after so many milliseconds; returns how to cancel it. */
  readonly later: (ms: number, then: () => void) => () => void;
  readonly now: () => number;
  readonly random: () => number;
}

export interface JoinRequest {
  readonly room: string;
  readonly name: string;
  readonly watch: boolean;
}

/** A server that owes an answer for this long is given up. */
const ANSWER_TIMEOUT_MS = 4000;

export const NOT_CONNECTED: ConnectionState = {
  status: "connecting",
  bye: undefined,
  you: undefined,
  view: undefined,
  me: {
    seat: null,
    place: null,
    cards: { card: null, partner_card: null, pointed_cell: null, pointed_symbol: null },
  },
  here: [],
  ahead: 0,
};

export class RoomConnection {
  state = NOT_CONNECTED;
  #socket: Socket | undefined;
  #epoch = 0;
  #seq = 0;
  #attempts = 0;
  #closeReason: string | undefined;
  #cancelRetry: (() => void) | undefined;
  #cancelTimeout: (() => void) | undefined;
  readonly #pending: PendingCommands;
  readonly #nodes = new NodePicker();

  constructor(
    private readonly request: JoinRequest,
    private readonly seatToken: SeatToken,
    private readonly environment: Environment,
    private readonly onchange: (state: ConnectionState, events: readonly TableEvent[]) => void,
  ) {
    this.#pending = new PendingCommands(environment.now);
  }

  /** Connects at once, also when the next attempt is only due later. */
  connect(): void {
    if (this.#socket || this.state.status === "ended") return;
    this.#cancelRetry?.();
    this.#closeReason = undefined;
    const socket = this.environment.openSocket(this.#nodes.next());
    this.#socket = socket;
    if (this.#nodes.nodes.length > 0 || this.#nodes.relay) this.#startTimeout();
    socket.onopen = () => {
      socket.send(JSON.stringify(this.#hello()));
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#receive(JSON.parse(String(data)) as Frame);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#disconnected();
    };
  }

  /** Sends a command. Each gets exactly one answer, also across reconnects. */
  ask(command: Command): Promise<Answer> {
    const { text, answer } = this.#pending.add(command, this.state.view?.play?.number);
    if (this.state.status === "open") this.#send(text);
    else if (command.type !== "claim") this.#pending.refuseUnsafe();
    return answer;
  }

  /** Closes the connection for good, without leaving the seat. */
  close(): void {
    this.#cancelRetry?.();
    this.#cancelTimeout?.();
    this.#publish({ status: "ended" });
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  #hello(): object {
    const { room, name, watch } = this.request;
    const token = this.seatToken.read();
    const known = token === null ? { name, watch } : { token };
    const since = this.state.view ? { epoch: this.#epoch, seq: this.#seq } : {};
    const relay = this.#nodes.relay ? { relay: true } : {};
    return { type: "hello", version: VERSION, room, ...known, ...since, ...relay };
  }

  #receive(frame: Frame): void {
    switch (frame.type) {
      case "welcome":
        if (frame.token !== null) this.seatToken.keep(frame.token);
        [this.#epoch, this.#seq] = [frame.epoch, frame.seq];
        this.#opened({
          you: frame.you,
          view: frame.view,
          me: frame.private,
          here: frame.here,
          ahead: this.#clockAhead(frame.clock),
        });
        break;
      case "resumed":
        this.#epoch = frame.epoch;
        this.#opened({
          me: frame.private,
          here: frame.here,
          ahead: this.#clockAhead(frame.clock),
        });
        break;
      case "update":
        this.#update(frame);
        break;
      case "private":
        this.#publish({ me: frame.private });
        break;
      case "here":
        this.#publish({ here: frame.people });
        break;
      case "nodes":
        this.#nodes.nodes = frame.urls;
        break;
      case "bye":
        this.#closeReason = frame.why;
        this.#nodes.redirect = frame.url;
        break;
      default:
        this.#pending.answer(frame);
        if (this.#pending.size === 0) this.#cancelTimeout?.();
    }
  }

  #clockAhead(clock: number): number {
    return clock * 1000 - this.environment.now();
  }

  #opened(news: Partial<ConnectionState>): void {
    this.#attempts = 0;
    this.#nodes.opened();
    this.#cancelTimeout?.();
    this.#publish({ ...news, status: "open", bye: undefined });
    for (const text of this.#pending.resend(this.state.view?.play?.number)) this.#send(text);
  }

  #update(frame: Update): void {
    const { view } = this.state;
    if (!view || frame.seq <= this.#seq) return;
    if (frame.since !== this.#seq) {
      // Something was lost on the way. After reconnecting, the server sends everything since.
      this.#drop();
      return;
    }
    this.#seq = frame.seq;
    this.#publish({ view: merge(view, frame.delta) }, frame.events);
  }

  #send(text: string): void {
    this.#socket?.send(text);
    this.#startTimeout();
  }

  /** Gives the server a deadline for its next answer. */
  #startTimeout(): void {
    this.#cancelTimeout?.();
    this.#cancelTimeout = this.environment.later(
      ANSWER_TIMEOUT_MS * 2 ** this.#nodes.rounds,
      () => {
        this.#nodes.timedOut();
        this.#drop();
      },
    );
  }

  #drop(): void {
    const socket = this.#socket;
    this.#disconnected();
    socket?.close();
  }

  #disconnected(): void {
    this.#socket = undefined;
    this.#cancelTimeout?.();
    this.#pending.refuseUnsafe();
    const why = this.#closeReason;
    if (why === "stranger" && this.seatToken.read() !== null) {
      this.seatToken.lose();
    } else if (why !== undefined && !isTemporary(why)) {
      if (why === "left" || why === "kicked") this.seatToken.lose();
      this.#publish({ status: "ended", bye: why });
      return;
    }
    this.#publish({ status: this.state.view ? "waiting" : "connecting" });
    const redirected = this.#nodes.hasRedirect && this.#attempts < 2;
    const pause = redirected ? 0 : backoff(this.#attempts, this.environment.random());
    this.#cancelRetry = this.environment.later(pause, () => {
      this.connect();
    });
    this.#attempts += 1;
  }

  #publish(news: Partial<ConnectionState>, events: readonly TableEvent[] = []): void {
    this.state = { ...this.state, ...news };
    this.onchange(this.state, events);
  }
}
