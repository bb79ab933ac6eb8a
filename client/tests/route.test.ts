import { expect, test } from "vitest";
import { hrefOf, routeOf, type Route } from "../src/navigation/route.svelte";

test.each([
  ["", { page: "home" }],
  ["#/", { page: "home" }],
  ["#/nowhere", { page: "home" }],
  ["#/credits", { page: "credits" }],
  ["#/rules", { page: "rules", topic: "" }],
  ["#/rules/tower", { page: "rules", topic: "tower" }],
  ["#/print", { page: "print", deck: "classic" }],
  ["#/print/dice", { page: "print", deck: "dice" }],
  ["#/print/<b>", { page: "print", deck: "classic" }],
  ["#/why", { page: "why", scene: "", hand: "" }],
  ["#/why/dial/classic-30-8", { page: "why", scene: "dial", hand: "classic-30-8" }],
  ["#/why/dial/<b>", { page: "why", scene: "dial", hand: "" }],
  ["#/play", { page: "play" }],
  ["#/two", { page: "two" }],
  ["#/two/abcde", { page: "two", code: "ABCDE" }],
  ["#/practice", { page: "practice", deck: "classic" }],
  ["#/practice/island", { page: "practice", deck: "island" }],
  ["#/practice/chess", { page: "practice", deck: "classic" }],
  ["#/room/ABCDE", { page: "room", code: "ABCDE", table: false }],
  ["#/room/abcde", { page: "room", code: "ABCDE", table: false }],
  ["#/room/ABCDE/table", { page: "room", code: "ABCDE", table: true }],
  ["#/room/ABC", { page: "home" }],
  ["#/event", { page: "club", code: undefined, part: "phone", key: "", token: "" }],
  ["#/event/abcdef", { page: "club", code: "ABCDEF", part: "phone", key: "", token: "" }],
  ["#/event/ABCDEF?k=x-_", { page: "club", code: "ABCDEF", part: "phone", key: "x-_", token: "" }],
])("%s opens the right page", (hash, route) => {
  expect(routeOf(hash)).toEqual(route);
});

test.each<Route>([
  { page: "home" },
  { page: "play" },
  { page: "two" },
  { page: "two", code: "ABCDE" },
  { page: "practice", deck: "island" },
  { page: "room", code: "ABCDE", table: false },
  { page: "room", code: "ABCDE", table: true },
  { page: "why", scene: "", hand: "" },
  { page: "why", scene: "dial", hand: "garden-1-2" },
  { page: "rules", topic: "" },
  { page: "rules", topic: "tower" },
  { page: "workshop", deck: undefined, owner: "" },
  { page: "workshop", deck: "abcdef123456", owner: "s3-cr_et" },
  { page: "pad", code: undefined },
  { page: "pad", code: "ABCDE" },
  { page: "replay", id: undefined, analysis: false },
  { page: "replay", id: "00ff", analysis: false },
  { page: "replay", id: "00ff", analysis: true },
  { page: "print", deck: "dice" },
  { page: "club", code: undefined, part: "phone", key: "", token: "" },
  { page: "club", code: "ABCDEF", part: "screen", key: "k", token: "" },
  { page: "club", code: "ABCDEF", part: "organiser", key: "k", token: "t0-_" },
  { page: "club", code: "ABCDEF", part: "organiser", key: "", token: "" },
  { page: "credits" },
])("a link to %o leads there", (route) => {
  expect(routeOf(hrefOf(route))).toEqual(route);
});
