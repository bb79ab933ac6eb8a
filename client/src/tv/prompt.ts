/** Who has to press what now, as the television tells it. */
import { t } from "../i18n/i18n.svelte";
import type { RoomView } from "../protocol/messages";
import type { PlayView } from "../protocol/play";
import { gameName } from "../shared/game-name";
import { playerRange } from "../shared/room-settings";
import { isTaken, shownSeats } from "../shared/seats";

/** In the lobby. */
export function lobbyPrompt({ seats, settings, people, host }: RoomView): string {
  const taken = shownSeats(seats).filter(isTaken).length;
  const [fewest] = playerRange(settings);
  if (taken < fewest) return t("too-few", { count: fewest - taken });
  const name = people[host ?? ""]?.name;
  return name === undefined ? "" : t("tv-press-start", { name });
}

/** During a game. */
export function gamePrompt(view: RoomView, play: PlayView): string {
  if (play.finished) return "";
  if (play.kind === "cards") return t("tv-find");
  const { seat, dice, rolls_left } = play.view;
  const name = shownSeats(view.seats)[play.seats[seat ?? -1] ?? -1]?.name ?? "";
  if (!dice.length) return t("tv-roll", { name });
  if (rolls_left) return t("tv-roll-or-build", { name });
  return t("tv-build", { name });
}

/** Between two games, and after the last. */
export function nextStepPrompt({ series, seats, people, host }: RoomView): string {
  const picker = series?.step === "pick" ? series.picker : null;
  if (picker !== null) return t("tv-choosing", { name: shownSeats(seats)[picker]?.name ?? "" });
  const name = people[host ?? ""]?.name;
  if (name === undefined) return "";
  if (series?.next?.breaks_tie)
    return t("tv-press-tie", { name, game: gameName(series.next.game) });
  return t(series === null || series.finished ? "tv-press-rematch" : "tv-press-next", { name });
}
