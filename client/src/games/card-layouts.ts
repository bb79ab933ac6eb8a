/** Where cards lie: plain arithmetic, so that every table fits every screen without scrolling. */
import { largestFitting } from "../lib/bisect";

export interface Area {
  readonly width: number;
  readonly height: number;
}

/** The middle of a card and the side of its square. */
export interface CardSquare {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A card this wide is comfortable to play on in any deck. */
export const TAPPABLE = 124;
/** The least width of a card to play on: its symbols are far enough apart for a thumb. */
export const tappableSize = (symbols: number): number => 12.5 * symbols;
export const GAP = 0.04;

export const isTall = ({ width, height }: Area): boolean => height > width;

/** Rows of equal cards, as large as the area allows, the last row centred; `line` is the height of text under each. */
export function grid(
  count: number,
  { width, height }: Area,
  line = 0,
  columns = bestColumns(count, width, height, line),
): CardSquare[] {
  const rows = Math.ceil(count / columns);
  const step = Math.min(width / columns, height / rows - line);
  const [across, down] = [
    Math.min(width / columns, step * 1.25),
    Math.min(height / rows, step * 1.2 + line),
  ];
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    return {
      x: width / 2 + ((index % columns) - (inRow - 1) / 2) * across,
      y: height / 2 + (row - (rows - 1) / 2) * down - line / 2,
      size: step * (1 - GAP),
    };
  });
}

/** How much larger cards must be before a shorter last row is better than even rows. */
const EVEN_ROWS_BONUS = 1.2;

function bestColumns(count: number, width: number, height: number, line: number): number {
  const sizeWith = (columns: number) =>
    Math.min(width / columns, height / Math.ceil(count / columns) - line) *
    (count % columns ? 1 : EVEN_ROWS_BONUS);
  let best = 1;
  for (let columns = 2; columns <= count; columns++)
    if (sizeWith(columns) > sizeWith(best)) best = columns;
  return best;
}

/** Two large cards: one over the other on a tall screen, else side by side; the second under the thumb. */
export function pair(area: Area, lefthanded = false): [CardSquare, CardSquare] {
  const { width, height } = area;
  const [long, short] = isTall(area) ? [height, width] : [width, height];
  const size = Math.min(pairSize(long, short), short);
  const far = (long - size) / 2;
  const aside = Math.min((short - size) / 2, size * 0.22);
  const apart = Math.min(far, size * 0.62);
  const side = lefthanded ? -1 : 1;
  const [centreX, centreY] = [width / 2, height / 2];
  if (isTall(area))
    return [
      { x: centreX - aside * side, y: centreY - apart, size },
      { x: centreX + aside * side, y: centreY + apart, size },
    ];
  return [
    { x: centreX - apart * side, y: centreY - aside, size },
    { x: centreX + apart * side, y: centreY + aside, size },
  ];
}

/** The largest discs that do not overlap along the long side when they may shift along the short one. */
function pairSize(long: number, short: number): number {
  return largestFitting(short, (size) => {
    const aside = Math.min(short - size, size * 0.44);
    return Math.hypot(long - size, aside) >= size * (1 + GAP / 2);
  });
}

export interface Spread {
  readonly base: CardSquare;
  readonly others: CardSquare[];
}

/** The least share of the long side for the base card. */
const MIN_BASE_SHARE = 0.42;

/** The player's base card with cards to aim at: these in rows above it, or beside it on a wide screen. */
export function baseAndGrid(count: number, area: Area, lefthanded = false, line = 0): Spread {
  if (count === 1) {
    const room = isTall(area) ? area : { ...area, height: area.height - line };
    const [other, base] = pair(room, lefthanded);
    return { base, others: [other] };
  }
  const { width, height } = area;
  if (isTall(area)) {
    const room = { width, height: height - Math.min(width, height * MIN_BASE_SHARE) };
    const { columns, used } = bestGridBesideBase(count, room, line, "y");
    const size = Math.min(width, height - used - line) * (1 - 2 * GAP);
    const others = grid(count, { width, height: height - size * 1.04 }, line, columns);
    return { base: { x: width / 2, y: height - size * 0.54, size }, others };
  }
  const room = { width: width - Math.min(height, width * MIN_BASE_SHARE), height };
  const { columns, used } = bestGridBesideBase(count, room, line, "x");
  const size = Math.min(height, width - used);
  const left = grid(count, { width: width - size, height }, line, columns);
  const others = lefthanded ? left.map((place) => ({ ...place, x: place.x + size })) : left;
  const x = lefthanded ? size / 2 : width - size / 2;
  return { base: { x, y: height / 2, size: size * (1 - GAP) }, others };
}

/** Cards may be this much smaller than possible if the base card gains by it. */
const MIN_SIZE_RATIO = 0.9;

/** The number of columns that leaves most space for the base card, with cards almost as large as possible. */
function bestGridBesideBase(count: number, room: Area, line: number, along: "x" | "y") {
  const ways = Array.from({ length: count }, (_, index) => {
    const columns = Math.ceil(count / (index + 1));
    const places = grid(count, room, line, columns);
    return { columns, used: extent(places, along), size: places[0]?.size ?? 0 };
  });
  const largest = Math.max(...ways.map(({ size }) => size));
  const least = Math.max(largest * MIN_SIZE_RATIO, Math.min(largest, TAPPABLE));
  const [best] = ways.filter(({ size }) => size >= least).sort((a, b) => a.used - b.used);
  return best ?? { columns: 1, used: 0 };
}

function extent(places: readonly CardSquare[], along: "x" | "y"): number {
  const ends = places.flatMap((place) => [
    place[along] - place.size / 2,
    place[along] + place.size / 2,
  ]);
  return Math.max(...ends) - Math.min(...ends);
}

/** Height of a name under the small card in the corner, and the least size of that card. */
const CAPTION_PX = 18;
const MIN_CORNER_CARD_PX = 44;

/**
 * A small place in a corner of the table that covers no other card: beside the base card if there is room,
 * on the idle hand's side, else in the corner with most space.
 */
export function corner(
  cards: readonly CardSquare[],
  { width, height }: Area,
  lefthanded = false,
): CardSquare {
  const tall = height > width;
  const most = Math.max(...cards.map(({ size }) => size)) * 0.4;
  const free = (x: number, y: number): CardSquare => {
    const at = (size: number): CardSquare => ({
      x: x ? width - size / 2 : size / 2,
      y: y ? height - size / 2 - CAPTION_PX : size / 2,
      size,
    });
    const clear = (size: number) => {
      const here = at(size);
      return cards.every(
        (card) => Math.hypot(card.x - here.x, card.y - here.y) >= (card.size + size) / 2,
      );
    };
    return at(largestFitting(most, clear));
  };
  const first = Number(tall === lefthanded);
  const places = [free(first, 1), free(1 - first, 1), free(1 - first, 0), free(first, 0)];
  const roomy = places.find(({ size }) => size >= MIN_CORNER_CARD_PX);
  return roomy ?? places.reduce((best, next) => (next.size > best.size ? next : best));
}
