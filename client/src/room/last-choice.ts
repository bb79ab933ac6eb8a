/** What the owner of this device played last: new rooms begin with it. */
import { recall, remember } from "../device/storage";
import { isCustom } from "../editions/edition";
import type { Settings } from "../protocol/messages";
import { gameOf } from "../shared/catalogue.svelte";
import { fitSettings, defaultSettings } from "../shared/room-settings";

const NAME = "last-choice";

export function saveLastChoice(settings: Settings): void {
  remember(NAME, JSON.stringify(settings));
}

/** The last choice, as far as this server still knows it. */
export function lastChoice(): Settings {
  const usual = defaultSettings();
  try {
    const kept = { ...usual, ...(JSON.parse(recall(NAME) ?? "{}") as Partial<Settings>) };
    const known = kept.games.every((game) => gameOf(game) !== undefined);
    // Somebody's own deck may be gone by then.
    return known
      ? fitSettings({ ...kept, deck: isCustom(kept.deck ?? "") ? null : kept.deck })
      : usual;
  } catch {
    return usual;
  }
}
