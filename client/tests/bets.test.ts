import { expect, test } from "vitest";
import { backersOf, hasWon, mayBet } from "../src/party/bets";
import type { RoomView } from "../src/protocol/messages";
import { standings } from "../src/shared/standings";
import "./catalogue";
import { scene } from "./games/scenes";

test("a bet on the winner is right, but no bet is before the end", () => {
  const { play, seats } = scene("tower", 4, 2);
  const [best] = standings(play, seats);
  const winner = best?.seats[0] ?? -1;
  expect(hasWon(play, seats, winner)).toBe(true);
  const other = play.seats.find((seat) => seat !== winner) ?? -1;
  expect(hasWon(play, seats, other)).toBe(false);
  expect(hasWon({ ...play, finished: false }, seats, winner)).toBe(false);
});

test("a bet on any member of the winning team is right", () => {
  const { play, seats } = scene("welcome", 4, 2);
  const [best] = standings(play, seats);
  expect(best?.seats).toHaveLength(2);
  for (const seat of best?.seats ?? []) expect(hasWon(play, seats, seat)).toBe(true);
});

test("there are no bets on practice, a trial round or a single player", () => {
  const { play } = scene("tower", 4, 1);
  expect(mayBet(play)).toBe(true);
  expect(mayBet({ ...play, game: "practice" })).toBe(false);
  expect(mayBet({ ...play, trial: true })).toBe(false);
  expect(mayBet({ ...play, seats: [3] })).toBe(false);
});

test("the backers of a seat bet on it and are still in the room", () => {
  const [ann, bob] = ["p1", "p2"].map((id) => ({ id, name: id, face: null, tint: null }));
  const view = { people: { p1: ann, p2: bob }, bets: { p1: 3, p2: 2, p9: 3 } };
  expect(backersOf(view as unknown as RoomView, 3)).toEqual([ann]);
});
