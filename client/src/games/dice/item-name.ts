/** Names of buildings, for the coach and the analysis. */
import { t } from "../../i18n/i18n.svelte";
import { kindOf, numberOf } from "./sheet";

/** What a building is called: roads have no number to tell them by. */
export const itemName = (item: string): string =>
  kindOf(item) === "road"
    ? t("building-road")
    : `${t(`building-${kindOf(item)}`)} ${String(numberOf(item))}`;
