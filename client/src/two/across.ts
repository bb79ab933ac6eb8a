/** One table for two who sit across from each other: what lies between them, and what each may tap. */
import type { Area, Place } from "../games/places";
import type { PlayView, Target } from "../games/play";
import { teamOf } from "../games/players";

/**
 * How two share a screen. `across`: each taps the own card, and what is contested lies between them.
 * `halves`: what is tapped belongs to everybody, so each has all of it in their half of the screen.
 * `turns`: one after the other has the whole screen.
 */
export type Sharing = "across" | "halves" | "turns";

const OWN_CARD_SAYS_ALL: ReadonlySet<string> = new Set(["tower", "well", "duel"]);
/** Games against one opponent only: with more, a claim has to say whose card it means. */
const ONE_OPPONENT: ReadonlySet<string> = new Set(["hot_potato", "knights"]);

export function sharingOf(
  { game, seats }: Pick<PlayView<unknown>, "game" | "seats">,
  places: readonly (number | null)[],
): Sharing {
  if (game === "island_dice") return "turns";
  if (places.includes(null)) return "halves";
  if (OWN_CARD_SAYS_ALL.has(game)) return "across";
  return ONE_OPPONENT.has(game) && seats.length === 2 ? "across" : "halves";
}

/** What a tap on the own card names besides the symbol. */
export function targetOf(play: PlayView<unknown>, place: number): Target {
  if (play.game === "hot_potato") return 1 - place;
  if (play.game === "knights") return 1 - (teamOf(play, place) ?? 0);
  return null;
}

export interface Spread {
  readonly near: Place;
  readonly far: Place;
  readonly middle: Place;
}

const GAP = 1.03;

/** Two cards, or three with one in the middle, as large as can be; the same for both who look at them. */
export function spread({ width, height }: Area, three: boolean): Spread {
  let [least, most] = [0, Math.min(width, height)];
  for (let round = 0; round < 30; round++) {
    const size = (least + most) / 2;
    const apart = Math.hypot(height - size, width - size) / (three ? 2 : 1);
    if (apart >= size * GAP) least = size;
    else most = size;
  }
  const size = least;
  const needed = size * GAP * (three ? 2 : 1);
  const down = height - size;
  const aside = Math.sqrt(Math.max(0, needed ** 2 - down ** 2)) / 2;
  const [x, y] = [width / 2, height / 2];
  return {
    near: { x: x + aside, y: y + down / 2, size },
    far: { x: x - aside, y: y - down / 2, size },
    middle: { x, y, size },
  };
}
