import type { RoomDesk } from "./pad-store.svelte";
import type { Pad } from "./pad";

/** A pad on its way from this device into the room that was made for it. */
const carried = new Map<string, Pad>();

export function carry(code: string, pad: Pad): void {
  carried.set(code, pad);
}

/** Lays the carried pad out in its room, once. */
export function unload(desk: RoomDesk): void {
  const pad = carried.get(desk.room.code);
  if (!pad) return;
  carried.delete(desk.room.code);
  desk.begin(pad);
  desk.write(...pad.marks);
}
