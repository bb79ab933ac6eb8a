/** What a player feels of a claim: the ring at once, then its verdict; and what the others do. */
import { tick } from "svelte";
import { shake } from "../cards/motions";
import { isRotated, relativeTo } from "../cards/rotated";
import { later } from "../lib/timers";
import type { ClaimVerdict, TableUpdate, Target } from "../protocol/play";
import { flightsOf, type Flight } from "./flights";
import { eventNote, symbolName, verdictNote, type Note } from "./notes";
import type { Spot } from "./spots";
import type { CardGameProps } from "./types";

const NOTE_SHOWN_MS = 2200;
/** A ring whose verdict got lost goes out. */
const RING_TIMEOUT_MS = 3000;
/** No more than three finds are in the air: a slow screen shows the last ones and does not fall behind. */
const MAX_AIRBORNE = 6;

interface Ring {
  readonly spot: Spot;
  readonly symbol: number;
}

/** A flight with the squares, within the stage, between which it goes. */
export interface Airborne extends Flight {
  readonly id: number;
  readonly start: DOMRect;
  readonly end: DOMRect;
}

const named = (spot: Spot): string => `[data-spot="${spot}"]`;

export class ClaimFeedback {
  stage = $state<HTMLElement>();
  note = $state.raw<Note>();
  airborne = $state.raw<readonly Airborne[]>([]);
  /** Around the symbol tapped last, until its verdict comes. */
  #ring = $state.raw<Ring>();

  readonly #props: () => CardGameProps;
  #count = 0;
  /** What is said now is an answer to this player. */
  #answering = false;
  #cancelNote = (): void => undefined;

  /** Of two at one table only one lets the cards fly. */
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

  /** Sends a claim; its verdict is felt on the card that was tapped, whatever else is under way. */
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

  /** Says something to this player alone; what others do does not interrupt it. */
  answer(note: Note): void {
    this.#answering = true;
    this.#tell(note);
  }

  landed(id: number): void {
    this.airborne = this.airborne.filter((each) => each.id !== id);
  }

  #tell(note: Note): void {
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

  // Told before the page changes, while the cards that move still lie where they were.
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
    // A page that nobody looks at draws no frames: its cards would wait in the air until somebody does.
    if (!stage || !this.flying || document.hidden) return;
    const [outer, turned] = [stage.getBoundingClientRect(), isRotated(stage)];
    // On a television, what somebody wins flies to the board beside the table.
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
