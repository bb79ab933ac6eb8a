import { expect, test } from "vitest";
import { flightsOf } from "../../src/games/flights";
import type { CardsPlay } from "../../src/protocol/play";
import { scenesOf, type Moment } from "./scenes";

const ORDERS: Readonly<Record<string, number>> = { classic: 7, beach: 7, island: 8 };
const orderOf = ({ play }: Moment): number => ORDERS[play.deck] ?? 0;
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

test.each(GAMES)("in %s every right claim lights up its symbol on the named cards", (game) => {
  const { film } = scenesOf(game);
  let seen = 0;
  film.forEach((after, index) => {
    const before = film[index - 1];
    if (!before) return;
    for (const event of after.events) {
      const flights = flightsOf(before.play as CardsPlay, before.me, event, orderOf(before));
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
  const before = film[at - 1];
  const event = film[at]?.events.find(({ verdict }) => verdict === "ok");
  if (!event || !before) throw new Error("nobody won a card");
  const play = before.play as CardsPlay;
  expect(flightsOf(play, before.me, event, orderOf(before))).toContainEqual({
    card: play.view.middle?.top,
    symbol: event.symbol,
    from: "middle",
    to: `seat-${String(event.seat)}`,
  });
});
