/** What a room plays, in a few words: the one game, or the way several follow one another. */
import { nameOf, type TopicName } from "./topics";
import { onlyGameOf } from "../shared/catalogue.svelte";
import type { Settings } from "../protocol/messages";

type Chosen = Pick<Settings, "games"> & { mode: string };

/** The topic of the rules that tells how it goes. */
export function topicOf({ mode, games }: Chosen): string {
  const only = onlyGameOf(mode)?.name;
  return only ?? (mode === "single" && games[0] !== undefined ? games[0] : mode);
}

/** The text that names it, and whose attribute `summary` tells it in a sentence. */
export const titleOf = (chosen: Chosen): TopicName => nameOf(topicOf(chosen));
