/** Handicaps: what a seat is given so that everybody has a chance. Everybody sees it. */
import { listOf, t } from "../i18n/i18n.svelte";
import type { PlayView, SeatView } from "../protocol/play";
import type * as wire from "../protocol/types";

export type Handicap = Required<wire.Handicap>;

export const NO_HANDICAP: Handicap = { head_start: 0, no_lock: false, large: false };
/** The preset for a six-year-old. */
export const HANDICAP_AGE_SIX: Handicap = { head_start: 20, no_lock: true, large: true };
/** The largest head start, ahead or behind, in tenths of a second. */
export const MAX_HEAD_START = 50;

export const sameHandicap = (one: Handicap, other: Handicap): boolean =>
  one.head_start === other.head_start && one.no_lock === other.no_lock && one.large === other.large;

/** The head start in words: how far ahead of the others, or behind. */
export function headStartText(tenths: number): string {
  const seconds = Math.abs(tenths) / 10;
  if (tenths === 0) return t("head-start-even");
  return t(tenths > 0 ? "head-start-ahead" : "head-start-behind", { seconds });
}

/** The whole handicap in words, for screen readers. */
export function handicapText({ head_start, no_lock, large }: Handicap): string {
  const list = listOf([
    ...(head_start ? [headStartText(head_start)] : []),
    ...(no_lock ? [t("no-lock")] : []),
    ...(large ? [t("wish-large")] : []),
  ]);
  return t("handicap-told", { list });
}

/** The seats with the handicaps of this game; those for the next game may differ. */
export const withHandicaps = (play: PlayView, seats: readonly SeatView[]): SeatView[] =>
  seats.map((seat, number) => ({
    ...seat,
    handicap: play.handicaps[play.seats.indexOf(number)] ?? null,
  }));
