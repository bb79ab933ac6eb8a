import type { RoomPadStore } from "./pad-store.svelte";
import type { Pad } from "./pad";

/** A pad on its way from this device into the room that was made for it. */
const carried = new Map<string, Pad>();

export function handOverPad(code: string, pad: Pad): void {
  carried.set(code, pad);
}

/** Lays the carried pad out in its room, once. */
export function receivePad(store: RoomPadStore): void {
  const pad = carried.get(store.room.code);
  if (!pad) return;
  carried.delete(store.room.code);
  store.begin(pad);
  store.write(...pad.marks);
}
