import { expect, test } from "vitest";
import { routeOf } from "../src/navigation/route.svelte";

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
])("%s opens the right page", (hash, route) => {
  expect(routeOf(hash)).toEqual(route);
});
