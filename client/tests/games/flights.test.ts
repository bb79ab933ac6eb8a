import { expect, test } from "vitest";
import { flightsOf } from "../../src/games/flights";
import type { CardsPlay } from "../../src/protocol/play";
import { scenesOf } from "./scenes";

const GAMES = [
  "practice",
  "tower",
  "well",
  "poisoned_gift",
  "hot_potato",
  "catch_them_all",
  "triplets",
  "welcome",
  "ports",
  "longest_route",
  "barbarians",
  "knights",
];

test.each(GAMES)("in %s every right claim lights its symbol on the cards that it names", (game) => {
  const { film } = scenesOf(game);
  let seen = 0;
  film.forEach((after, index) => {
    const before = film[index - 1];
    if (!before) return;
    for (const event of after.events) {
      const flights = flightsOf(before.play as CardsPlay, after.play as CardsPlay, event);
      if (event.verdict === "ok") {
        expect(flights.length).toBeGreaterThanOrEqual(2);
        expect(flights.every(({ symbol }) => symbol === event.symbol)).toBe(true);
        seen += 1;
      } else expect(flights).toEqual([]);
    }
  });
  expect(seen).toBeGreaterThan(0);
});

test("the card won in tower flies from the middle to the winner's pile", () => {
  const { film } = scenesOf("tower");
  const at = film.findIndex(
    ({ events }, index) => index > 0 && events.some(({ verdict }) => verdict === "ok"),
  );
  const [before, after] = [film[at - 1]?.play as CardsPlay, film[at]?.play as CardsPlay];
  const event = film[at]?.events.find(({ verdict }) => verdict === "ok");
  if (!event) throw new Error("nobody won a card");
  expect(flightsOf(before, after, event)).toContainEqual({
    card: before.view.middle?.top,
    symbol: event.symbol,
    from: "middle",
    to: `seat-${String(event.seat)}`,
  });
});
