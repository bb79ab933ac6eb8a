/** How this device's owner likes to play. */
import { recall, remember } from "./storage";

const NAMES = [
  "sound",
  "vibration",
  "lefthanded",
  "lefthanded_across",
  "large",
  "voice",
  "coach",
] as const;
export type Wish = (typeof NAMES)[number];
export const WISHES: readonly Wish[] = NAMES;

const USUAL: Readonly<Record<Wish, boolean>> = {
  sound: true,
  vibration: true,
  lefthanded: false,
  lefthanded_across: false,
  large: false,
  voice: false,
  coach: false,
};

const read = (wish: Wish): boolean => {
  const kept = recall(`wish.${wish}`);
  return kept === null ? USUAL[wish] : kept === "yes";
};

const kept = $state({
  sound: read("sound"),
  vibration: read("vibration"),
  lefthanded: read("lefthanded"),
  lefthanded_across: read("lefthanded_across"),
  large: read("large"),
  voice: read("voice"),
  coach: read("coach"),
});

export const wishes: Readonly<Record<Wish, boolean>> = kept;

export function wishFor(wish: Wish, wanted: boolean): void {
  kept[wish] = wanted;
  remember(`wish.${wish}`, wanted ? "yes" : "no");
  enlarge();
}

/** Large symbols are on every card, wherever it lies. */
function enlarge(): void {
  document.documentElement.classList.toggle("large-symbols", kept.large);
}
enlarge();
