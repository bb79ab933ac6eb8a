/** Which page is open: the part of the address after `#`, so that every page is served by one file. */
import { isDeck, type Deck } from "../editions/edition";

export type Route =
  | { readonly page: "home" }
  | { readonly page: "practice"; readonly deck: Deck }
  | { readonly page: "credits" };

export function routeOf(hash: string): Route {
  const [page, deck = ""] = hash.replace(/^#\/?/, "").split("/");
  if (page === "practice") return { page, deck: isDeck(deck) ? deck : "classic" };
  if (page === "credits") return { page };
  return { page: "home" };
}

let current = $state.raw(routeOf(location.hash));
addEventListener("hashchange", () => {
  current = routeOf(location.hash);
  scrollTo(0, 0);
});

export const route = (): Route => current;
