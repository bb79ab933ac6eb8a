import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadEdition, loadNames } from "../../src/editions/built-in";
import CardTable from "../../src/games/CardTable.svelte";
import type { CardGameProps } from "../../src/games/types";
import { setLanguage } from "../../src/i18n/i18n.svelte";
import type { RoomView } from "../../src/protocol/messages";
import type { CardsPlay } from "../../src/protocol/play";
import { countText, factorOf, meaningOf, matchProgress } from "../../src/shared/score-meaning";
import { standings } from "../../src/shared/standings";
import { scene, type Moment } from "./scenes";

let shown: Record<string, unknown> | undefined;
let boxes: Record<string, Pick<CardGameProps, "edition" | "names">>;

beforeAll(async () => {
  await setLanguage("en");
  const open = async (deck: "classic" | "island") => ({
    edition: await loadEdition(deck),
    names: await loadNames(deck, "en"),
  });
  boxes = { classic: await open("classic"), island: await open("island") };
});
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(366);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(690);
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  vi.restoreAllMocks();
  document.body.innerHTML = "";
});

function show({ play, seats, me }: Moment, more: Partial<CardGameProps> = {}) {
  const box = boxes[play.deck];
  if (!box) throw new Error(`no box of ${play.deck}`);
  const props = { play: play as CardsPlay, seats, me, onclaim: () => undefined, ...box, ...more };
  shown = mount(CardTable, { target: document.body, props });
  flushSync();
  return play as CardsPlay;
}
const textOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((each) =>
    each.textContent.replace(/\s+/g, " ").trim(),
  );

test.each([
  ["tower", 4, "Cards: most wins"],
  ["poisoned_gift", 4, "Cards: fewest wins"],
  ["hot_potato", 4, "Cards: fewest wins"],
  ["well", 4, "Cards left: get to zero"],
  ["ports", 4, "Ports: best gets +2"],
  ["knights", 4, "Cards: first to 10"],
] as const)("the numbers of %s have their meaning beside them", (game, players, meaning) => {
  show(scene(game, players));
  expect(textOf(".legend p")[0]).toContain(meaning);
});

test.each(["tower", "well", "hot_potato", "poisoned_gift"])(
  "%s shows everybody's score, including your own, and no other number",
  (game) => {
    const { play, seats } = scene(game, 4, 2);
    const last = show({ ...scene(game, 4, 2), play: { ...play, finished: false } });
    const shownOf = (name: string) =>
      [...document.querySelectorAll(".tag, .tops li")]
        .filter((each) => each.textContent.includes(name))
        .map((each) => each.querySelector("b, .count")?.textContent);
    last.seats.forEach((seat, place) => {
      expect(shownOf(seats[seat]?.name ?? "?")).toEqual([String(last.view.scores[place])]);
    });
  },
);

test("the pile labels its number as what is left, and the well's has no label", async () => {
  const play = show(scene("tower", 4));
  expect(textOf(".tag")).toContain(`Left: ${String(play.view.middle?.count)}`);
  if (shown) await unmount(shown);
  show(scene("well", 4));
  expect(textOf(".tag").filter((text) => text.startsWith("Left"))).toEqual([]);
});

test("a lone player's count is shown with its factor, on the phone and on the board", () => {
  const moment = scene("welcome", 5);
  const play = show(moment);
  const lone = play.teams.findIndex(([, places]) => places.length === 1);
  const score = play.view.scores[lone] ?? 0;
  expect(textOf(".standing b")[lone]).toBe(`${String(score)} × 2`);
  expect(factorOf(play, lone)).toBe(2);
  const row = standings(play, moment.seats).find(({ seats }) => seats.length === 1);
  expect(row && countText(row)).toBe(`${String(score)} × 2`);
});

const match = (play: CardsPlay, totals: number[]) =>
  ({ play, series: { mode: "adventure", goal: 10, totals } }) as unknown as RoomView;

test("a match shows score cards, with the points of this game's rounds", () => {
  const moment = scene("knights", 4);
  const play = { ...(moment.play as CardsPlay), points: [2, 1] };
  const progress = matchProgress(match(play, [4, 5]));
  expect(progress).toEqual({ points: [6, 6], goal: 10 });
  show({ ...moment, play }, { progress });
  expect(textOf(".score-card text")).toEqual(["6", "6"]);
});

test("points of a finished game are not counted twice, and those of a trial not at all", () => {
  const play = scene("knights", 4, 2).play as CardsPlay;
  expect(matchProgress(match(play, [4, 5]))?.points).toEqual([4, 5]);
  const trial = { ...play, finished: false, trial: true };
  expect(matchProgress(match(trial, [4, 5]))?.points).toEqual([4, 5]);
});

test("without a match there are no score cards", () => {
  show(scene("ports", 4));
  expect(textOf(".score-card text")).toEqual([]);
});

test("a game without a count has no legend", () => {
  expect(meaningOf(scene("practice", 2).play)).toBeUndefined();
});
