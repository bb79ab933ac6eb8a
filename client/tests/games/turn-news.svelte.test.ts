import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import Dice from "../../src/games/dice/Dice.svelte";
import { setLanguage } from "../../src/i18n/i18n.svelte";
import { Emitter } from "../../src/lib/emitter";
import type { DiceMove, DicePlay, TableUpdate } from "../../src/protocol/play";
import { scene } from "./scenes";

const NAMES = ["Ann", "Bob", "Cy", "Dan"];
let shown: Record<string, unknown> | undefined;
beforeAll(() => setLanguage("en"));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  if (shown) await unmount(shown);
  vi.useRealTimers();
  await setLanguage("en");
});

/** A table of four seen from a place, or from the television. */
function show(place: number | null) {
  const { play, seats, me } = scene("island_dice", 4);
  const updates = new Emitter<TableUpdate>();
  const onsay = vi.fn<(text: string) => void>();
  const props = {
    play: play as DicePlay,
    seats: seats.map((seat, number) => ({
      ...seat,
      name: NAMES[play.seats.indexOf(number)] ?? "",
    })),
    me: { ...me, place },
    big: place === null,
    updates: updates.subscribe,
    onmove: () => undefined,
    onbuild: () => undefined,
    onsay,
  };
  shown = mount(Dice, { target: document.body, props });
  flushSync();
  /** Makes a move as the server publishes it, with these points for the turn. */
  const move = (by: number, made: DiceMove, points = 1) => {
    const sheets = props.play.view.sheets.map((sheet) => ({ ...sheet, track: [points] }));
    const after = { ...props.play, view: { ...props.play.view, sheets } };
    const event = { type: "moved", seat: play.seats[by] ?? -1, move: made };
    updates.emit({ events: [event], play: after });
    flushSync();
  };
  const news = () => document.querySelector(".news")?.textContent;
  return { move, news, onsay };
}

test.each([1, null])("everything built in a turn is said to the others (place %s)", (place) => {
  const { move, news, onsay } = show(place);
  move(0, { do: "build", item: "road:0" });
  expect(news()).toBe("Ann builds a road: 1 point");
  move(0, { do: "build", item: "road:1" });
  move(0, { do: "build", item: "city:7" });
  expect(news()).toBe("Ann builds 2 roads and a city: 9 points");
  expect(onsay).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(5000);
  flushSync();
  expect(news()).toBeUndefined();
});

test("the next turn of the same player begins a new sentence", () => {
  const { move, news } = show(null);
  move(0, { do: "build", item: "road:0" });
  move(0, { do: "end" });
  move(0, { do: "roll" });
  move(0, { do: "build", item: "knight:1" });
  expect(news()).toBe("Ann builds a knight: 1 point");
});

test("a cross is said", () => {
  const { move, news } = show(1);
  move(0, { do: "end" }, -2);
  expect(news()).toBe("Ann builds nothing: −2");
});

test("nobody is told what they have built themselves", () => {
  const { move, news, onsay } = show(0);
  move(0, { do: "build", item: "road:0" });
  expect(news()).toBeUndefined();
  expect(onsay).not.toHaveBeenCalled();
});

test("Polish has the forms for one, a few and many", async () => {
  await setLanguage("pl");
  const { move, news } = show(null);
  move(0, { do: "build", item: "road:0" });
  move(0, { do: "build", item: "settlement:5" });
  expect(news()).toBe("Ann buduje drogę i osadę: 6 punktów");
  move(1, { do: "roll" });
  move(1, { do: "build", item: "knight:1" });
  move(1, { do: "build", item: "knight:2" });
  expect(news()).toBe("Bob buduje 2 rycerzy: 3 punkty");
});
