/** Prefetches what a page needs while its texts load: one round trip less on a slow network. */
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
