/** What a club night and its rounds are called. */
import { listOf, t } from "../i18n/i18n.svelte";
import { titleOf as gameTitleOf } from "../learn/titles";
import type { ClubTableView, ClubView, Settings } from "../protocol/messages";

/** What is played in a round, counted from 1; the games repeat when there are fewer. */
export function gameInRound(
  { settings, duel, tables }: ClubView,
  round: number,
  table: ClubTableView | undefined = tables[0],
): Settings | undefined {
  const game = settings.games[(Math.min(round, settings.rounds) - 1) % settings.games.length];
  return game && duel && table ? { ...game, mode: "single", games: [table.game] } : game;
}

export function gameNameOf(view: ClubView, round: number, table?: ClubTableView): string {
  const game = gameInRound(view, round, table);
  return game ? t(gameTitleOf(game)) : "";
}

/** Where the evening is, in a few words; with a table, for the people who sit there. */
export function clubTitleOf(view: ClubView, table?: ClubTableView): string {
  const { mode, state, round, rounds } = view;
  if (state === "doors" || state === "podium" || state === "closed" || state === "forgotten")
    return t(mode === "crowd" ? "club-crowd" : "club");
  if (view.duel) return t("club-duel", { place: contestedPlace(table ? [table] : view.tables) });
  if (state === "final" || round > rounds) return t("club-final");
  return t(mode === "crowd" ? "club-pair-of" : "club-round-of", { round, rounds });
}

/** The place that all these tables play for; 0 if they play for several. */
function contestedPlace(tables: readonly ClubTableView[]): number {
  const places = new Set(tables.map(({ place }) => place ?? 0));
  const [place = 0] = places;
  return places.size === 1 ? place : 0;
}

/** More winners than this are counted: in "accuracy only" half a class can share the win. */
const MAX_NAMED_WINNERS = 3;

/** Who won the evening, for a headline. */
export const clubWinnersText = (names: readonly string[]): string =>
  names.length > MAX_NAMED_WINNERS
    ? t("club-many-winners", { count: names.length })
    : t("club-winner", { names: listOf(names), count: names.length });
