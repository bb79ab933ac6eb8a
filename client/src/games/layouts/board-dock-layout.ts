/** How the screen is split between the island and the player's own cards below or beside it. */
import type { Shape } from "../../editions/edition";
import type { Area, CardSquare } from "../card-layouts";
import { radiusIn } from "./board";

type Box = Area & { readonly x: number; readonly y: number };

export interface ScreenSplit {
  readonly board: Box;
  readonly dock: Box;
}

interface SplitOptions {
  /** Whether there are cards besides the island. */
  readonly docked: boolean;
  /** How large a card must be in the lens for its smallest symbol to be legible. */
  readonly lens: number;
  readonly lefthanded: boolean;
}

/** The least share of the screen for the player's own cards, to read them; beside a narrow island, to tap them. */
const MIN_DOCK_HEIGHT = 0.3;
const minDockWidth = (width: number): number => Math.min(0.4, Math.max(0.3, 136 / width));
/** How much wider than the land the board is, where there is room for some sea. */
const SHORE = 1.09;
/** The radius of cells that a thumb still hits: 44 px from side to side. */
const THUMB_RADIUS = 44 / Math.sqrt(3);
/** The largest shares of the screen for cells of thumb size: the player's own card must stay readable. */
const MAX_BOARD_HEIGHT = 0.58;
const MAX_BOARD_WIDTH = 0.68;
/** Room around a card. */
const AIR = 1.005;

/** Splits the screen. `unit` is the size of the island with a radius of one. */
export function splitScreen(
  area: Area,
  unit: Area,
  { docked, lens, lefthanded }: SplitOptions,
): ScreenSplit {
  const { width, height } = area;
  if (!docked)
    return { board: { x: 0, y: 0, width, height }, dock: { x: 0, y: 0, width: 0, height: 0 } };
  if (height > width * 0.9) {
    const least = Math.max(height * MIN_DOCK_HEIGHT, lens * AIR);
    const most = Math.max(
      height - least,
      Math.min(unit.height * THUMB_RADIUS, height * MAX_BOARD_HEIGHT),
    );
    const used = unit.height * radiusIn({ width, height: most }, unit);
    return {
      board: { x: 0, y: 0, width, height: used },
      dock: { x: 0, y: used, width, height: height - used },
    };
  }
  const most = Math.max(
    width * (1 - minDockWidth(width)),
    Math.min(unit.width * THUMB_RADIUS, width * MAX_BOARD_WIDTH),
  );
  const room = { width: most, height };
  const island = unit.width * radiusIn(room, unit);
  const used = Math.max(Math.min(island * SHORE, room.width), width * 0.5);
  const beside = width - used;
  return {
    board: { x: lefthanded ? beside : 0, y: 0, width: used, height },
    dock: { x: lefthanded ? 0 : used, y: 0, width: beside, height },
  };
}

export interface Docked {
  readonly own: CardSquare;
  /** The island card seen through the lens, if there is a lens. */
  readonly lens: CardSquare | undefined;
}

/** Hexagons stand on a corner: they are narrower than the square that they lie in. */
const WIDTHS: Readonly<Record<Shape, number>> = { round: 1, hexagon: 0.87 };

/** The player's own card under the thumb, with the lens before it; the lens is the larger one where both are small. */
export function dockLayout(
  dock: Box,
  lens: number | undefined,
  shape: Shape,
  lefthanded: boolean,
): Docked {
  const inDock = (x: number, y: number, size: number): CardSquare => ({
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

/** Height of a name under a small card, and the card sizes to try, in pixels. */
const CAPTION = 17;
const SIZES = [84, 76, 68, 60, 52, 46];

/** Finds a gap at an edge of the table for a small card with its name, if possible on the idle hand's side. */
export function findGapAtEdge(
  cards: readonly CardSquare[],
  { width, height }: Area,
  lefthanded: boolean,
): CardSquare | undefined {
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
