import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import PlayerSheets from "../src/games/dice/PlayerSheets.svelte";
import Track from "../src/games/dice/Track.svelte";
import { formatDecimals, formatGain, formatNumber } from "../src/i18n/format-number";
import { setLanguage } from "../src/i18n/i18n.svelte";
import { LANGUAGES } from "../src/i18n/language";
import Podium from "../src/outcome/Podium.svelte";
import Race from "../src/outcome/Race.svelte";
import Ranking from "../src/outcome/Ranking.svelte";
import { playersOf } from "../src/games/players";
import type { SeriesView } from "../src/protocol/messages";
import type { DiceView, SheetView } from "../src/protocol/play";
import type { Row } from "../src/shared/standings";
import { scene } from "./games/scenes";

let shown: Record<string, unknown> | undefined;
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  await setLanguage("en");
});

function show<Props extends Record<string, unknown>>(view: Component<Props>, props: Props): string {
  shown = mount(view, { target: document.body, props });
  flushSync();
  return document.body.textContent;
}

test.each(Object.keys(LANGUAGES))("a negative number has a true minus in %s", async (each) => {
  await setLanguage(each);
  expect(formatNumber(-2)).toBe("−2");
  expect([3, 0, -5].map(formatGain)).toEqual(["+3", "0", "−5"]);
});

test("decimals are written as the language does", async () => {
  await setLanguage("pl");
  expect(formatDecimals(-1.25, 2)).toBe("−1,25");
});

const { play, seats } = scene("island_dice", 2, 0);
const loser: Row = { rank: 1, seats: [0], names: ["Ann"], colour: undefined, score: -2 };
const rows = [loser];
const dice = play.view as DiceView;
const sheet = { ...dice.sheets[0], score: -2, track: [-2] } as SheetView;

test("the end of a game shows a true minus", () => {
  expect(show(Podium, { rows, seats, revealMs: 0 })).toContain("−2");
});
test("the ranking shows a true minus", () => {
  expect(show(Ranking, { rows, seats, game: "island_dice", mine: 0 })).toContain("−2");
});
test("a phone with island dice shows a true minus", () => {
  const players = playersOf(play, seats).slice(0, 1);
  const props = { players, shown: 0, big: false, lefthanded: false, onlook: () => undefined };
  expect(show(PlayerSheets, { view: { ...dice, sheets: [sheet] }, ...props })).toContain("−2");
});
test("the score track shows a true minus", () => {
  expect(show(Track, { sheet })).not.toContain("-");
});

test("between two games of a tournament, lost points are shown as well as gained ones", () => {
  const series = { totals: [-5], players: [0], sheet: [{ gained: [-5] }] } as unknown as SeriesView;
  const text = show(Race, { series, rows: [{ ...loser, score: -15 }], seats });
  expect(text).toContain("−5");
  expect(text).toContain("−15");
});
