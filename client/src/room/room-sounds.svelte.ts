/** Sounds and vibration for what happens at the table. */
import { vibrate, playSound } from "../device/sound";
import type { LiveRoom } from "./live-room.svelte";

/**
 * Lets a room be heard while the page that calls this shows it. Of two who share a device the second
 * hears only verdicts: what happens to everybody is heard once.
 */
export function playRoomSounds(room: LiveRoom, second = false): void {
  $effect(() =>
    room.verdicts.subscribe(({ verdict, owner }) => {
      // A card that counts for another team is nothing to cheer about.
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
  // Only a game that ends changes this, not what else changes in the room after its end.
  const finished = $derived(room.view?.play?.finished ? room.view.play.number : undefined);
  $effect(() => {
    if (finished !== undefined) playSound("end");
  });
}
