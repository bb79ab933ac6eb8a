/** How two share one screen, where their cards lie, and what each may tap. */
import { largestFitting } from "../lib/bisect";
import type { Area, CardSquare } from "../games/card-layouts";
import { patternOf } from "../games/aims";
import { isPile, MIDDLE } from "../games/spots";
import type { CardsPlay, PlayView } from "../protocol/play";
import { SPECTATOR_PRIVATE } from "../protocol/seat-private";

/**
 * How two players share a screen. `across`: each taps their own card, and the contested card is between them.
 * `halves`: both tap the same cards, so each half of the screen shows all of them.
 * `turns`: the player whose turn it is has the whole screen.
 */
export type SplitMode = "across" | "halves" | "turns";

export function splitModeOf(play: PlayView, places: readonly (number | null)[]): SplitMode {
  if (play.kind === "dice") return "turns";
  const across = places.every((place) => place !== null && facing(play, place));
  return across ? "across" : "halves";
}

/** Whether a player only compares their own pile with the middle, or with one other pile. */
function facing(play: CardsPlay, place: number): boolean {
  const { own, goals, pick } = patternOf({ play, me: { ...SPECTATOR_PRIVATE, place }, place });
  const [goal, ...others] = goals;
  if (pick > 1 || own.length !== 1 || !own.every(isPile) || others.length) return false;
  return goal === MIDDLE || (goal !== undefined && isPile(goal));
}

export interface SplitLayout {
  readonly near: CardSquare;
  readonly far: CardSquare;
  readonly middle: CardSquare;
}

const GAP = 1.03;

/** Whether the near and the far player are left-handed. */
export type Hands = readonly [near: boolean, far: boolean];

/**
 * Places two cards, or three with one in the middle, as large as possible and of equal size. On a wide screen each
 * player's card is at their preferred hand: for players across from each other the same hand is on opposite sides of
 * the screen; with different hands both cards are on one side, and the middle card moves to the other.
 */
export function layOutSplit(
  { width, height }: Area,
  three: boolean,
  [near, far]: Hands = [false, false],
): SplitLayout {
  const same = near === far;
  /** The distance between neighbouring cards that are moved sideways by `aside`. */
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
