/** Where the cards of a plan lie on a table without hexagons. */
import { baseAndGrid, corner, grid, isTall, type Area, type CardSquare } from "../card-layouts";
import type { Shape } from "../../editions/edition";
import type { TablePlan } from "../table-plan";
import { dockLayout } from "./board-dock-layout";
import { ringLayout } from "./ring-layout";

export interface SpreadLayout {
  readonly base: CardSquare | undefined;
  readonly others: readonly CardSquare[];
  /** Where one of the others is shown large, if they are small. */
  readonly lens?: CardSquare | undefined;
  /** The player's own pile, small. */
  readonly own: CardSquare | undefined;
  readonly row: readonly CardSquare[];
  /** Two cards face each other: their captions stand beside them, not below. */
  readonly facing: boolean;
}

interface SpreadOptions {
  /** How large one of the others must be in the lens; undefined: there is no lens. */
  readonly lens: number | undefined;
  readonly shape: Shape;
  readonly lefthanded: boolean;
  /** Height of a name under a card. */
  readonly line: number;
}

/** The largest share of the long side for a row of small cards, and a card's share of its step in the row. */
const ROW = 0.17;
const ROW_CARD = 0.94;

export function layOutSpread(plan: TablePlan, area: Area, options: SpreadOptions): SpreadLayout {
  if (plan.row.length) return withRow(plan, area, options);
  const { base, others, lens } = largeOnes(plan, area, options);
  const all = [base, lens, ...others].filter((place) => place !== undefined);
  const own = plan.own && base ? corner(all, area, options.lefthanded) : undefined;
  return { base, others, lens, own, row: [], facing: base !== undefined && all.length === 2 };
}

function largeOnes(
  { base, others: { length: count }, ring }: TablePlan,
  area: Area,
  options: SpreadOptions,
): Pick<SpreadLayout, "base" | "others" | "lens"> {
  const { lens, lefthanded, line } = options;
  if (!base) return { base: undefined, others: grid(count, area, line) };
  if (count === 0) return { base: grid(1, area)[0], others: [] };
  if (lens !== undefined && count > 1) return withLens(count, area, lens, options);
  if (ring) return ringLayout(count, area);
  return baseAndGrid(count, area, lefthanded, count === 1 ? 0 : line);
}

/** The share of the screen that base and lens may take together. */
const DOCK = 0.56;

/** The others small in their rows; the lens and the base lie before them. No card moves when the lens does. */
function withLens(
  count: number,
  area: Area,
  needed: number,
  { shape, lefthanded, line }: SpreadOptions,
): Pick<SpreadLayout, "base" | "others" | "lens"> {
  const { width, height } = area;
  const below = isTall(area);
  const size = below
    ? { width, height: Math.min(height * DOCK, width / 2) }
    : { width: Math.min(width * DOCK, height * 2), height };
  const rest = below
    ? { width, height: height - size.height }
    : { width: width - size.width, height };
  const x = below || lefthanded ? 0 : rest.width;
  const { own, lens } = dockLayout(
    { ...size, x, y: below ? rest.height : 0 },
    needed,
    shape,
    lefthanded,
  );
  const aside = !below && lefthanded ? size.width : 0;
  const others = grid(count, rest, line).map((place) => ({ ...place, x: place.x + aside }));
  return { base: own, lens, others };
}

/** Puts the row along the far edge on a tall screen, else on the idle hand's side. */
function withRow(plan: TablePlan, area: Area, options: SpreadOptions): SpreadLayout {
  const { width, height } = area;
  const tall = isTall(area);
  const count = plan.row.length;
  const step = Math.min(ROW * (tall ? height : width), (tall ? width : height) / count);
  const rest = tall ? { width, height: height - step } : { width: width - step, height };
  const aside = tall || options.lefthanded ? 0 : step;
  const shift = (place: CardSquare): CardSquare =>
    tall ? { ...place, y: place.y + step } : { ...place, x: place.x + aside };
  const large = layOutSpread({ ...plan, row: [] }, rest, options);
  const row = plan.row.map((_, index): CardSquare => {
    const along = (tall ? width : height) / 2 + (index - (count - 1) / 2) * step;
    const across = tall || !options.lefthanded ? step / 2 : width - step / 2;
    const size = step * ROW_CARD;
    return tall ? { x: along, y: across, size } : { x: across, y: along, size };
  });
  return {
    ...large,
    base: large.base && shift(large.base),
    lens: large.lens && shift(large.lens),
    others: large.others.map(shift),
    own: large.own && shift(large.own),
    row,
  };
}
