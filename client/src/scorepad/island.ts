/** The island's score cards: a step a point, until a team has ten when a minigame is scored. */
import type { Mark } from "../protocol/types";
import { leaders, onLine, sum, type Pad } from "./pad";

export const TARGET = 10;
/** The games of the box, in the order of an adventure. */
export const ADVENTURE = ["welcome", "ports", "longest_route", "barbarians", "knights"] as const;

export interface Line {
  readonly game: string;
  readonly first: number | null;
  /** Knights: cards taken in the round. Else 1 for every team that had the most. */
  readonly counts: readonly number[];
  readonly points: readonly number[];
  readonly ended: boolean;
  /** Whether all that it brings is written, so that it can end. */
  readonly scored: boolean;
}

export interface IslandSheet {
  /** Those that have ended, and the present one. */
  readonly lines: readonly Line[];
  readonly totals: readonly number[];
  readonly leaders: readonly number[];
  readonly finished: boolean;
}

/** In the others the first team out gets a point. */
const TAKING = ["barbarians", "knights"];
export const hasFirstOut = (game: string): boolean => !TAKING.includes(game);

const endedLines = (pad: Pad) => pad.marks.filter(({ type }) => type === "line_ended").length;

export function allows(pad: Pad, mark: Mark): boolean {
  const shown = sheet(pad);
  const number = shown.lines.length - 1;
  const line = shown.lines[number];
  if (shown.finished || !line || !("line" in mark) || mark.line !== number) return false;
  if (mark.type === "line_ended") return line.scored;
  if ((mark.side ?? 0) >= pad.sides.length) return false;
  if (mark.type === "place") return mark.place === "first" && hasFirstOut(line.game);
  if (line.game !== "knights") return (mark.number ?? 0) <= 1;
  return sum(line.counts) - (line.counts[mark.side] ?? 0) + (mark.number ?? 0) < pad.sides.length;
}

export function sheet(pad: Pad): IslandSheet {
  const lines: Line[] = [];
  let totals = pad.sides.map(() => 0);
  for (let number = 0; number <= endedLines(pad) && Math.max(...totals) < TARGET; number++) {
    const next = line(pad, number);
    lines.push(next);
    totals = totals.map((total, side) => total + (next.points[side] ?? 0));
  }
  const finished = (lines.at(-1)?.ended ?? false) && Math.max(...totals) >= TARGET;
  return { lines, totals, leaders: leaders(totals), finished };
}

function line(pad: Pad, number: number): Line {
  const game = pad.games[Math.min(number, pad.games.length - 1)] ?? "";
  let first: number | null = null;
  const counts = pad.sides.map(() => 0);
  for (const mark of onLine(pad, number)) {
    if (mark.type === "place") first = mark.side;
    else counts[mark.side] = mark.number ?? 0;
  }
  const each = game === "knights" ? 1 : 2;
  const points = counts.map((count, side) => each * count + Number(side === first));
  return {
    game,
    first,
    counts,
    points,
    ended: number < endedLines(pad),
    scored: isScored(game, first, counts),
  };
}

/** Of every team but one a round of knights takes the card; no port may have been touched. */
function isScored(game: string, first: number | null, counts: readonly number[]): boolean {
  if (game === "knights") return sum(counts) === counts.length - 1;
  return hasFirstOut(game) ? first !== null : counts.some((count) => count > 0);
}
