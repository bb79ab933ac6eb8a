/** Sheets of island dice, for real dice. */
import { COSTS, DIE_COUNT, kindOf, BUILD_STEPS, TURNS } from "../games/dice/sheet";
import type { Mark } from "../protocol/types";
import { leaders, type Pad } from "./pad";

const CROSS = -2;

export interface SideSheet {
  readonly built: readonly string[];
  /** Built knights whose joker has not been used yet. */
  readonly jokers: readonly number[];
  readonly track: readonly number[];
  /** Includes what was built in the current turn. */
  readonly score: number;
  /** The turn being played, from 1; 16 after the last. */
  readonly turn: number;
  /** How many dice have not paid for anything in this turn. */
  readonly dice_left: number;
  /** What can be built next on the map with the dice that are left. */
  readonly offers: readonly string[];
}

export interface DiceSheets {
  readonly sides: readonly SideSheet[];
  readonly leaders: readonly number[];
  /** Whose turn it is: the first of the sides with the fewest turns. */
  readonly next: number;
  readonly finished: boolean;
}

export function allows(pad: Pad, mark: Mark): boolean {
  if (!("turn" in mark) || mark.side >= pad.sides.length) return false;
  const side = sideSheet(pad, mark.side);
  if (mark.turn !== side.turn) return false;
  if (mark.type === "built") return side.offers.includes(mark.item);
  return mark.type === "turn_ended" || side.jokers.includes(mark.knight);
}

export function sheetOf(pad: Pad): DiceSheets {
  const sides = pad.sides.map((_, side) => sideSheet(pad, side));
  const turns = sides.map(({ turn }) => turn);
  const fewest = Math.min(...turns);
  return {
    sides,
    leaders: leaders(sides.map(({ score }) => score)),
    next: turns.indexOf(fewest),
    finished: fewest > TURNS,
  };
}

const costOf = (item: string) => COSTS[kindOf(item)]?.length ?? 0;

function sideSheet(pad: Pad, side: number): SideSheet {
  const built = new Set<string>();
  const lent = new Set<number>();
  const track: number[] = [];
  let [gained, dice] = [0, DIE_COUNT];
  for (const mark of pad.marks) {
    if (!("turn" in mark) || mark.side !== side) continue;
    if (mark.type === "lent") lent.add(mark.knight);
    else if (mark.type === "turn_ended") {
      track.push(gained || CROSS);
      [gained, dice] = [0, DIE_COUNT];
    } else {
      built.add(mark.item);
      gained += BUILD_STEPS.find(({ item }) => item === mark.item)?.points ?? 0;
      dice -= costOf(mark.item);
    }
  }
  const turn = track.length + 1;
  return {
    built: BUILD_STEPS.filter(({ item }) => built.has(item)).map(({ item }) => item),
    jokers: [1, 2, 3, 4, 5, 6].filter(
      (knight) => built.has(`knight:${String(knight)}`) && !lent.has(knight),
    ),
    track,
    score: track.reduce((a, b) => a + b, gained),
    turn,
    dice_left: dice,
    offers: turn > TURNS ? [] : placeable(built).filter((item) => costOf(item) <= dice),
  };
}

/** The items not built yet for which everything they need is built. */
function placeable(built: ReadonlySet<string>): string[] {
  return BUILD_STEPS.filter(
    ({ item, needs }) => !built.has(item) && needs.every((other) => built.has(other)),
  ).map(({ item }) => item);
}
