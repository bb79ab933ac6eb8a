/** How the screen is shared between the island and one's own cards below or beside it. */
import type { Shape } from "../../editions/edition";
import type { Area, Place } from "../card-layouts";
import { radiusIn } from "./board";

type Box = Area & { readonly x: number; readonly y: number };

export interface Shares {
  readonly board: Box;
  readonly dock: Box;
}

interface Wishes {
  /** Whether there are cards besides the island. */
  readonly docked: boolean;
  /** How large a card must lie in the lens for its smallest symbol to be hit. */
  readonly lens: number;
  readonly lefthanded: boolean;
}

/** The least share of the screen that one's own cards need to be read; in a narrow half, enough to be tapped. */
const LEAST_BELOW = 0.3;
const leastBeside = (width: number): number => Math.min(0.4, Math.max(0.3, 136 / width));
/** What the sea takes besides the land, where there is room for it. */
const SHORE = 1.09;
/** The radius of cells that a thumb still hits: 44 px from side to side. */
const THUMB_RADIUS = 44 / Math.sqrt(3);
/** Room around a card. */
const AIR = 1.005;

/** `unit` is the size of the island with a radius of one. */
export function share(area: Area, unit: Area, { docked, lens, lefthanded }: Wishes): Shares {
  const { width, height } = area;
  if (!docked)
    return { board: { x: 0, y: 0, width, height }, dock: { x: 0, y: 0, width: 0, height: 0 } };
  if (height > width * 0.9) {
    const least = Math.max(height * LEAST_BELOW, lens * AIR);
    const most = Math.max(height - least, unit.height * THUMB_RADIUS);
    const used = unit.height * radiusIn({ width, height: most }, unit);
    return {
      board: { x: 0, y: 0, width, height: used },
      dock: { x: 0, y: used, width, height: height - used },
    };
  }
  const room = { width: width * (1 - leastBeside(width)), height };
  const island = unit.width * radiusIn(room, unit);
  const used = Math.max(Math.min(island * SHORE, room.width), width * 0.5);
  const beside = width - used;
  return {
    board: { x: lefthanded ? beside : 0, y: 0, width: used, height },
    dock: { x: lefthanded ? 0 : used, y: 0, width: beside, height },
  };
}

export interface Docked {
  readonly own: Place;
  /** The island card looked at closely, where there is a lens. */
  readonly lens: Place | undefined;
}

/** Hexagons stand on a corner: they are narrower than the square that they lie in. */
const WIDTHS: Readonly<Record<Shape, number>> = { round: 1, hexagon: 0.87 };

/** One's own card under the thumb, and the lens before it: larger than it, where both are small. */
export function dockLayout(
  dock: Box,
  lens: number | undefined,
  shape: Shape,
  lefthanded: boolean,
): Docked {
  const inDock = (x: number, y: number, size: number): Place => ({
    x: x + dock.x,
    y: y + dock.y,
    size: size / AIR,
  });
  const { width, height } = dock;
  if (lens === undefined) {
    const size = Math.min(width, height);
    return { own: inDock(width / 2, height / 2, size), lens: undefined };
  }
  const wide = width * 0.95 > height;
  const [long, short, slim] = wide
    ? [width, height, WIDTHS[shape]]
    : [height, width / WIDTHS[shape], 1];
  const even = Math.min(short, long / (2 * slim));
  const large = Math.min(short, Math.max(even, Math.min(lens * AIR, (long / slim) * 0.6)));
  const small = Math.min(short, long / slim - large);
  const far = (long - (large + small) * slim) / 2;
  const [first, second] = [far + (large * slim) / 2, far + (large + small / 2) * slim];
  if (!wide)
    return { lens: inDock(width / 2, first, large), own: inDock(width / 2, second, small) };
  const along = (x: number) => (lefthanded ? width - x : x);
  return {
    lens: inDock(along(first), height - large / 2, large),
    own: inDock(along(second), height - small / 2, small),
  };
}

/** Room for a name under a small card, and how large that may be. */
const CAPTION = 17;
const SIZES = [84, 76, 68, 60, 52, 46];

/** A gap at an edge of the table for a small card with its name, on the side of the hand that does not play. */
export function gapBeside(
  cards: readonly Place[],
  { width, height }: Area,
  lefthanded: boolean,
): Place | undefined {
  const rows = Array.from({ length: Math.floor(height / 6) }, (_, row) => height - row * 6);
  for (const size of SIZES) {
    const sides = lefthanded ? [width - size / 2, size / 2] : [size / 2, width - size / 2];
    for (const x of sides)
      for (const bottom of rows) {
        const place = { x, y: bottom - CAPTION - size / 2, size };
        if (place.y < size / 2) continue;
        const clear = cards.every(
          (card) =>
            Math.hypot(card.x - x, card.y - place.y) >= (card.size + size) * 0.48 &&
            Math.hypot(card.x - x, card.y - (bottom - CAPTION / 2)) >= card.size * 0.48 + size / 3,
        );
        if (clear) return place;
      }
  }
  return undefined;
}
