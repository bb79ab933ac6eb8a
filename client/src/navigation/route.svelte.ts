/** The router: which page is open, from the part of the address after `#`. */
import { isDeck, type Deck } from "../editions/edition";
import { codeOf, isCode, isClubCode } from "../protocol/room-code";

/** The role of a device at a club night. */
export type ClubPart = "phone" | "screen" | "organiser";

export type Route =
  | { readonly page: "home" }
  | { readonly page: "play" }
  | { readonly page: "two"; readonly code?: string }
  | { readonly page: "practice"; readonly deck: Deck }
  | { readonly page: "daily" }
  | { readonly page: "progress" }
  | { readonly page: "room"; readonly code: string; readonly table: boolean }
  | {
      readonly page: "club";
      /** Undefined on the page that creates a club night. */
      readonly code: string | undefined;
      readonly part: ClubPart;
      /** The join key from the QR code. */
      readonly key: string;
      /** An organiser's token, until the page has removed it from the address. */
      readonly token: string;
    }
  | { readonly page: "rules"; readonly topic: string }
  | { readonly page: "workshop"; readonly deck: string | undefined; readonly owner: string }
  | { readonly page: "pad"; readonly code: string | undefined }
  | { readonly page: "replay"; readonly id: string | undefined; readonly analysis: boolean }
  | { readonly page: "why"; readonly scene: string; readonly hand: string }
  | { readonly page: "print"; readonly deck: string }
  | { readonly page: "about" }
  | { readonly page: "credits" };

/** Club nights keep their first address, so that old links and printed QR codes still work. */
const CLUB_ADDRESS = "event";

export function routeOf(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [page, what = "", how] = path.split("/");
  if (page === CLUB_ADDRESS) return clubRoute(codeOf(what), query);
  if (page === "practice") return { page, deck: isDeck(what) ? what : "classic" };
  if (page === "room" && isCode(codeOf(what)))
    return { page, code: codeOf(what), table: how === "table" };
  if (page === "two") return isCode(codeOf(what)) ? { page, code: codeOf(what) } : { page };
  if (page === "print") return { page, deck: /^[a-z0-9]{1,24}$/.test(what) ? what : "classic" };
  if (page === "why")
    return {
      page,
      scene: what,
      hand: /^[a-z]+-\d{1,2}-\d{1,2}$/.test(how ?? "") ? (how ?? "") : "",
    };
  if (page === "rules") return { page, topic: what };
  if (page === "workshop")
    return { page, deck: /^[a-z0-9]{12}$/.test(what) ? what : undefined, owner: how ?? "" };
  if (page === "pad") return { page, code: isCode(codeOf(what)) ? codeOf(what) : undefined };
  if (page === "replay") {
    const id = /^[0-9a-f]{1,64}$/.test(what) ? what : undefined;
    return { page, id, analysis: how === "analysis" };
  }
  if (
    page === "credits" ||
    page === "about" ||
    page === "play" ||
    page === "daily" ||
    page === "progress"
  )
    return { page };
  return { page: "home" };
}

function clubRoute(code: string, query: string): Route {
  const fields = new Map(
    query.split("&").map((part): [string, string] => {
      const [name = "", value = ""] = part.split("=");
      return [name, value];
    }),
  );
  return {
    page: "club",
    code: isClubCode(code) ? code : undefined,
    part: fields.has("o") ? "organiser" : fields.has("screen") ? "screen" : "phone",
    key: fields.get("k") ?? "",
    token: fields.get("o") ?? "",
  };
}

/** The address of a page, to link to it: the inverse of `routeOf`. */
export function hrefOf(route: Route): string {
  return ["#", ...stepsTo(route)].join("/");
}

function stepsTo(route: Route): string[] {
  const { page } = route;
  switch (page) {
    case "home":
      return [""];
    case "room":
      return [page, route.code, ...(route.table ? ["table"] : [])];
    case "club":
      return [
        CLUB_ADDRESS,
        ...(route.code === undefined ? [] : [`${route.code}${clubQuery(route)}`]),
      ];
    case "two":
    case "pad":
      return [page, ...(route.code === undefined ? [] : [route.code])];
    case "practice":
    case "print":
      return [page, route.deck];
    case "why":
      return [page, ...[route.scene, route.hand].filter(Boolean)];
    case "rules":
      return [page, ...(route.topic ? [route.topic] : [])];
    case "workshop":
      return [page, ...(route.deck === undefined ? [] : [route.deck, route.owner])];
    case "replay":
      return [page, ...(route.id ? [route.id] : []), ...(route.analysis ? ["analysis"] : [])];
    default:
      return [page];
  }
}

function clubQuery({ part, key, token }: Extract<Route, { page: "club" }>): string {
  const role = { phone: [], screen: ["screen"], organiser: [token ? `o=${token}` : "o"] }[part];
  const query = [...role, ...(key ? [`k=${key}`] : [])].join("&");
  return query && `?${query}`;
}

/** The page of the room or club night with this code. */
export const routeForCode = (code: string): Route | undefined => {
  if (isClubCode(code)) return { page: "club", code, part: "phone", key: "", token: "" };
  return isCode(code) ? { page: "room", code, table: false } : undefined;
};

export function goTo(route: Route): void {
  location.hash = hrefOf(route);
}

let current = $state.raw(routeOf(location.hash));
addEventListener("hashchange", () => {
  current = routeOf(location.hash);
  scrollTo(0, 0);
});

export const route = (): Route => current;
