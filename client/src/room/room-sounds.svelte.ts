/** Sounds and vibration for what happens at the table. */
import { vibrate, playSound } from "../device/sound";
import type { LiveRoom } from "./live-room.svelte";

/**
 * Plays the sounds of a room while the calling component is mounted. On a shared device the second player's room
 * plays only verdicts, so that public events sound once.
 */
export function playRoomSounds(room: LiveRoom, second = false): void {
  $effect(() =>
    room.verdicts.subscribe(({ verdict, owner }) => {
      // Don't celebrate a card that counts for another team.
      if (verdict === "ok" && owner != null) {
        playSound("theirs");
        return;
      }
      const name = verdict === "illegal" ? "wrong" : verdict;
      playSound(name);
      vibrate(name);
    }),
  );
  if (second) return;
  $effect(() =>
    room.updates.subscribe(({ events }) => {
      const theirs = events.some(({ seat, verdict }) => verdict === "ok" && seat !== room.me.seat);
      if (events.some(({ type }) => type === "dealt")) playSound("deal");
      else if (theirs) playSound("theirs");
      if (room.isHost && events.some(({ type }) => type === "rematch_asked")) {
        playSound("turn");
        vibrate("turn");
      }
    }),
  );
  // Derived, so that later changes of the room's view do not play the sound again.
  const finished = $derived(room.view?.play?.finished ? room.view.play.number : undefined);
  $effect(() => {
    if (finished !== undefined) playSound("end");
  });
}
