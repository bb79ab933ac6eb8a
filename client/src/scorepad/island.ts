/** The island's score cards: one step per point; the game ends when a team has ten after a minigame is scored. */
import type { Mark, TeamAward } from "../protocol/types";
import { gameOf, modeOf } from "../shared/catalogue.svelte";
import { USUAL_TARGET } from "../shared/rules-in-force";
import { leaders, marksOnLine, sum, type Pad, type PadSheet } from "./pad";

/** The games of the box, in the order of an adventure. */
export const adventureGames = (): readonly string[] => modeOf("adventure")?.games ?? [];

export interface IslandLine {
  readonly game: string;
  readonly first: number | null;
  /** Cards taken in the round if each card brings points; otherwise 1 for every team that had the most. */
  readonly counts: readonly number[];
  readonly points: readonly number[];
  readonly ended: boolean;
  /** Whether all its points are written, so that it can end. */
  readonly scored: boolean;
}

/** Its lines are the minigames that have ended, and the current one. */
export type IslandSheet = PadSheet<IslandLine>;

const NO_AWARD: TeamAward = { first_out: 0, most: 0, card: 0 };
/** What a game awards: for the first team out, for the most, and for each card of a round. */
export const awardOf = (game: string): TeamAward => gameOf(game)?.award ?? NO_AWARD;

const endedLines = (pad: Pad) => pad.marks.filter(({ type }) => type === "line_ended").length;

export function allows(pad: Pad, mark: Mark): boolean {
  const shown = sheetOf(pad);
  const number = shown.lines.length - 1;
  const line = shown.lines[number];
  if (shown.finished || !line || !("line" in mark) || mark.line !== number) return false;
  if (mark.type === "line_ended") return line.scored;
  if ((mark.side ?? 0) >= pad.sides.length) return false;
  if (mark.type === "place") return mark.place === "first" && awardOf(line.game).first_out > 0;
  if (!awardOf(line.game).card) return (mark.number ?? 0) <= 1;
  return sum(line.counts) - (line.counts[mark.side] ?? 0) + (mark.number ?? 0) < pad.sides.length;
}

export function sheetOf(pad: Pad): IslandSheet {
  const lines: IslandLine[] = [];
  let totals = pad.sides.map(() => 0);
  for (let number = 0; number <= endedLines(pad) && Math.max(...totals) < USUAL_TARGET; number++) {
    const next = line(pad, number);
    lines.push(next);
    totals = totals.map((total, side) => total + (next.points[side] ?? 0));
  }
  const finished = (lines.at(-1)?.ended ?? false) && Math.max(...totals) >= USUAL_TARGET;
  return { lines, totals, leaders: leaders(totals), finished };
}

function line(pad: Pad, number: number): IslandLine {
  const game = pad.games[Math.min(number, pad.games.length - 1)] ?? "";
  let first: number | null = null;
  const counts = pad.sides.map(() => 0);
  for (const mark of marksOnLine(pad, number)) {
    if (mark.type === "place") first = mark.side;
    else counts[mark.side] = mark.number ?? 0;
  }
  const award = awardOf(game);
  const points = counts.map(
    (count, side) => (award.card || award.most) * count + (side === first ? award.first_out : 0),
  );
  return {
    game,
    first,
    counts,
    points,
    ended: number < endedLines(pad),
    scored: isScored(award, first, counts),
  };
}

/** A per-card round needs one card fewer than teams. Where first out counts, nobody needs to have the most. */
function isScored(award: TeamAward, first: number | null, counts: readonly number[]): boolean {
  if (award.card) return sum(counts) === counts.length - 1;
  return award.first_out ? first !== null : counts.some((count) => count > 0);
}
