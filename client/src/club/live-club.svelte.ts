/** A club night as a page shows it, with the room of this player's table while they sit at it. */
import {
  ClubConnection,
  INITIAL_CLUB_STATE,
  type ClubRequest,
  type ClubState,
} from "../connection/club-connection";
import { seatTokenOf, type DeviceRole } from "../connection/seat-token";
import { openSocket } from "../connection/socket";
import { onResume } from "../device/resume";
import { checkForUpdate } from "../device/update.svelte";
import { t } from "../i18n/i18n.svelte";
import { Emitter } from "../lib/emitter";
import { later } from "../lib/timers";
import type { Answer, Command, ClubView, Refused, RoomView } from "../protocol/messages";
import type { GuestView, TableAssigned } from "../protocol/types";
import { LiveRoom } from "../room/live-room.svelte";
import { personOf, tintOfColour, type Person } from "./people";

export class LiveClub {
  state = $state.raw<ClubState>(INITIAL_CLUB_STATE);
  /** The room of the table that this player is assigned to. */
  room = $state.raw<LiveRoom>();
  /** The same room for the guest without a phone who plays on this one. */
  guestRoom = $state.raw<LiveRoom>();
  /** Commands that the club night refused. */
  readonly refusals = new Emitter<Refused>();
  readonly #connection: ClubConnection;
  readonly #stopWatching: () => void;
  /** Who was there when the table was assigned: somebody who goes home later keeps the name. */
  #company: ClubView["people"] = {};

  constructor(request: ClubRequest, role: DeviceRole) {
    this.#connection = new ClubConnection(
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

  get view(): ClubView | undefined {
    return this.state.view;
  }

  /** The person who owns this phone. */
  get me(): Person | undefined {
    const { view, you } = this.state;
    return view && you !== undefined ? personOf(view, you) : undefined;
  }

  /** Converts a time of the club night's clock to this device's clock, in milliseconds. */
  momentOf(seconds: number): number {
    return seconds * 1000 - this.state.ahead;
  }

  /** When the current state ends by itself, by this device's clock. */
  get endsAt(): number | undefined {
    const ends = this.view?.ends ?? null;
    return ends === null ? undefined : this.momentOf(ends);
  }

  async ask(command: Command): Promise<Answer> {
    const answer = await this.#connection.ask(command);
    if (answer.type === "refused") this.refusals.emit(answer);
    return answer;
  }

  /** Connects the guest to the table's room once it exists, or disconnects them. */
  seatGuest(guest: GuestView | null): void {
    const table = this.state.table;
    if (guest && table && guest.room === this.guestRoom?.code) return;
    this.guestRoom?.close();
    this.guestRoom =
      guest && table
        ? new LiveRoom(guest.room, "", "second", false, {
            openSocket,
            adaptView: (view) => this.#adaptView(view, table),
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

  #apply(state: ClubState): void {
    if (this.state.status === "waiting" && state.status === "open") void checkForUpdate();
    const before = this.state.table;
    this.state = state;
    if (state.table === before) return;
    if (state.table) this.#goTo(state.table);
    else if (state.status === "open") this.#leaveTable();
  }

  /** Joins the room of a table, or reconnects to it. */
  #goTo(table: TableAssigned): void {
    if (this.room?.code === table.room) {
      this.room.reconnectOrPing();
      return;
    }
    this.#leaveTable();
    this.#company = this.view?.people ?? {};
    this.room = new LiveRoom(table.room, "", "hand", false, {
      openSocket: this.#connection.openTable,
      adaptView: (view) => this.#adaptView(view, table),
    });
  }

  #leaveTable(): void {
    this.seatGuest(null);
    this.room?.close();
    this.room = undefined;
  }

  /**
   * Fills in names and colours, because a room knows only "player 7". The club night is the host, not the first
   * to sit down. Club names contain animals, so an animal face could contradict one: tokens show a letter instead.
   */
  #adaptView(view: RoomView, { people }: TableAssigned): RoomView {
    const seats = view.seats.map((seat, number) => {
      if (seat.person === null) return seat;
      const key = String(people[number]);
      const person = this.view?.people[key] ?? this.#company[key];
      if (!person) return { ...seat, name: t("club-gone"), face: null };
      return { ...seat, name: person.name, face: null, tint: tintOfColour(person.colour) };
    });
    return { ...view, host: null, seats };
  }
}
