/** The connection to a room: says hello, follows the view, and reconnects by itself. */
import { SPECTATOR_PRIVATE } from "../protocol/seat-private";
import type { SeatPrivate, TableEvent } from "../protocol/play";
import { merge } from "../protocol/delta";
import {
  VERSION,
  type Frame,
  type Reaction,
  type RoomView,
  type Update,
} from "../protocol/messages";
import type { SeatToken } from "./seat-token";
import type { Environment } from "./environment";
import { Connection, type ConnectionFrame, type Status } from "./connection";

type RoomFrame = Exclude<Frame, ConnectionFrame>;

/** Everything that the room has sent so far. */
export interface ConnectionState {
  readonly status: Status;
  /** Why the connection ended for good. */
  readonly bye: string | undefined;
  readonly you: string | undefined;
  readonly view: RoomView | undefined;
  readonly me: SeatPrivate;
  readonly here: readonly string[];
  /** People whose devices answer later than their network explains; only the host receives this. */
  readonly latePongs: readonly string[];
  /** Milliseconds that the room's clock is ahead of this page's; times in the view use the room's clock. */
  readonly ahead: number;
}

export interface JoinRequest {
  readonly room: string;
  readonly name: string;
  readonly watch: boolean;
  /** The look that this device remembers. */
  readonly face?: string | null;
  readonly tint?: string | null;
}

export const NOT_CONNECTED: ConnectionState = {
  status: "connecting",
  bye: undefined,
  you: undefined,
  view: undefined,
  me: SPECTATOR_PRIVATE,
  here: [],
  latePongs: [],
  ahead: 0,
};

export class RoomConnection extends Connection<RoomFrame> {
  state = NOT_CONNECTED;
  #epoch = 0;
  #seq = 0;

  constructor(
    private readonly request: JoinRequest,
    seatToken: SeatToken,
    environment: Environment,
    private readonly onchange: (state: ConnectionState, events: readonly TableEvent[]) => void,
    private readonly onreaction: (reaction: Reaction) => void = () => undefined,
  ) {
    super(seatToken, environment);
  }

  protected hello(): object {
    const { room, ...stranger } = this.request;
    const token = this.seatToken.read();
    const known = token === null ? stranger : { token };
    const since = this.state.view ? { epoch: this.#epoch, seq: this.#seq } : {};
    return { type: "hello", version: VERSION, room, ...known, ...since };
  }

  protected override get play(): number | undefined {
    return this.state.view?.play?.number;
  }

  protected get greeted(): boolean {
    return this.state.view !== undefined;
  }

  protected receive(frame: RoomFrame): void {
    switch (frame.type) {
      case "welcome":
        if (frame.token !== null) this.seatToken.keep(frame.token);
        [this.#epoch, this.#seq] = [frame.epoch, frame.seq];
        this.#greet({
          you: frame.you,
          view: frame.view,
          me: frame.private,
          here: frame.here,
          ahead: this.clockAhead(frame.clock),
        });
        break;
      case "resumed":
        this.#epoch = frame.epoch;
        this.#greet({
          me: frame.private,
          here: frame.here,
          ahead: this.clockAhead(frame.clock),
        });
        break;
      case "update":
        this.#update(frame);
        break;
      case "private":
        this.#publish({ me: { ...this.state.me, ...frame.private } });
        break;
      case "here":
        this.#publish({ here: frame.people, latePongs: frame.late_pongs ?? [] });
        break;
      case "reaction":
        this.onreaction(frame);
        break;
      default:
        this.answered(frame);
    }
  }

  /** The welcome and the open status are published together. */
  #greet(news: Partial<ConnectionState>): void {
    this.state = { ...this.state, ...news };
    this.opened();
  }

  #update(frame: Update): void {
    const { view } = this.state;
    if (!view || frame.seq <= this.#seq) return;
    if (frame.since !== this.#seq) {
      // Something was lost on the way. After reconnecting, the server sends everything since.
      this.drop();
      return;
    }
    this.#seq = frame.seq;
    this.#publish({ view: merge(view, frame.delta) }, frame.events);
  }

  protected changed(status: Status, bye?: string): void {
    this.#publish({ status, bye });
  }

  #publish(news: Partial<ConnectionState>, events: readonly TableEvent[] = []): void {
    this.state = { ...this.state, ...news };
    this.onchange(this.state, events);
  }
}
