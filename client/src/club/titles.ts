/** What an event and its rounds are called. */
import { t } from "../i18n/i18n.svelte";
import { titleOf as gameTitleOf } from "../learn/titles";
import type { EventView, Settings } from "../protocol/messages";

/** What is played in a round, counted from 1; the games repeat when there are fewer. */
export function gameOf(
  { settings, duel, tables: [table] }: EventView,
  round: number,
): Settings | undefined {
  const game = settings.games[(Math.min(round, settings.rounds) - 1) % settings.games.length];
  return game && duel && table ? { ...game, mode: "single", games: [table.game] } : game;
}

export function gameNameOf(view: EventView, round: number): string {
  const game = gameOf(view, round);
  return game ? t(gameTitleOf(game)) : "";
}

/** Where the evening is, in a few words. */
export function titleOf(view: EventView): string {
  const { mode, state, round, rounds } = view;
  if (state === "doors" || state === "podium" || state === "closed" || state === "forgotten")
    return t(mode === "crowd" ? "club-crowd" : "event");
  if (view.duel) return t("club-duel");
  if (state === "final" || round > rounds) return t("club-final");
  return t(mode === "crowd" ? "club-pair-of" : "club-round-of", { round, rounds });
}
