/** A room as a page shows it: its reactive state, and emitters for its events. */
import { later } from "../lib/timers";
import { tick } from "svelte";
import { NOT_CONNECTED, RoomConnection, type ConnectionState } from "../connection/room-connection";
import { seatTokenOf, type DeviceRole, type SeatToken } from "../connection/seat-token";
import { openSocket, type Socket } from "../connection/socket";
import { onResume } from "../device/resume";
import { savedLook } from "../device/look";
import { preferences } from "../device/preferences.svelte";
import { checkForUpdate } from "../device/update.svelte";
import { Emitter } from "../lib/emitter";
import type { Answer, Command, Reaction, Refused, RoomView, Settings } from "../protocol/messages";
import type {
  ClaimVerdict,
  DiceMove,
  Hint,
  Offer,
  TableEvent,
  TableUpdate,
  Target,
} from "../protocol/play";
import { GameStats } from "./game-stats";
import { Unconfirmed } from "./unconfirmed.svelte";

/** How a page reaches a room: by its own socket, or over the connection of a club night. */
export interface RoomAccess {
  readonly openSocket: (server: string) => Socket;
  /** Adapts the room's view for display; a club night puts in its own names. */
  readonly adaptView: (view: RoomView) => RoomView;
  /** Replaces the seat token that is stored on this device. */
  readonly seatToken?: SeatToken;
}

const DIRECTLY: RoomAccess = { openSocket, adaptView: (view) => view };

/** How long to wait, in ms, for a coach that has not solved the game yet. */
const COACH_RETRY_MS = 2000;

export class LiveRoom {
  status = $state(NOT_CONNECTED.status);
  /** Why the connection ended for good. */
  bye = $state(NOT_CONNECTED.bye);
  you = $state(NOT_CONNECTED.you);
  view = $state.raw(NOT_CONNECTED.view);
  me = $state.raw(NOT_CONNECTED.me);
  here = $state.raw(NOT_CONNECTED.here);
  latePongs = $state.raw(NOT_CONNECTED.latePongs);
  /** By how many milliseconds the room's clock is ahead of `Date.now()`. */
  ahead = $state(NOT_CONNECTED.ahead);
  hint = $state.raw<Hint>();
  stats = new GameStats();

  /** Events at the table, emitted while `view` is still the one before them. */
  readonly updates = new Emitter<TableUpdate>();
  /** Every verdict on this seat's claims and moves. */
  readonly verdicts = new Emitter<ClaimVerdict>();
  /** Reactions of everybody, including this device. */
  readonly reactions = new Emitter<Reaction>();
  /** The person who has just become the host in place of somebody else. */
  readonly newHosts = new Emitter<string>();
  /** Commands that the room refused. */
  readonly refusals = new Emitter<Refused>();

  readonly #connection: RoomConnection;
  readonly #stopWatching: () => void;
  readonly #adaptView: RoomAccess["adaptView"];
  /** The view as received, before `#adaptView`. */
  #lastView: RoomView | undefined;
  readonly #settings = new Unconfirmed(() => this.view?.settings);
  #cancelConsult = (): void => undefined;
  #shown = "";
  /** When the current cards arrived, and when they were first painted. */
  #cameAt = 0;
  #shownAt = 0;
  #reacted: { readonly symbol: number; readonly seconds: number } | undefined;

