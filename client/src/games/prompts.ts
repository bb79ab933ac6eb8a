/** What a game asks the player to do: in its own words where it has some, else in words that fit any game. */
import { hasText, t } from "../i18n/i18n.svelte";
import type { CardsPlay } from "../protocol/play";

/** What to tap. */
export function promptOf({ game, table }: CardsPlay): string {
  if (hasText(`prompt-${game}`)) return t(`prompt-${game}`);
  if (table.aim.pick > 1) return t("prompt-any-several");
  return t(table.target === "none" ? "prompt-any-pair" : "prompt-any-goal");
}

/** The prompt for a player who is out of the round, or of the game. */
export function outPromptOf({ game, table }: CardsPlay): string {
  if (hasText(`prompt-out-${game}`)) return t(`prompt-out-${game}`);
  return t(table.rounds ? "prompt-out" : "prompt-done");
}
