/** The audio output: one audio context, resumed by the first gesture, and its volume. */
import { preferences } from "./preferences.svelte";
import { recall, remember } from "./storage";

/** The gestures in which browsers let a page start audio; iPhones need one that ends. */
const GESTURES = ["pointerup", "touchend", "click", "keydown"] as const;
const DEFAULT_VOLUME = 70;

const stored = Number(recall("volume") ?? DEFAULT_VOLUME);
const state = $state({
  /** From 0 to 100. */
  volume: stored >= 0 && stored <= 100 ? stored : DEFAULT_VOLUME,
  awake: false,
});

let context: AudioContext | undefined;
let master: GainNode | undefined;

/** The volume of this device, from 0 to 100. */
export const volume = (): number => state.volume;

/** Whether the audio context runs, so that a sound would be heard unless sound is switched off. */
export const isAwake = (): boolean => state.awake;

export function setVolume(wanted: number): void {
  state.volume = wanted;
  remember("volume", String(wanted));
  if (context && master) master.gain.setTargetAtTime(loudness(), context.currentTime, 0.02);
}

/** Ears hear loudness in ratios: the middle of the scale should sound half as loud. */
const loudness = (): number => (state.volume / 100) ** 2;

/**
 * Resumes the audio context in the first gesture anywhere on the page, and again after a call
 * or a locked screen has suspended it. An iPhone stays silent if this happens outside a gesture.
 */
export function wakeAudioOnGesture(): void {
  for (const gesture of GESTURES) addEventListener(gesture, wake, { capture: true, passive: true });
}

function wake(): void {
  if (!preferences.sound || !("AudioContext" in globalThis)) return;
  context ??= makeContext();
  if (context.state === "running") note();
  else void context.resume().then(note, () => undefined);
}

function makeContext(): AudioContext {
  const made = new AudioContext({ latencyHint: "interactive" });
  master = new GainNode(made, { gain: loudness() });
  // Many sounds at once would clip on a small loudspeaker.
  master
    .connect(new DynamicsCompressorNode(made, { threshold: -14, ratio: 6 }))
    .connect(made.destination);
  made.addEventListener("statechange", note);
  return made;
}

function note(): void {
  state.awake = context?.state === "running";
}

export interface Speaker {
  readonly context: BaseAudioContext;
  readonly output: AudioNode;
}

/** The output to play to now; undefined while it is suspended: missed sounds are not played later. */
export function speaker(): Speaker | undefined {
  if (!preferences.sound || !context || !master || context.state !== "running") return undefined;
  return { context, output: master };
}
