/** Who has to press what now, as the television tells it. */
import { t } from "../i18n/i18n.svelte";
import type { RoomView } from "../protocol/messages";
import type { PlayView } from "../protocol/play";
import { shownSeats } from "../shared/seats";

/** During a game. */
export function promptOf(view: RoomView, play: PlayView): string {
  if (play.finished) return "";
  if (play.kind === "cards") return t("tv-find");
  const { seat, dice, rolls_left } = play.view;
  const name = shownSeats(view.seats)[play.seats[seat ?? -1] ?? -1]?.name ?? "";
  if (!dice.length) return t("tv-roll", { name });
  if (rolls_left) return t("tv-roll-or-build", { name });
  return t("tv-build", { name });
}

/** Between two games, and after the last. */
export function wayOn({ series, seats, people, host }: RoomView): string {
  const picker = series?.step === "pick" ? series.picker : null;
  if (picker !== null) return t("tv-choosing", { name: shownSeats(seats)[picker]?.name ?? "" });
  const name = people[host ?? ""]?.name;
  if (name === undefined) return "";
  return t(series === null || series.finished ? "tv-press-rematch" : "tv-press-next", { name });
}
