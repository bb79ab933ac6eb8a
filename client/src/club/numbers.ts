/** Numbers, formatted for the language. */
import { formatDecimals, formatNumber } from "../i18n/format-number";
import type { ClubView } from "../protocol/messages";

/** Points to a tenth. */
export const rounded = (points: number): number => Math.round(points * 10) / 10;

/** The rank of these points; people who show the same points share it. */
export const rankOf = (points: number, standing: readonly (readonly [number, number])[]): number =>
  standing.filter(([, other]) => rounded(other) > rounded(points)).length + 1;

/** Whether a tie-break decided: two neighbours show the same points, but have different ranks. */
export const isTieBroken = (rows: readonly { rank: number; score: number }[]): boolean =>
  rows.some(({ rank, score }, at) => {
    const above = rows[at - 1];
    return above !== undefined && above.rank < rank && above.score === score;
  });

export const formatPoints = (points: number): string =>
  formatNumber(points, { maximumFractionDigits: 1 });

export const formatSeconds = (seconds: number): string => formatDecimals(seconds, 2);

/** The worst round, which does not count with family scoring; undefined in round 1, and for a player who missed one. */
export function uncountedRound(
  earned: readonly (readonly [round: number, points: number])[],
  { round, rounds, settings }: Pick<ClubView, "round" | "rounds" | "settings">,
): number | undefined {
  const ordinary = earned.filter(([number]) => number <= rounds);
  const counted = Math.max(1, Math.min(round, rounds) - 1);
  if (settings.scoring !== "family" || ordinary.length <= counted) return undefined;
  return ordinary.sort(([, one], [, other]) => one - other)[0]?.[0];
}

const MAX_SIZES = 6;

/** The sizes of tables; if there are many, each size with its count: "4 (×6), 3 (×2)". */
export function describeSizes(sizes: readonly number[]): string {
  if (sizes.length <= MAX_SIZES) return sizes.join(", ");
  return [...new Set(sizes)]
    .map((size) => `${String(size)} (×${String(sizes.filter((each) => each === size).length)})`)
    .join(", ");
}
