/** The lens: where cards are too small to play on, one of them lies large beside one's own. */
import { untrack } from "svelte";
import { CARD_EXTENT } from "../cards/hit-test";
import type { Vector } from "../cards/swipe";
import { smallestSymbol, type Edition } from "../editions/edition";
import type { Spot } from "./spots";

/** Whoever taps this soon after the lens has moved by itself meant the card that was in it before. */
const SETTLE_MS = 300;

/** How large a symbol has to be in the lens, and the most that a card is enlarged for it, in CSS pixels. */
const SEEN_PX = 24;
const LARGEST_PX = 240;

/** How wide a card has to be for its smallest symbol to be seen. */
export const legibleSize = (edition: Edition): number =>
  Math.min(LARGEST_PX, (SEEN_PX * 2 * CARD_EXTENT) / smallestSymbol(edition));

/** A swipe leads to what lies within 60 degrees of it. */
const SIDEWAYS = 0.5;

/** What the lens looks at. */
interface Table {
  /** Whether a lens is needed here. */
  readonly needed: () => boolean;
  /** What may be claimed, and so looked at. */
  readonly goals: () => readonly Spot[];
  readonly cardOn: (spot: Spot) => number | null;
  readonly placeOf: (spot: Spot) => Vector | undefined;
  /** What it goes to by itself only when nothing else is left. */
  readonly dull?: (spot: Spot) => boolean;
}

export class Lens {
  #spot = $state<Spot>();
  #chosen = $state(false);
  /** Whether somebody has ever moved it. */
  used = $state(false);
  #card: number | null = null;
  #movedAt = -Infinity;

  constructor(private readonly table: Table) {
    // Before the page is drawn: nobody sees it rest on a card that has just been laid.
    $effect.pre(() => {
      const goals = table.goals();
      const card = this.#spot === undefined ? null : table.cardOn(this.#spot);
      untrack(() => {
        this.#follow(goals, card);
      });
    });
  }

  /** The goal that lies large; none where all lie large enough. */
  get spot(): Spot | undefined {
    return this.table.needed() ? this.#spot : undefined;
  }

  /** The goal that somebody has asked for. */
  get chosen(): Spot | undefined {
    return this.#chosen ? this.#spot : undefined;
  }

  look(spot: Spot): void {
    this.used = true;
    this.#rest(spot, true);
  }

  /** To the nearest goal in a direction. */
  step(way: Vector): void {
    const from = this.#spot === undefined ? undefined : this.table.placeOf(this.#spot);
    if (!from) return;
    const ahead = this.#placed(this.table.goals()).flatMap(({ spot, x, y }) => {
      const far = Math.hypot(x - from.x, y - from.y);
      const along = ((x - from.x) * way.x + (y - from.y) * way.y) / Math.hypot(way.x, way.y);
      return along > far * SIDEWAYS ? [{ spot, effort: 2 * far - along }] : [];
    });
    const [next] = ahead.sort((one, other) => one.effort - other.effort);
    if (next) this.look(next.spot);
  }

  /** Whether a tap can have been meant for what the lens shows. */
  settled(when: number): boolean {
    return when - this.#movedAt >= SETTLE_MS;
  }

  #follow(goals: readonly Spot[], card: number | null): void {
    const at = this.#spot;
    if (at !== undefined && goals.includes(at) && card === this.#card) return;
    const { dull = () => false } = this.table;
    const others = goals.filter((spot) => spot !== at);
    const lively = others.filter((spot) => !dull(spot));
    const next = this.#nearest(at, lively.length ? lively : others) ?? goals[0];
    if (at !== undefined) this.#movedAt = performance.now();
    this.#rest(next, false);
  }

  #rest(spot: Spot | undefined, chosen: boolean): void {
    [this.#spot, this.#chosen] = [spot, chosen];
    this.#card = spot === undefined ? null : this.table.cardOn(spot);
  }

  #placed(spots: readonly Spot[]): (Vector & { readonly spot: Spot })[] {
    return spots.flatMap((spot) => {
      const place = this.table.placeOf(spot);
      return place ? [{ spot, x: place.x, y: place.y }] : [];
    });
  }

  /** From where it was, at first from the middle of all. */
  #nearest(from: Spot | undefined, spots: readonly Spot[]): Spot | undefined {
    const placed = this.#placed(spots);
    const middle = (along: "x" | "y") =>
      placed.reduce((sum, place) => sum + place[along], 0) / placed.length;
    const { x, y } = (from === undefined ? undefined : this.table.placeOf(from)) ?? {
      x: middle("x"),
      y: middle("y"),
    };
    const distance = (place: Vector) => Math.hypot(place.x - x, place.y - y);
    return placed.sort((one, other) => distance(one) - distance(other))[0]?.spot;
  }
}
