/** What a page needs besides its words, fetched while they come: on a slow network that is a round trip less. */
import { loadSprite } from "../cards/sprite";
import { loadEdition } from "../editions/built-in";
import type { Route } from "../navigation/route.svelte";

/** Whatever does not come now is asked for again, and told of, by the page itself. */
export function prefetch(here: Route): void {
  void Promise.allSettled(wanted(here));
}

function wanted(here: Route): readonly Promise<unknown>[] {
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
