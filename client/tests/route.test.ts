import { expect, test } from "vitest";
import { routeOf } from "../src/pages/route.svelte";

test.each([
  ["", { page: "home" }],
  ["#/", { page: "home" }],
  ["#/nowhere", { page: "home" }],
  ["#/credits", { page: "credits" }],
  ["#/practice", { page: "practice", deck: "classic" }],
  ["#/practice/island", { page: "practice", deck: "island" }],
  ["#/practice/chess", { page: "practice", deck: "classic" }],
])("%s opens the right page", (hash, route) => {
  expect(routeOf(hash)).toEqual(route);
});
