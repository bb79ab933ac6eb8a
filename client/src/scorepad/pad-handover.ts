/** Moves a pad from one device into a room that was created for it. */
import type { RoomPadStore } from "./pad-store.svelte";
import type { Pad } from "./pad";

/** By the code of the room. */
const carried = new Map<string, Pad>();

export function handOverPad(code: string, pad: Pad): void {
  carried.set(code, pad);
}

/** Opens the carried pad in its room, once. */
export function receivePad(store: RoomPadStore): void {
  const pad = carried.get(store.room.code);
  if (!pad) return;
  carried.delete(store.room.code);
  store.begin(pad);
  store.write(...pad.marks);
}
