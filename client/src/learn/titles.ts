/** The title of what a room plays: its only game, or the mode. */
import { nameOf, type TopicName } from "./topics";
import { onlyGameOf } from "../shared/catalogue.svelte";
import type { Settings } from "../protocol/messages";

type Chosen = Pick<Settings, "games"> & { mode: string };

/** The topic of the rules for these settings. */
export function topicOf({ mode, games }: Chosen): string {
  const only = onlyGameOf(mode)?.name;
  return only ?? (mode === "single" && games[0] !== undefined ? games[0] : mode);
}

/** The text id of the title; its attribute `summary` is a one-sentence summary. */
export const titleOf = (chosen: Chosen): TopicName => nameOf(topicOf(chosen));
