import { expect, test } from "vitest";
import { Dealer } from "../src/practice/dealer";

const turns = (dealer: Dealer, count: number) => Array.from({ length: count }, () => dealer.turn());

test("every card of the deck is dealt before it is shuffled again", () => {
  const dealer = new Dealer([0, 1, 2, 3, 4, 5]);
  for (let deck = 0; deck < 3; deck++) {
    expect(turns(dealer, 3).flat().sort()).toEqual([0, 1, 2, 3, 4, 5]);
  }
});

test("an odd card left over goes back into the deck, and the two cards always differ", () => {
  const dealer = new Dealer([0, 1, 2]);
  for (const [first, second] of turns(dealer, 40)) expect(first).not.toBe(second);
});

test("the same random numbers give the same deal", () => {
  const deal = () => turns(new Dealer([0, 1, 2, 3, 4, 5], () => 0.4), 3);
  expect(deal()).toEqual(deal());
});
