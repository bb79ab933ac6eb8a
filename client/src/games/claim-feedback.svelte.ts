/** What a table lets one feel: the tap at once, then its verdict, and what the others do. */
import { tick, untrack } from "svelte";
import { shake } from "../cards/motions";
import { isTurned, within } from "../cards/turned";
import { flightsOf, type Flight, type Spot } from "./flights";
import { eventNote, verdictNote, symbolName, type Note } from "./notes";
import type { CardGameProps } from "./types";
import type { CardsPlay } from "../protocol/play";

const NOTE_FOR = 2200;
/** A tap whose verdict got lost on the way is forgotten. */
const PATIENCE = 3000;
/** No more than three finds are in the air: a slow screen shows the last ones and does not fall behind. */
const MOST = 6;

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
  /** The symbol just tapped, until its verdict comes. */
  pressed = $state.raw<{ spot: Spot; symbol: number }>();
  airborne = $state.raw<readonly Airborne[]>([]);

  #props: () => CardGameProps;
  #before: CardsPlay;
  #count = 0;
  #noteTimer: ReturnType<typeof setTimeout> | undefined;

  /** Of two at one table only one lets the cards fly. */
  constructor(
    props: () => CardGameProps,
    private readonly flying = true,
  ) {
    this.#props = props;
    this.#before = untrack(() => props().play);
    let seen = untrack(() => props().events);
    let heard = untrack(() => props().lastVerdict);
    // Before the page changes, while the cards that move still lie where they were.
    $effect.pre(() => {
      const { play, events, lastVerdict } = props();
      untrack(() => {
        if (events !== seen) this.#follow(play);
        if (lastVerdict !== heard) this.#hear();
      });
      [seen, heard, this.#before] = [events, lastVerdict, play];
    });
    $effect(() => () => {
      clearTimeout(this.#noteTimer);
    });
  }

  /** A tap: shown at once, then sent. */
  press(spot: Spot, symbol: number): void {
    const pressed = { spot, symbol };
    this.pressed = pressed;
    setTimeout(() => {
      if (this.pressed === pressed) this.pressed = undefined;
    }, PATIENCE);
  }

  pressedOn(spot: Spot): number | undefined {
    return this.pressed?.spot === spot ? this.pressed.symbol : undefined;
  }

  landed(id: number): void {
    this.airborne = this.airborne.filter((each) => each.id !== id);
  }

  tell(note: Note): void {
    this.note = note;
    clearTimeout(this.#noteTimer);
    this.#noteTimer = setTimeout(() => (this.note = undefined), NOTE_FOR);
    this.#props().onsay?.(note.text);
  }

  #follow(play: CardsPlay): void {
    const { events = [], edition, names, seats, me } = this.#props();
    for (const event of events) {
      if (event.type !== "claimed") continue;
      this.#launch(flightsOf(this.#before, play, event));
      const note = eventNote(event, play, seats, symbolName(edition, names, event.symbol));
      if (note && event.seat !== me.seat) this.tell(note);
    }
  }

  #launch(flights: readonly Flight[]): void {
    const { stage } = this;
    // A page that nobody looks at draws no frames: its cards would wait in the air until somebody does.
    if (!stage || !this.flying || document.hidden) return;
    const [outer, turned] = [stage.getBoundingClientRect(), isTurned(stage)];
    // On a television, what somebody wins flies to the board beside the table.
    const around = stage.closest("[data-table]");
    const squareOf = (spot: Spot) => {
      const found = stage.querySelector(named(spot)) ?? around?.querySelector(named(spot));
      const square = found?.getBoundingClientRect();
      return square?.width ? within(square, outer, turned) : undefined;
    };
    const starting = flights.flatMap((flight) => {
      const [start, end] = [squareOf(flight.from), squareOf(flight.to)];
      return start && end ? [{ ...flight, id: this.#count++, start, end }] : [];
    });
    this.airborne = [...this.airborne, ...starting].slice(-MOST);
  }

  #hear(): void {
    const { lastVerdict, edition, names } = this.#props();
    if (!lastVerdict) return;
    const symbol = symbolName(edition, names, lastVerdict.symbol ?? this.pressed?.symbol);
    this.tell(verdictNote(lastVerdict, symbol));
    if (lastVerdict.verdict === "wrong") void this.#refuse(this.pressed?.spot);
    this.pressed = undefined;
  }

  async #refuse(spot: Spot | undefined): Promise<void> {
    await tick();
    await shake(this.stage?.querySelector(named(spot ?? "")) ?? undefined);
  }
}
