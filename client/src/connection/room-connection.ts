/** The connection to a room: says hello, follows the view, and reconnects by itself. */
import { NOBODY } from "../protocol/seat-private";
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
import type { Environment } from "./environment";
import { NodePicker } from "./node-picker";
import { PendingCommands } from "./pending-commands";
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
  /** Whose device answers later than its network explains; only the host is told. */
  readonly latePongs: readonly string[];
  /** Milliseconds that the room's clock is ahead of this page's: moments in the view go by it. */
  readonly ahead: number;
}

export interface JoinRequest {
  readonly room: string;
  readonly name: string;
  readonly watch: boolean;
}

/** A server that owes an answer for so long is given up; longer after each round of all nodes in vain. */
const ANSWER_TIMEOUT_MS = 4000;
const MAX_ANSWER_TIMEOUT_MS = 16_000;
/** After so much silence the server is asked whether it is still there. */
const HEARTBEAT_MS = 8000;
/** An attempt to connect that is younger than this is not started anew by `hurry`. */
const MIN_ATTEMPT_MS = 1000;

const NOTHING_TO_CANCEL = (): void => undefined;

export const NOT_CONNECTED: ConnectionState = {
  status: "connecting",
  bye: undefined,
  you: undefined,
  view: undefined,
  me: NOBODY,
  here: [],
  latePongs: [],
  ahead: 0,
};

export class RoomConnection {
  state = NOT_CONNECTED;
  #socket: Socket | undefined;
  #greetedAt = 0;
  #epoch = 0;
  #seq = 0;
  #attempts = 0;
  #closeReason: string | undefined;
  #cancelRetry = NOTHING_TO_CANCEL;
  #cancelConnectTimeout = NOTHING_TO_CANCEL;
  #cancelHeartbeat = NOTHING_TO_CANCEL;
  #attemptedAt = 0;
  #pinging = false;
  /** Whether the server knows `ping`: one that is older than this page may not. */
  #mayPing = true;
  readonly #pending: PendingCommands;
  readonly #nodes = new NodePicker();

  constructor(
    private readonly request: JoinRequest,
    private readonly seatToken: SeatToken,
    private readonly environment: Environment,
    private readonly onchange: (state: ConnectionState, events: readonly TableEvent[]) => void,
  ) {
    this.#pending = new PendingCommands(environment);
  }

  /** Connects, unless it is connected or connecting. */
  connect(): void {
    if (this.#socket || this.state.status === "ended") return;
    this.#cancelRetry();
    this.#closeReason = undefined;
    this.#attemptedAt = this.environment.now();
    let socket: Socket;
    try {
      socket = this.environment.openSocket(this.#nodes.next());
    } catch {
      // A redirect that this page may not follow.
      this.#disconnected();
      return;
    }
    this.#socket = socket;
    this.#cancelConnectTimeout = this.environment.later(this.#answerTimeout, this.#timedOut);
    socket.onopen = () => {
      this.#greetedAt = this.environment.now();
      socket.send(JSON.stringify(this.#hello()));
    };
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      this.#startHeartbeat();
      this.#receive(JSON.parse(String(data)) as Frame);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#disconnected();
    };
  }

  /** Somebody looks at the page, or the network is back: connects at once, or asks whether it is connected. */
  hurry(): void {
    if (this.state.status === "open") {
      this.#ping();
    } else if (!this.#socket) {
      this.connect();
    } else if (Math.abs(this.environment.now() - this.#attemptedAt) > MIN_ATTEMPT_MS) {
      this.#drop();
      this.connect();
    }
  }

  /** Sends a command. Each gets exactly one answer, also across reconnects. */
  ask(command: Command): Promise<Answer> {
    const { id, answer } = this.#pending.add(command, this.state.view?.play?.number);
    if (this.state.status === "open") this.#send(id);
    else if (this.state.status === "ended" || command.type !== "claim") this.#pending.refuse(id);
    return answer;
  }

  /** Closes the connection for good, without leaving the seat. */
  close(): void {
    const socket = this.#socket;
    this.#end();
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
        this.#publish({ here: frame.people, latePongs: frame.late_pongs ?? [] });
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
    }
  }

  /** The room read its clock about half a round trip ago: far devices count down with near ones. */
  #clockAhead(clock: number): number {
    const now = this.environment.now();
    return clock * 1000 - now + (now - this.#greetedAt) / 2;
  }

  #opened(news: Partial<ConnectionState>): void {
    this.#attempts = 0;
    this.#nodes.opened();
    this.#cancelConnectTimeout();
    this.#publish({ ...news, status: "open", bye: undefined });
    for (const id of this.#pending.resumable(this.state.view?.play?.number)) this.#send(id);
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

  /** The oldest command without an answer decides: later ones do not put off its deadline. */
  #send(id: number): void {
    const send = (text: string) => this.#socket?.send(text);
    this.#pending.send(id, send, this.#answerTimeout, this.#timedOut);
  }

  get #answerTimeout(): number {
    return Math.min(MAX_ANSWER_TIMEOUT_MS, ANSWER_TIMEOUT_MS * 2 ** this.#nodes.rounds);
  }

  readonly #timedOut = (): void => {
    this.#nodes.timedOut();
    this.#drop();
  };

  #startHeartbeat(): void {
    this.#cancelHeartbeat();
    this.#cancelHeartbeat = this.environment.later(HEARTBEAT_MS, () => {
      this.#ping();
    });
  }

  #ping(): void {
    if (this.#pinging || !this.#mayPing || this.state.status !== "open") return;
    this.#pinging = true;
    void this.ask({ type: "ping" }).then(() => {
      this.#pinging = false;
    });
  }

  #drop(): void {
    const socket = this.#socket;
    this.#disconnected();
    socket?.close();
  }

  #disconnected(): void {
    this.#forgetSocket();
    const why = this.#closeReason;
    if (why === "stranger" && this.seatToken.read() !== null) {
      this.seatToken.lose();
    } else if (why === "malformed" && this.#pinging) {
      this.#mayPing = false;
    } else if (why !== undefined && !isTemporary(why)) {
      if (why === "left" || why === "kicked") this.seatToken.lose();
      this.#end(why);
      return;
    }
    this.#pending.disconnected();
    const redirected = this.#nodes.hasRedirect && this.#attempts < 2;
    this.#publish({ status: this.state.view || !redirected ? "waiting" : "connecting" });
    const pause = redirected ? 0 : backoff(this.#attempts, this.environment.random());
    this.#cancelRetry = this.environment.later(pause, () => {
      this.connect();
    });
    this.#attempts += 1;
  }

  #forgetSocket(): void {
    this.#socket = undefined;
    this.#cancelConnectTimeout();
    this.#cancelHeartbeat();
  }

  #end(why?: string): void {
    this.#forgetSocket();
    this.#cancelRetry();
    this.#publish({ status: "ended", bye: why });
    this.#pending.refuseAll();
  }

  #publish(news: Partial<ConnectionState>, events: readonly TableEvent[] = []): void {
    this.state = { ...this.state, ...news };
    this.onchange(this.state, events);
  }
}
