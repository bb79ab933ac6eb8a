/** A small synthesiser: sounds are lists of notes, all generated here. */
import type { Speaker } from "./audio.svelte";

/** How a note sounds. Pitched voices take hertz; for `hiss` the pitch is the middle of the noise band. */
export type Voice = "soft" | "bell" | "pluck" | "reed" | "brass" | "drum" | "hiss";

/** Voice, start in seconds, pitch in hertz, length in seconds, loudness, the pitch it glides to. */
export type Note = readonly [
  voice: Voice,
  at: number,
  pitch: number,
  length: number,
  loudness: number,
  to?: number,
];

export type Tune = readonly Note[];

/** The pitch in hertz of a piano key, by MIDI number: 69 is the A at 440 Hz. */
export const pitchOf = (key: number): number => 440 * 2 ** ((key - 69) / 12);

/** Plays a tune from a time of the context's clock on (default: now), raised by `higher` semitones. */
export function play(speaker: Speaker, tune: Tune, from?: number, higher = 0): void {
  const start = from ?? speaker.context.currentTime;
  const ratio = 2 ** (higher / 12);
  for (const [voice, at, pitch, length, loudness, to = pitch] of tune)
    VOICES[voice](speaker, {
      start: start + at,
      pitch: pitch * ratio,
      to: to * ratio,
      length,
      loudness,
    });
}

interface Strike {
  readonly start: number;
  readonly pitch: number;
  readonly to: number;
  readonly length: number;
  readonly loudness: number;
}

type Play = (speaker: Speaker, strike: Strike) => void;

/** The level at the end of a note: an exponential ramp cannot reach zero. */
const SILENCE = 0.0001;

function envelope(context: BaseAudioContext, { start, length, loudness }: Strike, attack: number) {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + Math.min(attack, length / 2));
  gain.gain.exponentialRampToValueAtTime(SILENCE, start + length);
  return gain;
}

function tone(
  { context }: Speaker,
  type: OscillatorType,
  { start, pitch, to, length }: Strike,
  out: AudioNode,
): void {
  const oscillator = new OscillatorNode(context, { type, frequency: pitch });
  if (to !== pitch) {
    oscillator.frequency.setValueAtTime(pitch, start);
    oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  }
  oscillator.connect(out);
  oscillator.start(start);
  oscillator.stop(start + length);
}

const simple =
  (type: OscillatorType, attack: number): Play =>
  (speaker, strike) => {
    const gain = envelope(speaker.context, strike, attack);
    gain.connect(speaker.output);
    tone(speaker, type, strike, gain);
  };

/** A rich tone through a filter that closes while it rings. */
const filtered =
  (type: OscillatorType, attack: number, open: number, close: number): Play =>
  (speaker, strike) => {
    const { context } = speaker;
    const gain = envelope(context, strike, attack);
    const filter = new BiquadFilterNode(context, { type: "lowpass", Q: 1.2 });
    filter.frequency.setValueAtTime(strike.pitch * open, strike.start);
    filter.frequency.exponentialRampToValueAtTime(
      strike.pitch * close,
      strike.start + strike.length,
    );
    filter.connect(gain).connect(speaker.output);
    tone(speaker, type, strike, filter);
  };

/** A bell's overtones are not multiples of its pitch, and fade sooner. */
const bell: Play = (speaker, strike) => {
  const PARTIALS = [
    [1, 1, 1],
    [2.76, 0.35, 0.5],
    [5.4, 0.15, 0.25],
  ] as const;
  for (const [ratio, share, rest] of PARTIALS)
    simple("sine", 0.004)(speaker, {
      start: strike.start,
      pitch: strike.pitch * ratio,
      to: strike.to * ratio,
      length: strike.length * rest,
      loudness: strike.loudness * share,
    });
};

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function noiseOf(context: BaseAudioContext): AudioBuffer {
  const kept = noises.get(context);
  if (kept) return kept;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  samples.forEach((_, at) => (samples[at] = 2 * Math.random() - 1));
  noises.set(context, buffer);
  return buffer;
}

const hiss: Play = (speaker, strike) => {
  const { context } = speaker;
  const gain = envelope(context, strike, 0.006);
  const filter = new BiquadFilterNode(context, { type: "bandpass", Q: 0.9 });
  filter.frequency.setValueAtTime(strike.pitch, strike.start);
  filter.frequency.exponentialRampToValueAtTime(strike.to, strike.start + strike.length);
  const source = new AudioBufferSourceNode(context, { buffer: noiseOf(context), loop: true });
  source.connect(filter).connect(gain).connect(speaker.output);
  source.start(strike.start, Math.random() * 0.5);
  source.stop(strike.start + strike.length);
};

const drum: Play = (speaker, strike) => {
  const gain = envelope(speaker.context, strike, 0.003);
  gain.connect(speaker.output);
  tone(speaker, "sine", { ...strike, to: strike.pitch * 0.4 }, gain);
};

const VOICES: Readonly<Record<Voice, Play>> = {
  soft: simple("triangle", 0.008),
  bell,
  pluck: filtered("triangle", 0.003, 6, 1.2),
  reed: filtered("sawtooth", 0.02, 3, 1.5),
  brass: filtered("sawtooth", 0.035, 2.2, 4),
  drum,
  hiss,
};
