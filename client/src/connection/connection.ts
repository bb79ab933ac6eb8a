/** A connection to a server: says hello, reconnects by itself, and gives every command exactly one answer. */
import { isTemporary } from "../protocol/close-reasons";
import type { Bye, Nodes } from "../protocol/types";
import type { Answer, Command } from "../protocol/messages";
import type { SeatToken } from "./seat-token";
import { backoff } from "./backoff";
import type { Environment } from "./environment";
import { NodePicker } from "./node-picker";
import { PendingCommands } from "./pending-commands";
import type { Socket } from "./socket";

/** `waiting`: disconnected, and about to reconnect. `ended`: for good. */
export type Status = "connecting" | "open" | "waiting" | "ended";

/** Frames about the connection itself. */
export type ConnectionFrame = Nodes | Bye;

/** How long the server may take to answer before it is dropped; longer after each failed round of all nodes. */
const ANSWER_TIMEOUT_MS = 4000;
const MAX_ANSWER_TIMEOUT_MS = 16_000;
/** After this much silence the server is pinged. */
const HEARTBEAT_MS = 8000;
/** The longest plausible one-way latency: anything beyond it was a busy device or server. */
const MAX_ONE_WAY_MS = 150;
/** An attempt to connect that is younger than this is not restarted by `reconnectOrPing`. */
const MIN_ATTEMPT_MS = 1000;

const NOTHING_TO_CANCEL = (): void => undefined;

/** Subclasses for rooms and club nights define the hello, and handle the frames that arrive. */
export abstract class Connection<Frame extends { readonly type: string }> {
  #status: Status = "connecting";
  #socket: Socket | undefined;
  #greetedAt = 0;
  #attempts = 0;
  #closeReason: string | undefined;
  #cancelRetry = NOTHING_TO_CANCEL;
  #cancelConnectTimeout = NOTHING_TO_CANCEL;
  #cancelHeartbeat = NOTHING_TO_CANCEL;
  #attemptedAt = 0;
  #pinging = false;
  /** Whether the server supports `ping`: one that is older than this page may not. */
  #mayPing = true;
  readonly #pending: PendingCommands;
  readonly #nodes = new NodePicker();

  constructor(
    protected readonly seatToken: SeatToken,
    private readonly environment: Environment,
  ) {
    this.#pending = new PendingCommands(environment);
  }

  /** The first message of a connection. */
  protected abstract hello(): object;
  protected abstract receive(frame: Frame): void;
  /** Called when the connection opens, is lost, or ends for this reason. */
  protected abstract changed(status: Status, bye?: string): void;
  /** Whether anything is shown already, so that a lost connection is worth a notice. */
  protected abstract get greeted(): boolean;
  /** Whether the seat token is useless after the connection ended for this reason. */
  protected invalidatesToken(why: string): boolean {
    return why === "left" || why === "kicked";
  }
  /** The number of the game that claims are for. */
  protected get play(): number | undefined {
    return undefined;
  }

