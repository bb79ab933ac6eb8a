/** Names of buildings, for the coach and the analysis. */
import { t } from "../../i18n/i18n.svelte";
import { kindOf, itemNumber } from "./sheet";

/** The name of a building; roads have no number. */
export const itemName = (item: string): string =>
  kindOf(item) === "road"
    ? t("building-road")
    : `${t(`building-${kindOf(item)}`)} ${String(itemNumber(item))}`;
