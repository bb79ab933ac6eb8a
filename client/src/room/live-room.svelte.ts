/** A room as a page shows it: the link's state, and what was just heard. */
import { tick } from "svelte";
import { preferences } from "../device/preferences.svelte";
import type {
  ClaimVerdict,
  DiceMove,
  Hint,
  SeatPrivate,
  TableEvent,
  Target,
} from "../protocol/play";
import { GameStats } from "./game-stats";
import type { Answer, Command, RoomView } from "../protocol/messages";
import { seatTokenOf, type DeviceRole } from "../connection/seat-token";
import { RoomConnection, type ConnectionState, type Status } from "../connection/room-connection";
import { openSocket } from "../connection/socket";

/** How long to wait, in ms, for a coach that has not solved the game yet. */
const COACH_RETRY_MS = 2000;

export class LiveRoom {
  status = $state<Status>("connecting");
  bye = $state<string>();
  you = $state<string>();
  view = $state.raw<RoomView>();
  me = $state.raw<SeatPrivate>() as SeatPrivate;
  here = $state.raw<readonly string[]>([]);
  /** Milliseconds that the room's clock is ahead of `Date.now()`. */
  ahead = $state(0);
  /** What the last update brought. */
  events = $state.raw<readonly TableEvent[]>([]);
  heard = $state.raw<ClaimVerdict>();
  hint = $state.raw<Hint>();
  /** Something that the room would not do; a new refusal is a new object. */
  refused = $state.raw<{ readonly why: string; readonly text: string }>();
  stats = new GameStats();

  readonly #connection: RoomConnection;
  #shown = "";
  /** When the cards that lie there came in, and when they could be seen. */
  #cameAt = 0;
  #shownAt = 0;
  #reacted: { readonly symbol: number; readonly seconds: number } | undefined;

  constructor(
    readonly code: string,
    name: string,
    part: DeviceRole,
    watch: boolean,
  ) {
    this.#connection = new RoomConnection(
      { room: code, name, watch },
      seatTokenOf(code, part),
      {
        openSocket,
        later: (ms, then) => {
          const timer = setTimeout(then, ms);
          return () => {
            clearTimeout(timer);
          };
        },
        now: Date.now,
        random: Math.random,
      },
      (state, events) => {
        this.#apply(state, events);
      },
    );
    this.me = this.#connection.state.me;
    this.#connection.connect();
  }

  get isHost(): boolean {
    return this.you !== undefined && this.view?.host === this.you;
  }

  /** Tries again at once: the network is back, or somebody looks at the page again. */
  reconnect = (): void => {
    this.#connection.connect();
  };

  close(): void {
    this.#connection.close();
  }

  /** Asks, and keeps a refusal for the page to show. */
  async ask(command: Command): Promise<Answer> {
    const answer = await this.#connection.ask(command);
    if (answer.type === "refused") this.refused = { why: answer.why, text: answer.text ?? "" };
    return answer;
  }

  /** Sends a claim at once. One that the room does not take is heard of like any other verdict. */
  claim = async (symbol: number, target: Target, when: number): Promise<void> => {
    const play = this.view?.play;
    if (!play) return;
    const reaction = Math.max(0, when - this.#shownAt) / 1000;
    this.#reacted = { symbol, seconds: reaction };
    const [seen, game] = [play.accepted, play.number];
    const answer = await this.#connection.ask({
      type: "claim",
      symbol,
      target,
      seen,
      reaction,
      play: game,
    });
    if (answer.type === "verdict") this.heard = { ...answer, symbol };
    else if (answer.type === "refused")
      this.heard = { verdict: "illegal", reason: answer.why, symbol };
  };

  point = (cell: number | null, symbol: number | null): void => {
    void this.#connection.ask({ type: "point", cell, symbol });
  };

  /** Asks the coach, if there may be one, and keeps what it says of the dice as they lie. */
  async #consult(): Promise<void> {
    const play = this.view?.play;
    this.hint = undefined;
    if (!preferences.coach || !this.view?.settings.coach || play?.kind !== "dice") return;
    const { seat, dice } = play.view;
    if (seat !== this.me.place || dice.length === 0) return;
    const answer = await this.#connection.ask({ type: "advise" });
    if (answer.type !== "advice" || answer.accepted !== this.view?.play?.accepted) return;
    this.hint = answer;
    if (!answer.ready)
      setTimeout(() => {
        if (answer.accepted === this.view?.play?.accepted) void this.#consult();
      }, COACH_RETRY_MS);
  }

  /** Asks again: somebody wants a coach now, or none any more. */
  consult = (): void => {
    void this.#consult();
  };

  move = async (move: DiceMove): Promise<void> => {
    const answer = await this.ask({ type: "move", ...move });
    if (answer.type === "verdict") this.heard = answer;
  };

  #apply(state: ConnectionState, events: readonly TableEvent[]): void {
    this.stats.note(events, (event) => this.#timeOf(event));
    [this.status, this.bye, this.you] = [state.status, state.bye, state.you];
    [this.me, this.here, this.ahead] = [state.me, state.here, state.ahead];
    if (state.view !== this.view) this.#showView(state.view);
    if (events.length) this.events = events;
  }

  /** How long a find took: as the room has measured it, else by this device's own clock. */
  #timeOf({ seat, symbol, took }: TableEvent): number {
    if (took !== undefined) return took;
    if (seat === this.me.seat && symbol === this.#reacted?.symbol)
      return this.#reacted?.seconds ?? 0;
    return (performance.now() - this.#cameAt) / 1000;
  }

  /** Notes when new cards can be seen: reaction times count from there. */
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
