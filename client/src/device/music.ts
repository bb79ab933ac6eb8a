/** Quiet music that never ends: four chords, a bass, and a tune that wanders over five notes. */
import { speaker, type Speaker } from "./audio.svelte";
import { pitchOf, play, type Note } from "./synth";

/** In the lobby a melody plays; during a game there is only the accompaniment. */
export type Mood = "lobby" | "play";

const BEAT_S: Readonly<Record<Mood, number>> = { lobby: 0.42, play: 0.36 };
const BEATS = 8;
/** The lowest note of each chord, and its notes. */
const CHORDS = [
  [48, [60, 64, 67]],
  [45, [57, 60, 64]],
  [41, [57, 60, 65]],
  [43, [59, 62, 67]],
] as const;
const SCALE = [72, 74, 76, 79, 81, 84] as const;
const LOOK_AHEAD_S = 0.6;
const CHECK_MS = 200;
const FADE_S = 0.25;

/** Plays until the returned function is called; pauses while audio is off or suspended. */
export function playMusic(mood: Mood): () => void {
  let [bar, next, step] = [0, 0, 2];
  let band: Band | undefined;
  const timer = setInterval(() => {
    const to = speaker();
    if (!to) return;
    band ??= formBand(to);
    const now = to.context.currentTime;
    if (next < now) next = now + 0.05;
    while (next < now + LOOK_AHEAD_S) {
      step = playBar(band, mood, bar, next, step);
      next += BEATS * BEAT_S[mood];
      bar += 1;
    }
  }, CHECK_MS);
  return () => {
    clearInterval(timer);
    band?.output.gain.setTargetAtTime(0, band.context.currentTime, FADE_S);
  };
}

interface Band extends Speaker {
  readonly output: GainNode;
}

/** All notes go through one gain node, so that a bar that has begun can still fade out. */
function formBand({ context, output }: Speaker): Band {
  const gain = new GainNode(context);
  gain.connect(output);
  return { context, output: gain };
}

/** Plays one bar; returns the step of the scale that the melody ended on. */
function playBar(to: Speaker, mood: Mood, bar: number, from: number, first: number): number {
  const beat = BEAT_S[mood];
  const [low, keys] = CHORDS[bar % CHORDS.length] ?? CHORDS[0];
  const notes: Note[] = [
    ["soft", 0, pitchOf(low), 3.4 * beat, 0.055],
    ["soft", 4 * beat, pitchOf(low + 7), 3.4 * beat, 0.045],
  ];
  for (let at = 0; at < BEATS; at += 1) {
    const key = keys[at % keys.length] ?? keys[0];
    notes.push(["pluck", at * beat, pitchOf(key), 0.5, at % 4 ? 0.022 : 0.032]);
    if (at % 2) notes.push(["hiss", at * beat, 7000, 0.05, 0.012]);
  }
  let step = first;
  if (mood === "lobby")
    for (let at = 0; at < BEATS; at += 1) {
      if (Math.random() > 0.45) continue;
      step = Math.min(SCALE.length - 1, Math.max(0, step + Math.floor(Math.random() * 3) - 1));
      const key = SCALE[step] ?? SCALE[0];
      notes.push(["bell", at * beat, pitchOf(key), 0.9, 0.03]);
    }
  play(to, notes, from);
  return step;
}
