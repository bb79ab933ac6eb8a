/** What an event and its rounds are called. */
import { t } from "../i18n/i18n.svelte";
import { titleOf as gameTitleOf } from "../learn/titles";
import type { EventTableView, EventView, Settings } from "../protocol/messages";

/** What is played in a round, counted from 1; the games repeat when there are fewer. */
export function gameOf(
  { settings, duel, tables }: EventView,
  round: number,
  table: EventTableView | undefined = tables[0],
): Settings | undefined {
  const game = settings.games[(Math.min(round, settings.rounds) - 1) % settings.games.length];
  return game && duel && table ? { ...game, mode: "single", games: [table.game] } : game;
}

export function gameNameOf(view: EventView, round: number, table?: EventTableView): string {
  const game = gameOf(view, round, table);
  return game ? t(gameTitleOf(game)) : "";
}

/** Where the evening is, in a few words; at a table, for those who sit there. */
export function titleOf(view: EventView, table?: EventTableView): string {
  const { mode, state, round, rounds } = view;
  if (state === "doors" || state === "podium" || state === "closed" || state === "forgotten")
    return t(mode === "crowd" ? "club-crowd" : "event");
  if (view.duel) return t("club-duel", { place: placeOf(table ? [table] : view.tables) });
  if (state === "final" || round > rounds) return t("club-final");
  return t(mode === "crowd" ? "club-pair-of" : "club-round-of", { round, rounds });
}

/** The place that all these tables play for; 0 if they play for several. */
function placeOf(tables: readonly EventTableView[]): number {
  const places = new Set(tables.map(({ place }) => place ?? 0));
  const [place = 0] = places;
  return places.size === 1 ? place : 0;
}
