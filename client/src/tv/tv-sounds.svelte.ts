/** The sounds and music of the television. */
import { playMusic, type Mood } from "../device/music";
import { preferences } from "../device/preferences.svelte";
import { playStageSound } from "../device/stage-sounds";
import { playSound } from "../device/sound";
import type { TableEvent } from "../protocol/play";
import type { LiveRoom } from "../room/live-room.svelte";
import { STREAK, type News } from "./news.svelte";

/** The pitch rises with a streak, up to this many semitones. */
const MAX_SEMITONES = 9;

export function playTvSounds(room: LiveRoom, news: News): void {
  $effect(() =>
    room.updates.subscribe(({ events, play }) => {
      for (const event of events) hear(event, news);
      if (play?.finished && !room.view?.play?.finished) playSound("end");
    }),
  );
  const mood = $derived<Mood>(room.view?.playing ? "play" : "lobby");
  $effect(() => {
    if (preferences.music && preferences.sound) return playMusic(mood);
  });
}

function hear({ type, verdict, seat, move }: TableEvent, news: News): void {
  if (type === "dealt") playSound("deal");
  else if (type === "claimed" && verdict === "ok") {
    const row = seat === undefined ? 0 : news.streakOf(seat);
    playStageSound(row >= STREAK ? "streak" : "found", Math.min(MAX_SEMITONES, row));
  } else if (type === "claimed" && verdict === "wrong") playStageSound("mistake");
  else if (type === "rematch_asked") playStageSound("cheer");
  else if (move?.do === "roll") playStageSound("dice");
  else if (move?.do === "build") playStageSound("built");
}
