/** Prefetches what a page needs while its texts load: one round trip less on a slow network. */
import { loadDeck } from "../cards/load-deck";
import { loadSprite } from "../cards/sprite";
import { deckOn } from "../daily/daily";
import { loadEdition } from "../editions/built-in";
import { language, loadTextGroup } from "../i18n/i18n.svelte";
import type { Route } from "../navigation/route.svelte";
import { dayAfter, today } from "../progress/days";

/** Ignores failures: the page itself loads again what is missing, and reports errors. */
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

const isAlone = ({ page }: Route) => page === "home" || page === "practice" || page === "daily";

/** Fetches the daily duels of today and tomorrow, and the page of one's times, for offline use; not from a room, so as not to slow it down. */
export async function prefetchDaily(here: Route): Promise<void> {
  if (!isAlone(here)) return;
  const days = [today(), dayAfter(today(), 1)];
  await Promise.allSettled([
    import("./Daily.svelte"),
    import("./Progress.svelte"),
    loadTextGroup("progress"),
    ...days.map((day) => loadDeck(deckOn(day), language())),
  ]);
}
