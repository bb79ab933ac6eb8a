/** How two share one screen, where their cards lie, and what each may tap. */
import { largestFitting } from "../lib/bisect";
import type { Area, Place } from "../games/card-layouts";
import { patternOf } from "../games/aims";
import { isPile, MIDDLE } from "../games/spots";
import type { CardsPlay, PlayView } from "../protocol/play";
import { NOBODY } from "../protocol/seat-private";

/**
 * How two share a screen. `across`: each taps the own card, and what is contested lies between them.
 * `halves`: what is tapped belongs to everybody, so each has all of it in their half of the screen.
 * `turns`: one after the other has the whole screen.
 */
export type Sharing = "across" | "halves" | "turns";

export function sharingOf(play: PlayView, places: readonly (number | null)[]): Sharing {
  if (play.kind === "dice") return "turns";
  const across = places.every((place) => place !== null && facing(play, place));
  return across ? "across" : "halves";
}

/** Whether the own card says all: it is compared with the middle, or with one other pile only. */
function facing(play: CardsPlay, place: number): boolean {
  const { own, goals, pick } = patternOf({ play, me: { ...NOBODY, place }, place });
  const [goal, ...others] = goals;
  if (pick > 1 || own.length !== 1 || !own.every(isPile) || others.length) return false;
  return goal === MIDDLE || (goal !== undefined && isPile(goal));
}

export interface Spread {
  readonly near: Place;
  readonly far: Place;
  readonly middle: Place;
}

const GAP = 1.03;

/** Whether the near and the far one play with the left hand. */
export type Hands = readonly [near: boolean, far: boolean];

/**
 * Two cards, or three with one in the middle, as large as can be and of one size for both. Where the screen
 * is wide enough, each has the own card at their own hand; for two who sit across, the same hand is on
 * opposite sides, and when their hands are not the same, the middle card makes room on the other side.
 */
export function spread(
  { width, height }: Area,
  three: boolean,
  [near, far]: Hands = [false, false],
): Spread {
  const same = near === far;
  /** How far apart cards lie that are next to each other, with the most that they may step aside. */
  const apart = (size: number, aside: number) => {
    const down = height - size;
    if (same) return Math.hypot(down, 2 * aside) / (three ? 2 : 1);
    return three ? Math.min(down, Math.hypot(down / 2, 2 * aside)) : down;
  };
  const size = largestFitting(
    Math.min(width, height),
    (tried) => apart(tried, (width - tried) / 2) >= tried * GAP,
  );
  const aside =
    (width - size) / 2 -
    largestFitting(
      (width - size) / 2,
      (less) => apart(size, (width - size) / 2 - less) >= size * GAP,
    );
  const [x, y] = [width / 2, height / 2];
  const at = (lefthanded: boolean) => (lefthanded ? -aside : aside);
  return {
    near: { x: x + at(near), y: y + (height - size) / 2, size },
    far: { x: x - at(far), y: y - (height - size) / 2, size },
    middle: { x: same ? x : x - at(near), y, size },
  };
}
