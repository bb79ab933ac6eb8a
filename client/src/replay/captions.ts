/** What happened, in a sentence: who did what, and how it ended. */
import type { Edition, Names } from "../editions/edition";
import { kindOf } from "../games/dice/sheet";
import { symbolName, type Tone } from "../games/notes";
import type { SeatView } from "../protocol/play";
import { t, tAttribute } from "../i18n/i18n.svelte";
import type { ReplayMoment } from "./timeline";

export interface Caption {
  readonly name: string;
  readonly text: string;
  readonly tone: Tone;
}

interface Box {
  readonly edition: Edition;
  readonly names: Names;
}

export function captionOf(
  { event, seconds }: ReplayMoment,
  seats: readonly SeatView[],
  box: Box | undefined,
): Caption {
  const name = seats[event.seat ?? -1]?.name ?? "";
  if (event.move) return { name, ...moved(event.move, event.verdict, event.reason ?? "") };
  const symbol = box ? symbolName(box.edition, box.names, event.symbol) : "";
  if (event.verdict === "ok")
    return { name, text: t("replay-found", { symbol, seconds }), tone: "good" };
  if (event.verdict === "late") return { name, text: t("replay-late", { symbol }), tone: "plain" };
  return { name, text: t(`replay-${event.verdict ?? "wrong"}`, { symbol }), tone: "bad" };
}

function moved(
  move: NonNullable<ReplayMoment["event"]["move"]>,
  verdict: string | undefined,
  reason: string,
): Omit<Caption, "name"> {
  if (verdict !== "ok") return { text: t(`reason-${reason}`), tone: "bad" };
  const resource = move.to === undefined ? "" : tAttribute(`resource-${move.to}`, "inline");
  switch (move.do) {
    case "roll":
      return { text: t("replay-roll", { count: move.reroll?.length ?? 0 }), tone: "plain" };
    case "joker":
      return { text: t("replay-joker", { resource }), tone: "plain" };
    case "trade":
      return { text: t("replay-trade", { resource }), tone: "plain" };
    case "build":
      return {
        text: t("replay-build", { item: t(`building-${kindOf(move.item ?? "")}`) }),
        tone: "good",
      };
    default:
      return reason === "crossed"
        ? { text: t("replay-cross"), tone: "bad" }
        : { text: t("replay-end"), tone: "plain" };
  }
}
