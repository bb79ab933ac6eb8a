import { expect, test } from "vitest";
import { merge, type Change } from "../src/protocol/delta";
import cases from "./fixtures/deltas.json";

test.each(cases)("change %$ gives the same view as on the server", ({ before, delta, after }) => {
  expect(merge<unknown>(before, delta as unknown as Change[])).toEqual(after);
});

test("unchanged parts stay the same objects, and the old view is not modified", () => {
  const old = { seats: [{ name: "Ann" }, { name: "Bob" }], play: { number: 1 } };
  const changed = merge(old, [[["seats", 1, "name"], "Cy"]]);
  expect(changed.seats[0]).toBe(old.seats[0]);
  expect(changed.play).toBe(old.play);
  expect([old.seats[1]?.name, changed.seats[1]?.name]).toEqual(["Bob", "Cy"]);
});

test("a change with an empty path replaces the whole view", () => {
  expect(merge<unknown>({ a: 1 }, [[[], { b: 2 }]])).toEqual({ b: 2 });
});
