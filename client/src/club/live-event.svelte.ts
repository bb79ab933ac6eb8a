/** An event as a page shows it, with the room of one's table while one sits at it. */
import {
  EventConnection,
  INITIAL_EVENT_STATE,
  type EventRequest,
  type EventState,
} from "../connection/event-connection";
import { seatTokenOf, type DeviceRole } from "../connection/seat-token";
import { openSocket } from "../connection/socket";
import { onResume } from "../device/resume";
import { checkForUpdate } from "../device/update.svelte";
import { Emitter } from "../lib/emitter";
import { later } from "../lib/timers";
import type { Answer, Command, EventView, Refused, RoomView } from "../protocol/messages";
import type { GuestView, TableAssigned } from "../protocol/types";
import { LiveRoom } from "../room/live-room.svelte";
import { personOf, tintOf, type Person } from "./people";

export class LiveEvent {
  state = $state.raw<EventState>(INITIAL_EVENT_STATE);
  /** The room of the table that one is led to. */
  room = $state.raw<LiveRoom>();
  /** The same room for the guest without a phone who plays on this one. */
  guestRoom = $state.raw<LiveRoom>();
  /** What the event would not do. */
  readonly refusals = new Emitter<Refused>();
  readonly #connection: EventConnection;
  readonly #stopWatching: () => void;

  constructor(request: EventRequest, role: DeviceRole) {
    this.#connection = new EventConnection(
      request,
      seatTokenOf(request.code, role),
      { openSocket, later, now: Date.now, random: Math.random },
      (state) => {
        this.#apply(state);
      },
    );
    this.#connection.connect();
    this.#stopWatching = onResume(() => {
      this.#connection.reconnectOrPing();
    });
  }

  get view(): EventView | undefined {
    return this.state.view;
  }

  /** The one whose phone this is. */
  get me(): Person | undefined {
    const { view, you } = this.state;
    return view && you !== undefined ? personOf(view, you) : undefined;
  }

  /** A moment of the event's clock by this device's, in milliseconds. */
  momentOf(seconds: number): number {
    return seconds * 1000 - this.state.ahead;
  }

  /** When the present state ends by itself, by this device's clock. */
  get endsAt(): number | undefined {
    const ends = this.view?.ends ?? null;
    return ends === null ? undefined : this.momentOf(ends);
  }

  async ask(command: Command): Promise<Answer> {
    const answer = await this.#connection.ask(command);
    if (answer.type === "refused") this.refusals.emit(answer);
    return answer;
  }

  /** Lets the guest sit down, once the table is there; or leads them away. */
  seatGuest(guest: GuestView | null): void {
    const table = this.state.table;
    if (guest && table && guest.room === this.guestRoom?.code) return;
    this.guestRoom?.close();
    this.guestRoom =
      guest && table
        ? new LiveRoom(guest.room, "", "second", false, {
            openSocket,
            dress: (view) => this.#dress(view, table),
            seatToken: { read: () => guest.token, keep: () => undefined, lose: () => undefined },
          })
        : undefined;
  }

  close(): void {
    this.#stopWatching();
    this.seatGuest(null);
    this.room?.close();
    this.#connection.close();
  }

  #apply(state: EventState): void {
    if (this.state.status === "waiting" && state.status === "open") void checkForUpdate();
    const before = this.state.table;
    this.state = state;
    if (state.table === before) return;
    if (state.table) this.#goTo(state.table);
    else if (state.status === "open") this.#leaveTable();
  }

  /** Sits down at a table, or comes back to it. */
  #goTo(table: TableAssigned): void {
    if (this.room?.code === table.room) {
      this.room.reconnectOrPing();
      return;
    }
    this.#leaveTable();
    this.room = new LiveRoom(table.room, "", "hand", false, {
      openSocket: this.#connection.openTable,
      dress: (view) => this.#dress(view, table),
    });
  }

  #leaveTable(): void {
    this.seatGuest(null);
    this.room?.close();
    this.room = undefined;
  }

  /**
   * A room knows only "player 7", and thinks that the first to sit down is its host: that is the event.
   * Names tell of animals, so that another one's face would mislead: the letter stands there instead.
   */
  #dress(view: RoomView, { people }: TableAssigned): RoomView {
    const seats = view.seats.map((seat, number) => {
      const person = seat.person === null ? undefined : this.view?.people[String(people[number])];
      if (!person) return seat;
      return { ...seat, name: person.name, face: null, tint: tintOf(person.colour) };
    });
    return { ...view, host: null, seats };
  }
}
