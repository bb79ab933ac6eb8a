/** What the numbers of a game mean, in words shown beside them on every screen. */
import { t } from "../i18n/i18n.svelte";
import type { RoomView } from "../protocol/messages";
import type { PlayView } from "../protocol/play";

/** "Cards: fewest wins"; undefined where nothing is counted. */
export function meaningOf({ counting }: PlayView): string | undefined {
  if (!counting) return undefined;
  const { counts, wins, goal, award } = counting;
  const winning = award
    ? t("wins-award", { award })
    : goal !== null
      ? t("wins-goal", { goal })
      : t(`wins-${wins}`);
  return t("score-means", { counts: t(`counts-${counts}`), wins: winning });
}

/** The number of a side, and what it is multiplied by. */
export interface ScoreCount {
  readonly score: number;
  readonly factor?: number;
}

export const factorOf = ({ counting }: PlayView, side: number): number =>
  counting?.factors[side] ?? 1;

/** "5 × 2" for a lone player whose count is doubled, else just the number. */
export const countText = ({ score, factor = 1 }: ScoreCount): string =>
  factor === 1 ? String(score) : `${String(score)} × ${String(factor)}`;

/** Points in a match and its goal, including those of this game's rounds. */
export interface MatchProgress {
  readonly points: readonly number[];
  readonly goal: number;
}

/** "Points: first to 10", for the score cards. */
export const pointsMeaning = ({ goal }: MatchProgress): string =>
  t("score-means", { counts: t("counts-points"), wins: t("wins-goal", { goal }) });

export function matchProgress({ series, play }: RoomView): MatchProgress | undefined {
  if (!series || series.goal === null) return undefined;
  // A finished game is already in the totals, and a trial never counts.
  const gained = !play || play.finished || play.trial ? [] : play.points;
  const points = series.totals.map((total, team) => total + (gained[team] ?? 0));
  return { points, goal: series.goal };
}
