/** What an award was given for, in a few words. */
import { t } from "../i18n/i18n.svelte";
import type { FinaleAward } from "../protocol/types";

export function awardText({ kind, value }: FinaleAward): string {
  switch (kind) {
    case "fastest_find":
      return t("seconds", { seconds: value });
    case "most_even":
      return t("award-spread", { share: Math.round(value * 100) });
    case "best_turn":
      return t("points", { points: value });
    default:
      return t(`award-${kind}-worth`, { count: value });
  }
}