  constructor(
    readonly code: string,
    name: string,
    role: DeviceRole,
    watch: boolean,
    access = DIRECTLY,
  ) {
    this.#adaptView = access.adaptView;
    this.#connection = new RoomConnection(
      { room: code, name, watch, ...(role === "hand" && savedLook()) },
      access.seatToken ?? seatTokenOf(code, role),
      {
        openSocket: access.openSocket,
        later,
        now: Date.now,
        random: Math.random,
      },
      (state, events) => {
        this.#apply(state, events);
      },
      (reaction) => {
        this.reactions.emit(reaction);
      },
    );
    this.#connection.connect();
    this.#stopWatching = onResume(() => {
      this.reconnectOrPing();
    });
  }

  get isHost(): boolean {
    return this.you !== undefined && this.view?.host === this.you;
  }

  /** The chosen settings, even before the room has confirmed them. */
  get settings(): Settings | undefined {
    return this.#settings.value;
  }

  /** Connects at once, or checks that the connection is alive. */
  reconnectOrPing(): void {
    this.#connection.reconnectOrPing();
  }

  close(): void {
    this.#stopWatching();
    this.#cancelConsult();
    this.#connection.close();
  }

  async ask(command: Command): Promise<Answer> {
    const answer = await this.#connection.ask(command);
    if (answer.type === "refused") this.refusals.emit(answer);
    return answer;
  }

  /** Chooses what to play; if the room refuses, `settings` goes back to the room's. */
  async choose(settings: Settings): Promise<void> {
    await this.#settings.set(settings, this.ask({ type: "choose", settings }));
  }

  /** Sends a claim and resolves with its verdict; a refused claim counts as illegal. */
  claim = async (
    symbol: number,
    target: Target,
    when: number,
  ): Promise<ClaimVerdict | undefined> => {
    const play = this.view?.play;
    if (!play) return undefined;
    const reaction = Math.max(0, when - this.#shownAt) / 1000;
    const { owner } = this.me.cards;
    this.#reacted = { symbol, seconds: reaction };
    const answer = await this.#connection.ask({
      type: "claim",
      symbol,
      target,
      seen: play.accepted,
      reaction,
      play: play.number,
    });
    if (answer.type === "verdict") return this.#judged({ ...answer, symbol, owner });
    if (answer.type === "refused")
      return this.#judged({ verdict: "illegal", reason: answer.why, symbol });
    return undefined;
  };

  /** Makes a move with the dice, and resolves with its verdict. */
  move = async (move: DiceMove): Promise<ClaimVerdict | undefined> => {
    const answer = await this.ask({ type: "move", ...move });
    return answer.type === "verdict" ? this.#judged(answer) : undefined;
  };

  /** Builds with jokers and trades in one command, which is atomic. */
  build = async (moves: Offer["moves"]): Promise<ClaimVerdict | undefined> => {
    const answer = await this.ask({ type: "moves", moves });
    return answer.type === "verdict" ? this.#judged(answer) : undefined;
  };

  point = (cell: number | null, symbol: number | null): void => {
    void this.#connection.ask({ type: "point", cell, symbol });
  };

  /** Asks the coach, if it is allowed and wanted, for a hint on the current dice. */
  consult = async (): Promise<void> => {
    const play = this.view?.play;
    this.hint = undefined;
    if (!preferences.coach || !this.view?.settings.coach || play?.kind !== "dice") return;
    const { seat, dice } = play.view;
    if (seat !== this.me.place || dice.length === 0) return;
    const { accepted } = play;
    const answer = await this.#connection.ask({ type: "advise" });
    if (this.view.play?.accepted !== accepted) return;
    if (answer.type === "advice" && answer.accepted === accepted) this.hint = answer;
    // The coach is not ready yet, or its first answer took so long that the connection timed out.
    if (
      answer.type === "advice"
        ? !answer.ready
        : answer.type === "refused" && answer.why === "cut_off"
    )
      this.#cancelConsult = later(COACH_RETRY_MS, () => {
        if (this.view?.play?.accepted === accepted) void this.consult();
      });
  };

  #judged(verdict: ClaimVerdict): ClaimVerdict {
    this.verdicts.emit(verdict);
    return verdict;
  }

  #apply(state: ConnectionState, events: readonly TableEvent[]): void {
    this.stats.note(events, (event) => this.#timeOf(event));
    // The server may have been restarted with a newer client.
    if (this.status === "waiting" && state.status === "open") void checkForUpdate();
    if (events.length) this.updates.emit({ events, play: state.view?.play ?? null });
    [this.status, this.bye, this.you] = [state.status, state.bye, state.you];
    [this.me, this.here, this.ahead] = [state.me, state.here, state.ahead];
    this.latePongs = state.latePongs;
    if (state.view === this.#lastView) return;
    const before = this.#lastView;
    this.#lastView = state.view;
    this.#showView(state.view && this.#adaptView(state.view));
    if (before && events.length) this.#announceHost(before);
  }

  /** Not after a reconnect that brings the whole view: it comes without events. */
  #announceHost({ host }: RoomView): void {
    const next = this.view?.host;
    if (host !== null && next && next !== host) this.newHosts.emit(next);
  }

  /** How long a find took: as measured by the room, else by this device. */
  #timeOf({ seat, symbol, took }: TableEvent): number {
    if (took !== undefined) return took;
    if (seat === this.me.seat && symbol === this.#reacted?.symbol)
      return this.#reacted?.seconds ?? 0;
    return (performance.now() - this.#cameAt) / 1000;
  }

  /** Shows a view, and records when new cards are painted: reaction times count from there. */
  #showView(view: RoomView | undefined): void {
    const play = view?.play;
    if (play && play.number !== this.view?.play?.number) this.stats = new GameStats();
    this.view = view;
    const cards = play ? `${String(play.number)}/${String(play.accepted)}` : "";
    if (cards === this.#shown) return;
    this.#shown = cards;
    this.#cameAt = this.#shownAt = performance.now();
    this.#reacted = undefined;
    void tick().then(() =>
      requestAnimationFrame(() => {
        if (this.#shown === cards) this.#shownAt = performance.now();
      }),
    );
  }
}
