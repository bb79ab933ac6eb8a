import { expect, test } from "vitest";
import { nearestInDirection } from "../src/cards/arrow-keys";

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
  expect(nearestInDirection(key, CENTRE, SPOTS)?.name).toBe(name);
});

test("an arrow key at the edge and any other key lead nowhere", () => {
  expect(nearestInDirection("ArrowUp", CENTRE, SPOTS)).toBeUndefined();
  expect(nearestInDirection("Enter", CENTRE, SPOTS)).toBeUndefined();
});
