import { expect, test } from "vitest";
import { ORDERS, planeSize, sharedSymbol, symbolsOf } from "../src/editions/plane";

test.each(ORDERS.filter((order) => order < 12))(
  "any two cards of order %i share exactly one symbol",
  (order) => {
    const size = planeSize(order);
    for (let card = 0; card < size; card++) {
      for (let other = card + 1; other < size; other++) {
        const common = symbolsOf(order, card).filter((s) => symbolsOf(order, other).includes(s));
        expect(common).toEqual([sharedSymbol(order, card, other)]);
      }
    }
  },
);

test("cards are numbered as in the Python package", () => {
  expect(symbolsOf(7, 1)).toEqual([1, 2, 4, 14, 33, 37, 44, 53]);
  expect(symbolsOf(8, 72)).toEqual([72, 0, 2, 6, 14, 30, 35, 53, 62]);
});

test("an order without a plane is refused", () => {
  expect(() => symbolsOf(6, 0)).toThrow("no plane of order 6");
});
