/** Sounds and vibration for what happens at the table. */
import { untrack } from "svelte";
import { buzz, sound } from "../device/sound";
import type { LiveRoom } from "./live-room.svelte";

/**
 * Makes a room heard for as long as the page that calls this shows it. Of two who share a device the
 * second only hears verdicts: what happens to everybody is heard once.
 */
export function playRoomSounds(room: LiveRoom, second = false): void {
  let heard = untrack(() => room.heard);
  let events = untrack(() => room.events);
  $effect(() => {
    if (!room.heard || room.heard === heard) return;
    heard = room.heard;
    const verdict = heard.verdict === "illegal" ? "wrong" : heard.verdict;
    sound(verdict);
    buzz(verdict);
  });
  if (second) return;
  $effect(() => {
    if (room.events === events) return;
    events = room.events;
    const mine = untrack(() => room.me.seat);
    const theirs = events.some(({ seat, verdict }) => verdict === "ok" && seat !== mine);
    if (events.some(({ type }) => type === "dealt")) sound("deal");
    else if (theirs) sound("theirs");
  });
  $effect(() => {
    if (room.view?.play?.finished) sound("end");
  });
}
