/** One person's line to a room: says hello, follows the view, and comes back by itself when cut off. */
import type { SeatPrivate, TableEvent } from "../games/types";
import { returns } from "../protocol/close-reasons";
import { merge } from "../protocol/delta";
import {
  VERSION,
  type Answer,
  type Command,
  type Frame,
  type RoomView,
  type Update,
} from "../protocol/messages";
import type { Keepsake } from "./seat-token";
import { backoff } from "./backoff";
import { Questions } from "./pending-commands";
import { Way } from "./node-picker";
import type { Wire } from "./socket";

/** `waiting`: cut off, and about to try again. `ended`: for good. */
export type Status = "connecting" | "open" | "waiting" | "ended";

/** Everything that the room has told so far. */
export interface Picture {
  readonly status: Status;
  /** Why the line ended for good. */
  readonly bye: string | undefined;
  readonly you: string | undefined;
  readonly view: RoomView | undefined;
  readonly me: SeatPrivate;
  readonly here: readonly string[];
  /** Milliseconds that the room's clock is ahead of this page's: moments in the view go by it. */
  readonly ahead: number;
}

export interface Surroundings {
  readonly openWire: (server: string) => Wire;
  /** Calls back after so many milliseconds; returns how to call it off. */
  readonly later: (ms: number, then: () => void) => () => void;
  readonly now: () => number;
  readonly random: () => number;
}

export interface Wish {
  readonly room: string;
  readonly name: string;
  readonly watch: boolean;
}

const NOBODY: SeatPrivate = {
  seat: null,
  place: null,
  cards: { card: null, partner_card: null, pointed_cell: null, pointed_symbol: null },
};

/** A room that owes an answer for this long is not there any more. */
const OVERDUE = 4000;

export class RoomLink {
  picture: Picture = {
    status: "connecting",
    bye: undefined,
    you: undefined,
    view: undefined,
    me: NOBODY,
    here: [],
    ahead: 0,
  };
  #wire: Wire | undefined;
  #epoch = 0;
  #seq = 0;
  #tries = 0;
  #bye: string | undefined;
  #callOff: (() => void) | undefined;
  #overdue: (() => void) | undefined;
  readonly #questions: Questions;
  readonly #way = new Way();

  constructor(
    private readonly wish: Wish,
    private readonly keepsake: Keepsake,
    private readonly around: Surroundings,
    private readonly told: (picture: Picture, events: readonly TableEvent[]) => void,
  ) {
    this.#questions = new Questions(around.now);
  }

  /** Connects, now; also when a next try is only due later. */
  connect(): void {
    if (this.#wire || this.picture.status === "ended") return;
    this.#callOff?.();
    this.#bye = undefined;
    const wire = this.around.openWire(this.#way.next());
    this.#wire = wire;
    if (this.#way.nodes.length > 0 || this.#way.relay) this.#expect();
    wire.onopen = () => {
      wire.send(JSON.stringify(this.#hello()));
    };
    wire.onmessage = ({ data }) => {
      if (wire === this.#wire) this.#hear(JSON.parse(String(data)) as Frame);
    };
    wire.onclose = () => {
      if (wire === this.#wire) this.#cut();
    };
  }

  /** Asks the room for something. Every question gets one answer, also across a broken line. */
  ask(command: Command): Promise<Answer> {
    const { text, answer } = this.#questions.put(command, this.picture.view?.play?.number);
    if (this.picture.status === "open") this.#send(text);
    else if (command.type !== "claim") this.#questions.giveUp();
    return answer;
  }

  /** Hangs up for good, without leaving the seat. */
  hangUp(): void {
    this.#callOff?.();
    this.#overdue?.();
    this.#show({ status: "ended" });
    const wire = this.#wire;
    this.#wire = undefined;
    wire?.close();
  }

  #hello(): object {
    const { room, name, watch } = this.wish;
    const token = this.keepsake.read();
    const known = token === null ? { name, watch } : { token };
    const since = this.picture.view ? { epoch: this.#epoch, seq: this.#seq } : {};
    const carried = this.#way.relay ? { relay: true } : {};
    return { type: "hello", version: VERSION, room, ...known, ...since, ...carried };
  }

  #hear(frame: Frame): void {
    switch (frame.type) {
      case "welcome":
        if (frame.token !== null) this.keepsake.keep(frame.token);
        [this.#epoch, this.#seq] = [frame.epoch, frame.seq];
        this.#arrive({
          you: frame.you,
          view: frame.view,
          me: frame.private,
          here: frame.here,
          ahead: this.#ahead(frame.clock),
        });
        break;
      case "resumed":
        this.#epoch = frame.epoch;
        this.#arrive({
          me: frame.private,
          here: frame.here,
          ahead: this.#ahead(frame.clock),
        });
        break;
      case "update":
        this.#update(frame);
        break;
      case "private":
        this.#show({ me: frame.private });
        break;
      case "here":
        this.#show({ here: frame.people });
        break;
      case "nodes":
        this.#way.nodes = frame.urls;
        break;
      case "bye":
        this.#bye = frame.why;
        this.#way.goal = frame.url;
        break;
      default:
        this.#questions.answer(frame);
        if (this.#questions.waiting === 0) this.#overdue?.();
    }
  }

  #ahead(clock: number): number {
    return clock * 1000 - this.around.now();
  }

  #arrive(news: Partial<Picture>): void {
    this.#tries = 0;
    this.#way.arrived();
    this.#overdue?.();
    this.#show({ ...news, status: "open", bye: undefined });
    for (const text of this.#questions.again(this.picture.view?.play?.number)) this.#send(text);
  }

  #update(frame: Update): void {
    const { view } = this.picture;
    if (!view || frame.seq <= this.#seq) return;
    if (frame.since !== this.#seq) {
      // Something was lost on the way. Whoever comes back is told everything since.
      this.#drop();
      return;
    }
    this.#seq = frame.seq;
    this.#show({ view: merge(view, frame.delta) }, frame.events);
  }

  #send(text: string): void {
    this.#wire?.send(text);
    this.#expect();
  }

  /** Waits for an answer, but not for ever. */
  #expect(): void {
    this.#overdue?.();
    this.#overdue = this.around.later(OVERDUE * 2 ** this.#way.rounds, () => {
      this.#way.silent();
      this.#drop();
    });
  }

  #drop(): void {
    const wire = this.#wire;
    this.#cut();
    wire?.close();
  }

  #cut(): void {
    this.#wire = undefined;
    this.#overdue?.();
    this.#questions.giveUp();
    const why = this.#bye;
    if (why === "stranger" && this.keepsake.read() !== null) {
      this.keepsake.lose();
    } else if (why !== undefined && !returns(why)) {
      if (why === "left" || why === "kicked") this.keepsake.lose();
      this.#show({ status: "ended", bye: why });
      return;
    }
    this.#show({ status: this.picture.view ? "waiting" : "connecting" });
    const sentOn = this.#way.leadsOn && this.#tries < 2;
    const pause = sentOn ? 0 : backoff(this.#tries, this.around.random());
    this.#callOff = this.around.later(pause, () => {
      this.connect();
    });
    this.#tries += 1;
  }

  #show(news: Partial<Picture>, events: readonly TableEvent[] = []): void {
    this.picture = { ...this.picture, ...news };
    this.told(this.picture, events);
  }
}
