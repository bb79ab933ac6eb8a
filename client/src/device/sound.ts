/** Sounds, synthesised: a few soft tones each, no files. */
import { preferences } from "./preferences.svelte";

/** When it begins, its pitch in hertz, how long it rings, how loud. */
type Tone = readonly [at: number, pitch: number, length: number, loudness: number];

const SOUNDS = {
  tap: [[0, 520, 0.05, 0.12]],
  ok: [
    [0, 660, 0.14, 0.22],
    [0.07, 880, 0.16, 0.22],
    [0.14, 1320, 0.3, 0.16],
  ],
  late: [
    [0, 440, 0.12, 0.14],
    [0.1, 392, 0.2, 0.12],
  ],
  wrong: [
    [0, 196, 0.18, 0.2],
    [0.12, 147, 0.28, 0.2],
  ],
  theirs: [[0, 330, 0.1, 0.08]],
  deal: [
    [0, 240, 0.05, 0.1],
    [0.09, 280, 0.05, 0.1],
    [0.18, 320, 0.07, 0.1],
  ],
  end: [
    [0, 523, 0.2, 0.2],
    [0.15, 659, 0.2, 0.2],
    [0.3, 784, 0.2, 0.2],
    [0.45, 1047, 0.6, 0.2],
  ],
} as const satisfies Record<string, readonly Tone[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | undefined;

/** Browsers keep quiet until the first press; what comes before is not heard. */
export function sound(name: Sound): void {
  if (!preferences.sound || !("AudioContext" in globalThis)) return;
  // Older browsers do not tell.
  const activation = navigator.userActivation as UserActivation | undefined;
  if (!activation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const tone of SOUNDS[name]) ring(context, tone);
}

function ring(on: AudioContext, [at, pitch, length, loudness]: Tone): void {
  const start = on.currentTime + at;
  const tone = new OscillatorNode(on, { type: "triangle", frequency: pitch });
  const volume = new GainNode(on, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(on.destination);
  tone.start(start);
  tone.stop(start + length);
}

const BUZZES = { ok: [18, 40, 30], wrong: [90], late: [30] } as const;

export function buzz(name: keyof typeof BUZZES): void {
  if (preferences.vibration && "vibrate" in navigator) navigator.vibrate([...BUZZES[name]]);
}
