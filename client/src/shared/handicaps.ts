/** Handicaps: what a seat is given so that everybody has a chance. Everybody sees it. */
import { listOf, t } from "../i18n/i18n.svelte";
import type { PlayView, SeatView } from "../protocol/play";
import type * as wire from "../protocol/types";

export type Handicap = Required<wire.Handicap>;

export const NO_HANDICAP: Handicap = { head_start: 0, no_lock: false, large: false };
/** For somebody who has only just learnt to look so closely. */
export const SIX_YEARS: Handicap = { head_start: 20, no_lock: true, large: true };
/** The most that anybody is ahead or behind, in tenths of a second. */
export const MAX_HEAD_START = 50;

export const sameHandicap = (one: Handicap, other: Handicap): boolean =>
  one.head_start === other.head_start && one.no_lock === other.no_lock && one.large === other.large;

/** Says how far ahead of the others somebody is, or behind them. */
export function headStartText(tenths: number): string {
  const seconds = Math.abs(tenths) / 10;
  if (tenths === 0) return t("head-start-even");
  return t(tenths > 0 ? "head-start-ahead" : "head-start-behind", { seconds });
}

/** Says all of it, for who cannot see the marks. */
export function handicapText({ head_start, no_lock, large }: Handicap): string {
  const list = listOf([
    ...(head_start ? [headStartText(head_start)] : []),
    ...(no_lock ? [t("no-lock")] : []),
    ...(large ? [t("wish-large")] : []),
  ]);
  return t("handicap-told", { list });
}

/** The seats with the handicaps of a game, which may have changed for the next one. */
export const withHandicaps = (play: PlayView, seats: readonly SeatView[]): SeatView[] =>
  seats.map((seat, number) => ({
    ...seat,
    handicap: play.handicaps[play.seats.indexOf(number)] ?? null,
  }));
