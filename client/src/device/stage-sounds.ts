/** The longer sounds of the television: drum roll, fanfare and so on. Loaded when they are needed. */
import { speaker } from "./audio.svelte";
import { pitchOf, play, type Note, type Tune, type Voice } from "./synth";

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** Notes one after the other, by the keys of a piano. */
const run = (
  voice: Voice,
  keys: readonly number[],
  { at = 0, step = 0.12, length = 0.3, loudness = 0.2 } = {},
): Note[] => keys.map((key, turn) => [voice, at + turn * step, pitchOf(key), length, loudness]);

/** Notes at once. */
const chord = (
  voice: Voice,
  keys: readonly number[],
  at: number,
  length: number,
  loudness: number,
): Note[] => run(voice, keys, { at, step: 0, length, loudness });

/** How long the drum rolls before the winner is revealed, in seconds. */
export const DRUM_ROLL_S = 1.8;
const STROKES = 34;
const drumRoll: Tune = [
  ...range(STROKES).flatMap((stroke): Note[] => {
    const [at, loudness] = [(stroke / STROKES) * DRUM_ROLL_S, 0.05 + (0.22 * stroke) / STROKES];
    return [
      ["hiss", at, 1500, 0.07, loudness],
      ["drum", at, 170, 0.06, loudness],
    ];
  }),
  ["hiss", DRUM_ROLL_S, 6000, 1.4, 0.3, 3000],
  ["drum", DRUM_ROLL_S, 110, 0.5, 0.5],
];

const fanfare: Tune = [
  ...run("brass", [67, 67, 67], { step: 0.14, length: 0.16, loudness: 0.13 }),
  ...chord("brass", [60, 64, 67, 72], 0.42, 0.6, 0.11),
  ...chord("brass", [65, 69, 72, 77], 1.0, 0.34, 0.11),
  ...chord("brass", [67, 71, 74, 79], 1.34, 0.34, 0.11),
  ...chord("brass", [60, 67, 72, 76, 84], 1.68, 1.6, 0.11),
  ...run("bell", [84, 88, 91, 96, 100], { at: 1.7, step: 0.09, length: 0.9, loudness: 0.09 }),
  ...[0.42, 1.0, 1.34, 1.68].map((at): Note => ["drum", at, 98, 0.3, 0.4]),
  ["hiss", 1.68, 7000, 1.2, 0.14, 3500],
];

/** For the losers: encouraging, not sad. */
const consolation: Tune = [
  ...run("pluck", [67, 64, 62, 60], { step: 0.26, length: 0.5, loudness: 0.18 }),
  ...chord("soft", [53, 57, 60], 1.1, 0.7, 0.1),
  ...run("pluck", [62, 65, 67], { at: 1.7, step: 0.2, length: 0.5, loudness: 0.16 }),
  ...chord("soft", [48, 55, 60, 64], 2.3, 1.3, 0.1),
  ["bell", 2.3, pitchOf(84), 1.2, 0.08],
];

const STAGE_SOUNDS = {
  found: [
    ...run("bell", [76, 83, 88], { step: 0.07, length: 0.6, loudness: 0.17 }),
    ["hiss", 0, 2500, 0.12, 0.1, 6000],
  ],
  mistake: [
    ["reed", 0, 233, 0.22, 0.18, 220],
    ["reed", 0.22, 220, 0.5, 0.18, 156],
  ],
  streak: [
    ...run("bell", [79, 84, 88, 91, 96], { step: 0.055, length: 0.5, loudness: 0.14 }),
    ["hiss", 0, 1500, 0.4, 0.12, 8000],
  ],
  burned: [
    ["hiss", 0, 500, 0.9, 0.32, 2600],
    ["drum", 0, 120, 0.35, 0.5],
    ["reed", 0.1, 330, 0.8, 0.14, 92],
    ["hiss", 0.75, 5200, 0.7, 0.14, 7500],
  ],
  captured: [
    ...chord("brass", [55, 62], 0, 0.26, 0.14),
    ...chord("brass", [50, 57], 0.28, 0.6, 0.14),
    ["drum", 0, 90, 0.3, 0.45],
    ["drum", 0.28, 75, 0.5, 0.55],
    ["hiss", 0.3, 900, 0.25, 0.2, 300],
  ],
  swept: [
    ["hiss", 0, 700, 0.5, 0.24, 6500],
    ...run("bell", [72, 76, 79, 84, 88], { at: 0.25, step: 0.07, length: 0.6, loudness: 0.14 }),
  ],
  point: [
    ["drum", 0, 150, 0.25, 0.4],
    ...run("brass", [67, 72, 76], { step: 0.13, length: 0.3, loudness: 0.12 }),
  ],
  dice: range(7).map((rattle): Note => [
    "hiss",
    rattle * 0.085 + Math.random() * 0.03,
    1900,
    0.05,
    0.16,
    900,
  ]),
  built: [
    ["drum", 0, 240, 0.12, 0.4],
    ["drum", 0.16, 240, 0.12, 0.4],
    ...chord("pluck", [72, 76, 79], 0.34, 0.7, 0.14),
  ],
  cheer: [
    ["soft", 0, 420, 0.16, 0.14, 900],
    ["soft", 0.1, 520, 0.16, 0.12, 1100],
  ],
  welcome: [
    ...chord("pluck", [60, 64, 67], 0, 0.6, 0.13),
    ...run("bell", [72, 76, 79, 84], { at: 0.12, step: 0.1, length: 0.7, loudness: 0.12 }),
  ],
  drumRoll,
  fanfare,
  consolation,
} as const satisfies Record<string, Tune>;

export type StageSound = keyof typeof STAGE_SOUNDS;

/** Plays a sound now, raised by this many semitones: the longer a streak, the higher. */
export function playStageSound(name: StageSound, higher = 0): void {
  const to = speaker();
  if (to) play(to, STAGE_SOUNDS[name], undefined, higher);
}
