/** Makes an event from this page, and remembers what it shall be until its organiser is connected. */
import { seatTokenOf } from "../connection/seat-token";
import { goTo } from "../navigation/route.svelte";
import type { EventSettings } from "../protocol/messages";
import { createEvent } from "./api";

type Wanted = Pick<EventSettings, "mode" | "language">;

const wanted = new Map<string, Wanted>();

export async function makeEvent(settings: Wanted): Promise<void> {
  const { code, key, organisers } = await createEvent();
  const token = new URLSearchParams(organisers[0]?.split("?")[1]).get("o") ?? "";
  seatTokenOf(code, "organiser").keep(token);
  wanted.set(code, settings);
  goTo({ page: "event", code, part: "organiser", key, token: "" });
}

/** Returns what a new event shall be, once. */
export function takeNewSettings(code: string): Wanted | undefined {
  const settings = wanted.get(code);
  wanted.delete(code);
  return settings;
}
