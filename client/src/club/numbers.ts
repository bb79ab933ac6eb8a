/** Numbers as the language writes them. */
import { language } from "../i18n/i18n.svelte";

/** Points to a tenth. */
export const rounded = (points: number): number => Math.round(points * 10) / 10;

export const formatPoints = (points: number): string =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(points);

export const formatSeconds = (seconds: number): string =>
  new Intl.NumberFormat(language(), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(seconds);

const MOST_SIZES = 6;

/** The sizes of tables; where there are many, how often each comes: "4 (×6), 3 (×2)". */
export function describeSizes(sizes: readonly number[]): string {
  if (sizes.length <= MOST_SIZES) return sizes.join(", ");
  return [...new Set(sizes)]
    .map((size) => `${String(size)} (×${String(sizes.filter((each) => each === size).length)})`)
    .join(", ");
}