  /** Connects, unless it is connected or connecting. */
  connect(): void {
    if (this.#socket || this.#status === "ended") return;
    this.#cancelRetry();
    this.#closeReason = undefined;
    this.#attemptedAt = this.environment.now();
    let socket: Socket;
    try {
      socket = this.environment.openSocket(this.#nodes.next());
    } catch {
      // The page is not allowed to follow this redirect.
      this.#disconnected();
      return;
    }
    this.#socket = socket;
    this.#cancelConnectTimeout = this.environment.later(this.#answerTimeout, this.#timedOut);
    socket.onopen = () => {
      this.#greetedAt = this.environment.now();
      const relay = this.#nodes.relay ? { relay: true } : {};
      socket.send(JSON.stringify({ ...this.hello(), ...relay }));
    };
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      this.#startHeartbeat();
      this.#take(JSON.parse(String(data)) as Frame | ConnectionFrame);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#disconnected();
    };
  }

  /** The page is visible again, or the network is back: connects at once, or pings the server. */
  reconnectOrPing(): void {
    if (this.#status === "open") {
      this.#ping();
    } else if (!this.#socket) {
      this.connect();
    } else if (Math.abs(this.environment.now() - this.#attemptedAt) > MIN_ATTEMPT_MS) {
      this.drop();
      this.connect();
    }
  }

  /** Sends a command. Each gets exactly one answer, even across reconnects. */
  ask(command: Command): Promise<Answer> {
    const { id, answer } = this.#pending.add(command, this.play);
    if (this.#status === "open") this.#send(id);
    else if (this.#status === "ended" || command.type !== "claim") this.#pending.refuse(id);
    return answer;
  }

  /** Closes the connection for good, without leaving the seat. */
  close(): void {
    const socket = this.#socket;
    this.#end();
    socket?.close();
  }

  #take(frame: Frame | ConnectionFrame): void {
    if (isNodes(frame)) this.#nodes.nodes = frame.urls;
    else if (isBye(frame)) [this.#closeReason, this.#nodes.redirect] = [frame.why, frame.url];
    else this.receive(frame);
  }

  /** Settles the command that this is the answer to. */
  protected answered(answer: Answer): void {
    this.#pending.answer(answer);
  }

  /** How far the server's clock is ahead, if the frame took half a round trip: so all devices count down together. */
  protected clockAhead(clock: number): number {
    const oneWay = (this.environment.now() - this.#greetedAt) / 2;
    return this.clockAtLeast(clock) + Math.min(MAX_ONE_WAY_MS, oneWay);
  }

  /** How many milliseconds the server's clock is ahead at least: no frame arrives before it was sent. */
  protected clockAtLeast(clock: number): number {
    return clock * 1000 - this.environment.now();
  }

  /** The server has accepted us; the state already has its welcome. */
  protected opened(): void {
    this.#attempts = 0;
    this.#nodes.opened();
    this.#cancelConnectTimeout();
    this.#become("open");
    for (const id of this.#pending.resumable(this.play)) this.#send(id);
  }

  /** Sends a text as it is. */
  protected sendText(text: string): void {
    this.#socket?.send(text);
  }

  /** Each command has its own timeout: later ones do not extend the deadline of the oldest. */
  #send(id: number): void {
    const send = (text: string) => {
      this.sendText(text);
    };
    this.#pending.send(id, send, this.#answerTimeout, this.#timedOut);
  }

  get #answerTimeout(): number {
    return Math.min(MAX_ANSWER_TIMEOUT_MS, ANSWER_TIMEOUT_MS * 2 ** this.#nodes.rounds);
  }

  readonly #timedOut = (): void => {
    this.#nodes.timedOut();
    this.drop();
  };

  #startHeartbeat(): void {
    this.#cancelHeartbeat();
    this.#cancelHeartbeat = this.environment.later(HEARTBEAT_MS, () => {
      this.#ping();
    });
  }

  #ping(): void {
    if (this.#pinging || !this.#mayPing || this.#status !== "open") return;
    this.#pinging = true;
    void this.ask({ type: "ping" }).then(() => {
      this.#pinging = false;
    });
  }

  /** Drops the connection and reconnects, because something was lost on the way. */
  protected drop(): void {
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
      if (this.invalidatesToken(why)) this.seatToken.lose();
      this.#end(why);
      return;
    }
    this.#pending.disconnected();
    const redirected = this.#nodes.hasRedirect && this.#attempts < 2;
    this.#become(this.greeted || !redirected ? "waiting" : "connecting");
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
    this.#become("ended", why);
    this.#pending.refuseAll();
  }

  #become(status: Status, bye?: string): void {
    this.#status = status;
    this.changed(status, bye);
  }
}

const isNodes = (frame: { readonly type: string }): frame is Nodes => frame.type === "nodes";
const isBye = (frame: { readonly type: string }): frame is Bye => frame.type === "bye";
