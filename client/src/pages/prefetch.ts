/** What a page needs besides its words, fetched while they come: on a slow network that is a round trip less. */
import { loadSprite } from "../cards/sprite";
import { openBox } from "../editions/built-in";
import type { Route } from "../navigation/route.svelte";

/** Whatever does not come now is asked for again, and told of, by the page itself. */
export function fetchAhead(here: Route): void {
  void Promise.allSettled(wanted(here));
}

function wanted(here: Route): readonly Promise<unknown>[] {
  switch (here.page) {
    case "home":
      return [openBox("classic"), loadSprite("classic")];
    case "practice":
      return [openBox(here.deck), loadSprite(here.deck)];
    case "room":
      return [import("./Room.svelte")];
    default:
      return [];
  }
}
