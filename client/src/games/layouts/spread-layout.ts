/** Where the cards of a plan lie on a table without hexagons. */
import {
  baseAndGrid,
  corner,
  grid,
  isTall,
  pair,
  pickedOut,
  type Area,
  type Place,
  type Spread,
} from "../card-layouts";
import type { Plan } from "../plan";
import { ringLayout } from "./ring-layout";

export interface Laid {
  readonly base: Place | undefined;
  readonly others: readonly Place[];
  /** One's own pile, small. */
  readonly own: Place | undefined;
  readonly row: readonly Place[];
  /** Two cards face each other: what is said of them stands beside them, not below. */
  readonly facing: boolean;
}

interface Wishes {
  /** Which of the others is looked at closely; -1 for none. */
  readonly chosen: number;
  readonly lefthanded: boolean;
  /** Room for a name under a card. */
  readonly line: number;
}

/** The share of the long side that a row of small cards takes, and of the short one that each may take. */
const ROW = 0.17;
const ROW_CARD = 0.94;

export function laidOut(plan: Plan, area: Area, wishes: Wishes): Laid {
  if (plan.row.length) return withRow(plan, area, wishes);
  const { base, others } = largeOnes(plan, area, wishes);
  const all = base ? [base, ...others] : others;
  const own = plan.own && base ? corner(all, area, wishes.lefthanded) : undefined;
  return { base, others, own, row: [], facing: all.length === 2 };
}

function largeOnes(
  { base, others: { length: count }, ring }: Plan,
  area: Area,
  { chosen, lefthanded, line }: Wishes,
): Partial<Spread> & Pick<Spread, "others"> {
  if (!base) return { others: count === 2 ? pair(area, lefthanded) : grid(count, area, line) };
  if (count === 0) return { base: grid(1, area)[0] as Place, others: [] };
  if (chosen >= 0 && count > 1) return pickedOut(count, chosen, area, lefthanded);
  if (ring) return ringLayout(count, area);
  return baseAndGrid(count, area, lefthanded, count === 1 ? 0 : line);
}

/** The row along the far edge on a tall screen, else down the side of the hand that does not play. */
function withRow(plan: Plan, area: Area, wishes: Wishes): Laid {
  const { width, height } = area;
  const tall = isTall(area);
  const count = plan.row.length;
  const step = Math.min(ROW * (tall ? height : width), (tall ? width : height) / count);
  const rest = tall ? { width, height: height - step } : { width: width - step, height };
  const aside = tall || wishes.lefthanded ? 0 : step;
  const shift = (place: Place): Place =>
    tall ? { ...place, y: place.y + step } : { ...place, x: place.x + aside };
  const large = laidOut({ ...plan, row: [] }, rest, wishes);
  const row = plan.row.map((_, index): Place => {
    const along = (tall ? width : height) / 2 + (index - (count - 1) / 2) * step;
    const across = tall || !wishes.lefthanded ? step / 2 : width - step / 2;
    const size = step * ROW_CARD;
    return tall ? { x: along, y: across, size } : { x: across, y: along, size };
  });
  return {
    ...large,
    base: large.base && shift(large.base),
    others: large.others.map(shift),
    own: large.own && shift(large.own),
    row,
  };
}
