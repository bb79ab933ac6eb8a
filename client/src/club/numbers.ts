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
