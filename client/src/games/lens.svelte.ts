/** The lens: where cards are too small to play on, one of them is shown large beside the player's own. */
import { untrack } from "svelte";
import { CARD_EXTENT } from "../cards/hit-test";
import type { Vector } from "../cards/swipe";
import { smallestSymbol, type Edition } from "../editions/edition";
import type { Spot } from "./spots";

/** A tap this soon after the lens has moved by itself was meant for the card before, and is ignored. */
const SETTLE_MS = 300;

/** How large a symbol must be in the lens, and the largest size of a card for it, in CSS pixels. */
const MIN_SYMBOL_PX = 24;
const MAX_CARD_PX = 240;

/** How wide a card must be for its smallest symbol to be legible. */
export const legibleSize = (edition: Edition): number =>
  Math.min(MAX_CARD_PX, (MIN_SYMBOL_PX * 2 * CARD_EXTENT) / smallestSymbol(edition));

/** A swipe leads to goals within 60 degrees of its direction. */
const MIN_SWIPE_COSINE = 0.5;

/** What the lens looks at. */
interface Table {
  /** Whether a lens is needed here. */
  readonly needed: () => boolean;
  /** The spots that may be claimed, and so looked at. */
  readonly goals: () => readonly Spot[];
  readonly cardOn: (spot: Spot) => number | null;
  readonly placeOf: (spot: Spot) => Vector | undefined;
  /** The spots that the lens moves to by itself only when no other is left. */
  readonly isLowPriority?: (spot: Spot) => boolean;
}

export class Lens {
  #spot = $state<Spot>();
  #chosen = $state(false);
  /** Whether the player has ever moved it. */
  used = $state(false);
  #card: number | null = null;
  #movedAt = -Infinity;

  constructor(private readonly table: Table) {
    // Before the page is drawn, so that nobody sees the lens on a card that was just laid.
    $effect.pre(() => {
      const goals = table.goals();
      const card = this.#spot === undefined ? null : table.cardOn(this.#spot);
      untrack(() => {
        this.#follow(goals, card);
      });
    });
  }

  /** The goal shown in the lens; undefined where all are large enough. */
  get spot(): Spot | undefined {
    return this.table.needed() ? this.#spot : undefined;
  }

  /** The goal that the player has moved the lens to. */
  get chosen(): Spot | undefined {
    return this.#chosen ? this.#spot : undefined;
  }

  look(spot: Spot): void {
    this.used = true;
    this.#rest(spot, true);
  }

  /** Moves to the nearest goal in a direction. */
  step(way: Vector): void {
    const from = this.#spot === undefined ? undefined : this.table.placeOf(this.#spot);
    if (!from) return;
    const ahead = this.#placed(this.table.goals()).flatMap(({ spot, x, y }) => {
      const far = Math.hypot(x - from.x, y - from.y);
      const along = ((x - from.x) * way.x + (y - from.y) * way.y) / Math.hypot(way.x, way.y);
      return along > far * MIN_SWIPE_COSINE ? [{ spot, effort: 2 * far - along }] : [];
    });
    const [next] = ahead.sort((one, other) => one.effort - other.effort);
    if (next) this.look(next.spot);
  }

  /** Whether a tap can have been meant for the card in the lens. */
  hasSettled(when: number): boolean {
    return when - this.#movedAt >= SETTLE_MS;
  }

  #follow(goals: readonly Spot[], card: number | null): void {
    const at = this.#spot;
    if (at !== undefined && goals.includes(at) && card === this.#card) return;
    const { isLowPriority = () => false } = this.table;
    const others = goals.filter((spot) => spot !== at);
    const preferred = others.filter((spot) => !isLowPriority(spot));
    const next = this.#nearest(at, preferred.length ? preferred : others) ?? goals[0];
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

  /** The spot nearest to the last one or, at first, to the centre of all. */
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
