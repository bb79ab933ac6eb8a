/** The settings last used on this device: the defaults of new rooms. */
import { recall, remember } from "../device/storage";
import { isCustom } from "../editions/edition";
import type { Settings } from "../protocol/messages";
import { gameOf } from "../shared/catalogue.svelte";
import { fitSettings, defaultSettings } from "../shared/room-settings";

const NAME = "last-choice";

export function saveLastChoice(settings: Settings): void {
  remember(NAME, JSON.stringify(settings));
}

/** The last settings if this server still has their games, else the defaults. */
export function lastChoice(): Settings {
  const usual = defaultSettings();
  try {
    const kept = { ...usual, ...(JSON.parse(recall(NAME) ?? "{}") as Partial<Settings>) };
    const known = kept.games.every((game) => gameOf(game) !== undefined);
    // A custom deck may have been deleted since.
    return known
      ? fitSettings({ ...kept, deck: isCustom(kept.deck ?? "") ? null : kept.deck })
      : usual;
  } catch {
    return usual;
  }
}
