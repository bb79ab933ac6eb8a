/** The preferences of this device's owner. */
import { recall, remember } from "./storage";

const NAMES = [
  "sound",
  "music",
  "vibration",
  "lefthanded",
  "lefthanded_across",
  "large",
  "voice",
  "coach",
] as const;
export type Preference = (typeof NAMES)[number];
export const PREFERENCES: readonly Preference[] = NAMES;

const DEFAULTS: Readonly<Record<Preference, boolean>> = {
  sound: true,
  music: true,
  vibration: true,
  lefthanded: false,
  lefthanded_across: false,
  large: false,
  voice: false,
  coach: false,
};

const read = (preference: Preference): boolean => {
  const kept = recall(`wish.${preference}`);
  return kept === null ? DEFAULTS[preference] : kept === "yes";
};

const stored = $state({
  sound: read("sound"),
  music: read("music"),
  vibration: read("vibration"),
  lefthanded: read("lefthanded"),
  lefthanded_across: read("lefthanded_across"),
  large: read("large"),
  voice: read("voice"),
  coach: read("coach"),
});

export const preferences: Readonly<Record<Preference, boolean>> = stored;

export function setPreference(preference: Preference, wanted: boolean): void {
  stored[preference] = wanted;
  remember(`wish.${preference}`, wanted ? "yes" : "no");
  enlarge();
}

/** Applies large symbols to every card on the page. */
function enlarge(): void {
  document.documentElement.classList.toggle("large-symbols", stored.large);
}
enlarge();
