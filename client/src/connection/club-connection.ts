/** The connection to a club night, and over it the one to the room of the player's table. */
import { merge, type Delta } from "../protocol/delta";
import { VERSION, type Answer, type ClubView } from "../protocol/messages";
import type * as wire from "../protocol/types";
import type { Environment } from "./environment";
import { Connection, type Status } from "./connection";
import type { SeatToken } from "./seat-token";
import type { Socket } from "./socket";

type ClubWelcome = Omit<wire.ClubWelcome, "view"> & { readonly view: ClubView };
type ClubFrame =
  | ClubWelcome
  | Exclude<wire.ClubFrame, wire.ClubWelcome>
  | Answer
  | { readonly type: "welcome" | "resumed" | "update" | "private" | "here" | "reaction" };

/** Everything that the club night has sent so far. */
export interface ClubState {
  readonly status: Status;
  /** Why the connection ended for good. */
  readonly bye: string | undefined;
  readonly role: ClubWelcome["role"] | undefined;
  readonly you: number | undefined;
  readonly view: ClubView | undefined;
  readonly own: wire.OwnView;
  readonly organiser: wire.OrganiserView | undefined;
  /** Milliseconds that the club night's clock is ahead of this page's. */
  readonly ahead: number;
  /** The table whose room is played in now. */
  readonly table: wire.TableAssigned | undefined;
  readonly count: wire.CrowdCount | undefined;
  readonly verdict: wire.CrowdVerdict | undefined;
  readonly result: wire.CrowdResult | undefined;
}

export interface ClubRequest {
  readonly code: string;
  readonly key: string;
  readonly name: string;
  readonly language: string;
  readonly watch: boolean;
}

const EMPTY_OWN_VIEW: wire.OwnView = {
  table: null,
  company: [],
  confirmed: false,
  points: 0,
  round_points: null,
  met: 0,
  others: 0,
  rounds: [],
  people_met: [],
  out: false,
  place: null,
  spins: 0,
  fastest: null,
  practise: false,
  guest: null,
};

export const INITIAL_CLUB_STATE: ClubState = {
  status: "connecting",
  bye: undefined,
  role: undefined,
  you: undefined,
  view: undefined,
  own: EMPTY_OWN_VIEW,
  organiser: undefined,
  ahead: 0,
  table: undefined,
  count: undefined,
  verdict: undefined,
  result: undefined,
};

export class ClubConnection extends Connection<ClubFrame> {
  state = INITIAL_CLUB_STATE;
  #channel: TableChannel | undefined;
  /** Frames of a room whose channel is not open yet. */
  #queued: string[] = [];

  constructor(
    private readonly request: ClubRequest,
    seatToken: SeatToken,
    environment: Environment,
    private readonly onchange: (state: ClubState) => void,
  ) {
    super(seatToken, environment);
  }

  protected hello(): object {
    const { code, key, name, language, watch } = this.request;
    const token = this.seatToken.read();
    const who = token === null ? { name, watch, language } : { token };
    return { type: "hello", version: VERSION, room: code, key, ...who };
  }

  protected get greeted(): boolean {
    return this.state.view !== undefined;
  }

  /** Who leaves or is kicked keeps the token: without a ban they may come back as the same person, with their points. */
  protected override invalidatesToken(): boolean {
    return false;
  }

  /** Opens a channel to the room of the player's table; frames queued before are delivered first. */
  readonly openTable = (): Socket => {
    const channel = new TableChannel(
      (text) => {
        this.sendText(text);
      },
      () => {
        if (this.#channel !== channel) return;
        this.#channel = undefined;
        // The room repeats its state only on a new connection.
        if (this.state.table && this.state.status === "open") this.drop();
      },
    );
    this.#channel = channel;
    queueMicrotask(() => {
      if (this.#channel !== channel) return;
      channel.open(this.#queued);
      this.#queued = [];
    });
    return channel;
  };

  protected receive(frame: ClubFrame): void {
    switch (frame.type) {
      case "event_welcome":
        this.#welcome(frame);
        break;
      case "event_update":
        this.#update(frame.clock, frame.delta);
        break;
      case "event_own":
        this.#publish({ own: frame.own });
        break;
      case "event_organiser":
        this.#publish({ organiser: frame.organiser });
        break;
      case "table":
        this.#leaveTable();
        this.#publish({ table: frame });
        break;
      case "table_over":
        this.#publish({ table: undefined });
        this.#leaveTable();
        break;
      case "crowd_count":
        this.#publish({ count: frame });
        break;
      case "crowd_verdict":
        this.#publish({ verdict: frame });
        this.answered({ type: "done", id: frame.id });
        break;
      case "crowd_result":
        this.#publish({ result: frame });
        break;
      case "done":
      case "refused":
      case "verdict":
      case "advice":
        this.answered(frame);
        this.#forward(frame);
        break;
      default:
        this.#forward(frame);
    }
  }

  #welcome(frame: ClubWelcome): void {
    if (frame.token !== null) this.seatToken.keep(frame.token);
    const { role, view, own } = frame;
    const ahead = this.clockAhead(frame.clock);
    const fresh = { table: undefined, verdict: undefined, result: undefined };
    this.state = { ...this.state, ...fresh, role, you: frame.you ?? undefined, view, own, ahead };
    this.opened();
  }

  /** Corrects the clock: the offset is too small if the device was busy when the welcome arrived. */
  #update(clock: number, delta: Delta): void {
    const ahead = Math.max(this.state.ahead, this.clockAtLeast(clock));
    if (this.state.view) this.#publish({ ahead, view: merge(this.state.view, delta) });
  }

  #forward(frame: { readonly type: string }): void {
    const text = JSON.stringify(frame);
    if (this.#channel?.isOpen) this.#channel.deliver(text);
    else if (this.state.table) this.#queued.push(text);
  }

  #leaveTable(): void {
    const channel = this.#channel;
    this.#channel = undefined;
    this.#queued = [];
    channel?.disconnect();
  }

  protected changed(status: Status, bye?: string): void {
    if (status !== "open") this.#leaveTable();
    this.#publish({ status, bye });
  }

  #publish(news: Partial<ClubState>): void {
    this.state = { ...this.state, ...news };
    this.onchange(this.state);
  }
}

/** The socket of a table's room, over the club night's connection. Drops the room's own hello: one was sent. */
class TableChannel implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { readonly data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  isOpen = false;
  #greeted = false;

  constructor(
    private readonly pass: (text: string) => void,
    private readonly onleave: () => void,
  ) {}

  open(queued: readonly string[]): void {
    this.isOpen = true;
    this.onopen?.();
    for (const text of queued) this.deliver(text);
  }

  deliver(text: string): void {
    this.onmessage?.({ data: text });
  }

  send(text: string): void {
    if (this.#greeted) this.pass(text);
    this.#greeted = true;
  }

  /** The club night has no table for this player any more, or its own connection is lost. */
  disconnect(): void {
    this.isOpen = false;
    this.onclose?.();
  }

  close(): void {
    this.isOpen = false;
    this.onleave();
  }
}
