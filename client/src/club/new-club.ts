/** Creates a club night from this page, and keeps its settings until its organiser is connected. */
import { seatTokenOf } from "../connection/seat-token";
import { goTo } from "../navigation/route.svelte";
import type { ClubSettings } from "../protocol/messages";
import { createClub } from "./api";

type Wanted = Pick<ClubSettings, "mode" | "language">;

const wanted = new Map<string, Wanted>();

export async function makeClub(settings: Wanted): Promise<void> {
  const { code, key, organisers } = await createClub();
  const token = new URLSearchParams(organisers[0]?.split("?")[1]).get("o") ?? "";
  seatTokenOf(code, "organiser").keep(token);
  wanted.set(code, settings);
  goTo({ page: "club", code, part: "organiser", key, token: "" });
}

/** Returns the settings of a new club night, once. */
export function takeNewSettings(code: string): Wanted | undefined {
  const settings = wanted.get(code);
  wanted.delete(code);
  return settings;
}
