import { expect, test } from "vitest";
import { steer } from "../src/cards/steer";

const CENTRE = { x: 0, y: 0 };
const SPOTS = [
  { name: "centre", ...CENTRE },
  { name: "east", x: 50, y: 10 },
  { name: "far east", x: 90, y: 0 },
  { name: "south", x: -10, y: 60 },
];

test.each([
  ["ArrowRight", "east"],
  ["ArrowDown", "south"],
])("%s leads to the nearest spot in its direction", (key, name) => {
  expect(steer(key, CENTRE, SPOTS)?.name).toBe(name);
});

test("at the edge an arrow leads nowhere, and other keys never do", () => {
  expect(steer("ArrowUp", CENTRE, SPOTS)).toBeUndefined();
  expect(steer("Enter", CENTRE, SPOTS)).toBeUndefined();
});
