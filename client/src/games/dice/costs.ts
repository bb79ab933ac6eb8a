/** What everything costs, and what the dice still lack for the next of each kind. The server judges; this only counts. */
import type { DiceView, SheetView } from "../../protocol/play";
import { COSTS, kindOf, BUILD_STEPS } from "./sheet";

export const BUILDING_KINDS = ["road", "settlement", "city", "knight"] as const;
export type BuildingKind = (typeof BUILDING_KINDS)[number];

/** One resource of a price, and whether a die that is still free shows it. */
export interface PricePart {
  readonly resource: string;
  readonly shown: boolean;
}

export interface BuildingPrice {
  readonly kind: BuildingKind;
  /** The points of the next one; undefined when all are built. */
  readonly points: number | undefined;
  readonly parts: readonly PricePart[];
  readonly missing: number;
  /** Whether the road to it is missing. */
  readonly needsRoad: boolean;
}

/** The price of the next building of each kind, compared with the current dice. */
export function pricesFor(sheet: SheetView, view: DiceView | undefined): BuildingPrice[] {
  return BUILDING_KINDS.map((kind) => {
    const open = BUILD_STEPS.filter(
      ({ item }) => kindOf(item) === kind && !sheet.built.includes(item),
    );
    const reachable = open.find(({ needs }) => needs.every((item) => sheet.built.includes(item)));
    const next = reachable ?? open[0];
    const parts = partsOf(COSTS[kind] ?? [], view);
    return {
      kind,
      points: next?.points,
      parts,
      missing: parts.filter(({ shown }) => !shown).length,
      needsRoad: next !== undefined && !reachable,
    };
  });
}

function partsOf(cost: readonly string[], view: DiceView | undefined): PricePart[] {
  const free = (view?.dice ?? []).filter((_, die) => !view?.used.includes(die));
  return cost.map((resource) => {
    const at = free.indexOf(resource);
    if (at >= 0) free.splice(at, 1);
    return { resource, shown: at >= 0 };
  });
}

/** Whether this turn has built anything: its points are in the score, but not on the track yet. */
export const hasBuilt = ({ score, track }: SheetView): boolean =>
  score !== track.reduce((sum, entry) => sum + entry, 0);
