/** Prefetches what a page needs while its texts load: one round trip less on a slow network. */
import { loadDeck } from "../cards/load-deck";
import { loadSprite } from "../cards/sprite";
import { deckOn } from "../daily/daily";
import { loadEdition } from "../editions/built-in";
import { language, loadBook } from "../i18n/i18n.svelte";
import type { Route } from "../navigation/route.svelte";
import { today } from "../progress/days";

/** Whatever does not come now is asked for again, and told of, by the page itself. */
export function prefetch(here: Route): void {
  void Promise.allSettled(loadsFor(here));
}

function loadsFor(here: Route): readonly Promise<unknown>[] {
  switch (here.page) {
    case "home":
      return [loadEdition("classic"), loadSprite("classic")];
    case "practice":
      return [loadEdition(here.deck), loadSprite(here.deck)];
    case "room":
      return [import("./Room.svelte")];
    default:
      return [];
  }
}

/** Fetches the daily duel, so that it can be played later without a network; a room has better things to fetch. */
export async function prefetchDaily(here: Route): Promise<void> {
  if (here.page !== "home" && here.page !== "practice") return;
  const deck = loadDeck(deckOn(today()), language());
  await Promise.allSettled([import("./Daily.svelte"), loadBook("progress"), deck]);
}
