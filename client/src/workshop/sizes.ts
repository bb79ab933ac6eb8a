/** The deck size for a number of pictures: a deck has as many pictures as cards. */
import { ORDERS, planeSize } from "../editions/plane";

export interface Size {
  readonly order: number;
  /** Pictures needed, and cards made. */
  readonly cards: number;
  readonly each: number;
}

export const SIZES: readonly Size[] = ORDERS.map((order) => ({
  order,
  cards: planeSize(order),
  each: order + 1,
}));

export interface Fit {
  /** The chosen size if there are enough pictures, else the largest possible; undefined if there are too few. */
  readonly size: Size | undefined;
  /** How many pictures are left out. */
  readonly spare: number;
  readonly next: Size | undefined;
  /** How many more the next size needs. */
  readonly missing: number;
}

export function fitOf(have: number, wanted?: number): Fit {
  const possible = SIZES.filter(({ cards }) => cards <= have);
  const size = possible.find(({ order }) => order === wanted) ?? possible.at(-1);
  const next = SIZES.find(({ cards }) => cards > have);
  return {
    size,
    spare: size ? have - size.cards : 0,
    next,
    missing: next ? next.cards - have : 0,
  };
}
