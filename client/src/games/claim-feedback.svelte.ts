/** Feedback on a claim: the ring at once, then its verdict; and notes about what the others do. */
import { tick } from "svelte";
import { shake } from "../cards/motions";
import { isRotated, relativeTo } from "../cards/rotated";
import { later } from "../lib/timers";
import type { ClaimVerdict, TableUpdate, Target } from "../protocol/play";
import { flightsOf, type Flight } from "./flights";
import { eventNote, symbolName, verdictNote, type TableNote } from "./notes";
import type { Spot } from "./spots";
import type { CardGameProps } from "./types";

const NOTE_SHOWN_MS = 2200;
/** A ring whose verdict got lost disappears after this time. */
const RING_TIMEOUT_MS = 3000;
/** About three finds at a time, so that a slow screen shows the last ones and does not fall behind. */
const MAX_AIRBORNE = 6;

interface Ring {
  readonly spot: Spot;
  readonly symbol: number;
}

/** A flight with its start and end squares, relative to the stage. */
export interface Airborne extends Flight {
  readonly id: number;
  readonly start: DOMRect;
  readonly end: DOMRect;
}

const named = (spot: Spot): string => `[data-spot="${spot}"]`;

export class ClaimFeedback {
  stage = $state<HTMLElement>();
  note = $state.raw<TableNote>();
  airborne = $state.raw<readonly Airborne[]>([]);
  /** The ring around the symbol tapped last, until its verdict arrives. */
  #ring = $state.raw<Ring>();

  readonly #props: () => CardGameProps;
  #count = 0;
  /** Whether the current note is an answer to this player. */
  #answering = false;
  #cancelNote = (): void => undefined;

  /** `flying`: whether this view animates cards; of two views of one table only one does. */
  constructor(
    props: () => CardGameProps,
    private readonly flying = true,
  ) {
    this.#props = props;
    $effect(() => props().updates?.(this.#follow));
    $effect(() => props().verdicts?.(this.#comment));
    $effect(() => () => {
      this.#cancelNote();
    });
  }

  /** Shows a ring around the symbol tapped. */
  press(spot: Spot, symbol: number): Ring {
    const ring = { spot, symbol };
    this.#ring = ring;
    later(RING_TIMEOUT_MS, () => {
      this.#release(ring);
    });
    return ring;
  }

  /** Sends a claim; a wrong one shakes the card that was tapped, whatever else is going on. */
  claim(spot: Spot, symbol: number, target: Target, when: number): void {
    const ring = this.press(spot, symbol);
    void this.#props()
      .onclaim(symbol, target, when)
      ?.then((verdict) => {
        if (!verdict) return;
        this.#release(ring);
        if (verdict.verdict === "wrong") void this.#shake(spot);
      });
  }

  pressedOn(spot: Spot): number | undefined {
    return this.#ring?.spot === spot ? this.#ring.symbol : undefined;
  }

  /** Shows a note to this player only; notes about others do not interrupt it. */
  answer(note: TableNote): void {
    this.#answering = true;
    this.#tell(note);
  }

  landed(id: number): void {
    this.airborne = this.airborne.filter((each) => each.id !== id);
  }

  #tell(note: TableNote): void {
    this.note = note;
    this.#cancelNote();
    this.#cancelNote = later(NOTE_SHOWN_MS, () => {
      [this.note, this.#answering] = [undefined, false];
    });
    this.#props().onsay?.(note.text);
  }

  #release(ring: Ring): void {
    if (this.#ring === ring) this.#ring = undefined;
  }

  // Called before the page changes, while the cards that move are still in their old places.
  readonly #follow = ({ events, play }: TableUpdate): void => {
    const { play: before, edition, names, seats, me } = this.#props();
    if (play?.kind !== "cards" || play.number !== before.number) return;
    for (const event of events) {
      if (event.type !== "claimed") continue;
      this.#launch(flightsOf(before, me, event, edition.order));
      const note = eventNote(event, play, seats, symbolName(edition, names, event.symbol));
      if (note && event.seat !== me.seat && !this.#answering) this.#tell(note);
    }
  };

  readonly #comment = (verdict: ClaimVerdict): void => {
    const { edition, names, play } = this.#props();
    const owner = play.teams[verdict.owner ?? -1]?.[0];
    this.answer(verdictNote(verdict, symbolName(edition, names, verdict.symbol), owner));
  };

  #launch(flights: readonly Flight[]): void {
    const { stage } = this;
    // A hidden page draws no frames: its cards would hang in the air until it is shown again.
    if (!stage || !this.flying || document.hidden) return;
    const [outer, turned] = [stage.getBoundingClientRect(), isRotated(stage)];
    // On a television, won cards fly to the board beside the table.
    const around = stage.closest("[data-table]");
    const squareOf = (spot: Spot) => {
      const found = stage.querySelector(named(spot)) ?? around?.querySelector(named(spot));
      const square = found?.getBoundingClientRect();
      return square?.width ? relativeTo(square, outer, turned) : undefined;
    };
    const starting = flights.flatMap((flight) => {
      const [start, end] = [squareOf(flight.from), squareOf(flight.to)];
      return start && end ? [{ ...flight, id: this.#count++, start, end }] : [];
    });
    this.airborne = [...this.airborne, ...starting].slice(-MAX_AIRBORNE);
  }

  async #shake(spot: Spot): Promise<void> {
    await tick();
    await shake(this.stage?.querySelector(named(spot)) ?? undefined);
  }
}
