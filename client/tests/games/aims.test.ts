import { expect, test } from "vitest";
import { aimsOf } from "../../src/games/aims";
import { scene } from "./scenes";

test("a seat's goals may be sent as a range of spots", () => {
  const { play, me } = scene("ports", 2, 0);
  if (play.kind !== "cards") throw new Error("dice have no aims");
  const told = { ...me, aims: [{ goals: ["open-3-5,11"] }] };
  const [aim] = aimsOf({ play, me: told, place: 0 });
  expect(aim?.goals).toEqual(["open-3", "open-4", "open-5", "open-11"]);
  expect(aim?.own).toEqual(["hand"]);
  expect(aim?.pick).toBe(1);
});
