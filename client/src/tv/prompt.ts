/** The television's prompt: who has to press which button now. */
import { t } from "../i18n/i18n.svelte";
import type { RoomView } from "../protocol/messages";
import type { PlayView } from "../protocol/play";
import { playerRange } from "../shared/room-settings";
import { isTaken, shownSeats } from "../shared/seats";

/** The prompt in the lobby. */
export function lobbyPrompt({ seats, settings, people, host }: RoomView): string {
  const taken = shownSeats(seats).filter(isTaken).length;
  const [fewest] = playerRange(settings);
  if (taken < fewest) return t("too-few", { count: fewest - taken });
  const name = people[host ?? ""]?.name;
  return name === undefined ? "" : t("tv-press-start", { name });
}

/** The prompt during a game. */
export function gamePrompt(view: RoomView, play: PlayView): string {
  if (play.finished) return "";
  if (play.kind === "cards") return t("tv-find");
  const { seat, dice, rolls_left } = play.view;
  const name = shownSeats(view.seats)[play.seats[seat ?? -1] ?? -1]?.name ?? "";
  if (!dice.length) return t("tv-roll", { name });
  if (rolls_left) return t("tv-roll-or-build", { name });
  return t("tv-build", { name });
}

/** The prompt between two games and after the last; empty while somebody picks the next game, which is shown elsewhere. */
export function nextStepPrompt({ series, people, host }: RoomView): string {
  if (series?.step === "pick") return "";
  const name = people[host ?? ""]?.name;
  if (name === undefined) return "";
  if (series?.next?.breaks_tie) return t("tv-press-tie", { name });
  return t(series === null || series.finished ? "tv-press-rematch" : "tv-press-next", { name });
}
