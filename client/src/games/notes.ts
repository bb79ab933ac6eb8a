/** Short notes about claims, with the reason. */
import type { Edition, Names } from "../editions/edition";
import { t } from "../i18n/i18n.svelte";
import { placeOf } from "./players";
import { isSeat, spotNumber, seatSpot } from "./spots";
import type { ClaimVerdict, PlayView, SeatView, TableEvent } from "../protocol/play";

export type Tone = "good" | "bad" | "plain";

export interface TableNote {
  readonly text: string;
  readonly tone: Tone;
}

export function symbolName(edition: Edition, names: Names, symbol: number | undefined): string {
  const id = edition.symbols[symbol ?? -1]?.id ?? "";
  return names[id]?.[0] ?? id;
}

/** The note about the player's own claim; neutral in tone if the card counts for another team. */
export function verdictNote(heard: ClaimVerdict, symbol: string, owner?: string): TableNote {
  if (heard.verdict === "ok" && owner !== undefined)
    return { text: t("verdict-foreign", { symbol, team: t(`team-${owner}`) }), tone: "plain" };
  if (heard.verdict === "ok") return { text: t("verdict-ok", { symbol }), tone: "good" };
  if (heard.verdict === "late") {
    const { behind } = heard;
    const text =
      behind == null ? t("verdict-late") : t("verdict-late-by", { seconds: round(behind) });
    return { text, tone: "plain" };
  }
  return { text: t(`reason-${heard.reason}`, { symbol }), tone: "bad" };
}

const round = (seconds: number) => Math.max(0.01, Math.round(seconds * 100) / 100);

/** About somebody else's right claim. */
export function eventNote(
  event: TableEvent,
  play: PlayView,
  seats: readonly SeatView[],
  symbol: string,
): TableNote | undefined {
  if (event.verdict !== "ok" || event.seat === undefined) return undefined;
  const name = seats[event.seat]?.name ?? "";
  const own = seatSpot(placeOf(play, event.seat));
  const given = event.moves
    ?.map(([, , to]) => to)
    .find((to) => to !== undefined && isSeat(to) && to !== own);
  const victim = seats[play.seats[given === undefined ? -1 : spotNumber(given)] ?? -1]?.name;
  if (victim) return { text: t("seat-gave", { name, victim, symbol }), tone: "plain" };
  return { text: t("seat-found", { name, symbol }), tone: "plain" };
}
