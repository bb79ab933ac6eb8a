/** Numbers as people write them in the current language. */
import { language } from "./i18n.svelte";

/** Browsers put a hyphen before a negative number; this is a true minus, as wide as a plus. */
export const formatNumber = (value: number, options: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(language(), options).format(value).replace("-", "−");

/** With a fixed number of decimals. */
export const formatDecimals = (
  value: number,
  digits: number,
  options: Intl.NumberFormatOptions = {},
): string =>
  formatNumber(value, {
    ...options,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

/** With a plus or a minus in front. */
export const formatGain = (points: number): string =>
  formatNumber(points, { signDisplay: "exceptZero" });
