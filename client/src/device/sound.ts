/** The short sounds of a table, and its vibrations. Longer sounds are in stage-sounds.ts. */
import { speaker } from "./audio.svelte";
import { preferences } from "./preferences.svelte";
import { play, type Tune } from "./synth";

const SOUNDS = {
  tap: [
    ["hiss", 0, 2400, 0.03, 0.1],
    ["pluck", 0, 520, 0.06, 0.12],
  ],
  ok: [
    ["bell", 0, 659, 0.3, 0.2],
    ["bell", 0.07, 988, 0.35, 0.2],
    ["bell", 0.14, 1319, 0.6, 0.16],
  ],
  late: [
    ["soft", 0, 440, 0.12, 0.16],
    ["soft", 0.1, 392, 0.2, 0.14],
  ],
  wrong: [
    ["reed", 0, 196, 0.18, 0.22, 185],
    ["reed", 0.14, 147, 0.32, 0.22, 131],
  ],
  theirs: [["pluck", 0, 392, 0.16, 0.14]],
  deal: [
    ["hiss", 0, 1800, 0.07, 0.14, 3600],
    ["hiss", 0.1, 2000, 0.07, 0.14, 4000],
    ["hiss", 0.2, 2200, 0.09, 0.14, 4400],
  ],
  count: [
    ["drum", 0, 180, 0.12, 0.3],
    ["pluck", 0, 440, 0.16, 0.2],
  ],
  go: [
    ["hiss", 0, 3000, 0.18, 0.12, 6000],
    ["bell", 0, 880, 0.5, 0.24],
    ["bell", 0, 1109, 0.5, 0.14],
  ],
  turn: [
    ["bell", 0, 784, 0.3, 0.18],
    ["bell", 0.16, 1047, 0.5, 0.18],
  ],
  pop: [["soft", 0, 300, 0.09, 0.2, 900]],
  end: [
    ["pluck", 0, 523, 0.25, 0.22],
    ["pluck", 0.12, 659, 0.25, 0.22],
    ["pluck", 0.24, 784, 0.4, 0.22],
  ],
} as const satisfies Record<string, Tune>;

export type Sound = keyof typeof SOUNDS;

/** Plays a sound now, if sound is switched on and the browser allows it. */
export function playSound(name: Sound): void {
  const to = speaker();
  if (to) play(to, SOUNDS[name]);
}

const VIBRATIONS = {
  ok: [18, 40, 30],
  wrong: [90],
  late: [30],
  count: [12],
  go: [45],
  turn: [30, 60, 30],
  burned: [40, 30, 40, 30, 160],
  won: [30, 50, 30, 50, 30, 50, 120],
} as const;

export type Vibration = keyof typeof VIBRATIONS;

/** Vibrates, where the device can. Browsers refuse it before the first touch. */
export function vibrate(name: Vibration): void {
  if (preferences.vibration && "vibrate" in navigator) navigator.vibrate([...VIBRATIONS[name]]);
}
