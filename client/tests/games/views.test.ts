import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadEdition, loadNames } from "../../src/editions/built-in";
import type { Edition, Names } from "../../src/editions/edition";
import { sharedSymbol } from "../../src/editions/plane";
import type { CardGameProps, DiceGameProps } from "../../src/games/types";
import type { CardsPlay, DicePlay, DiceView } from "../../src/protocol/play";
import { loadCardTable, loadDiceGame } from "../../src/games/registry";
import { setLanguage } from "../../src/i18n/i18n.svelte";
import { scene, type Moment } from "./scenes";

const PHONE = { width: 360, height: 520 };
const SCREEN = { width: 1900, height: 950 };
let boxes: Record<string, { edition: Edition; names: Names }>;
let shown: Record<string, unknown> | undefined;

beforeAll(async () => {
  await setLanguage("en");
  const open = async (deck: "classic" | "island") => ({
    edition: await loadEdition(deck),
    names: await loadNames(deck, "en"),
  });
  boxes = { classic: await open("classic"), island: await open("island") };
});

/** Gives every element this size: elements have none in the test environment. */
function give({ width, height }: typeof PHONE) {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(height);
}
beforeEach(() => {
  give(SCREEN);
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  vi.restoreAllMocks();
  document.body.innerHTML = "";
});

async function show(moment: Moment, more: Partial<CardGameProps> = {}) {
  const play = moment.play as CardsPlay;
  const View = await loadCardTable();
  const onclaim = vi.fn<CardGameProps["onclaim"]>();
  const box = boxes[play.deck];
  if (!box) throw new Error(`no box of ${play.deck}`);
  const { seats, me } = moment;
  shown = mount(View, {
    target: document.body,
    props: { play, seats, me, onclaim, ...box, ...more },
  });
  flushSync();
  return { play, onclaim, ...box };
}

const card = (spot: string) => document.querySelector(`[data-spot="${spot}"]`);
/** Presses a symbol's button, as a key or a screen reader does. */
function press(spot: string, id: string | undefined) {
  const button = card(spot)?.querySelector<HTMLButtonElement>(`[data-symbol="${id ?? ""}"]`);
  if (!button) throw new Error(`${id ?? "that symbol"} is not on ${spot}`);
  button.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }));
  flushSync();
}

test("tower: the symbol tapped on either card is claimed, without a target", async () => {
  const { play, onclaim, edition } = await show(scene("tower", 4));
  const [own, middle] = [play.view.piles[0]?.top ?? 0, play.view.middle?.top ?? 0];
  const symbol = sharedSymbol(edition.order, own, middle);
  press("middle", edition.symbols[symbol]?.id);
  press("seat-0", edition.symbols[symbol]?.id);
  expect(onclaim.mock.calls.map(([named, target]) => [named, target])).toEqual([
    [symbol, null],
    [symbol, null],
  ]);
});

test("a seat that is locked out claims nothing", async () => {
  const moment = scene("tower", 4);
  const { onclaim, edition, play } = await show({
    ...moment,
    play: { ...moment.play, locked: [0] },
  });
  const symbol = sharedSymbol(
    edition.order,
    play.view.piles[0]?.top ?? 0,
    play.view.middle?.top ?? 0,
  );
  press("middle", edition.symbols[symbol]?.id);
  expect(onclaim).not.toHaveBeenCalled();
  expect(document.querySelector(".note")?.textContent).toContain("Wait");
});

test("hot potato: a symbol on somebody's card names that seat", async () => {
  const { onclaim, edition, play } = await show(scene("hot_potato", 4, 0));
  const symbol = sharedSymbol(
    edition.order,
    play.view.piles[0]?.top ?? 0,
    play.view.piles[2]?.top ?? 0,
  );
  press("seat-2", edition.symbols[symbol]?.id);
  expect(onclaim).toHaveBeenCalledWith(symbol, 2, expect.anything());
});

test("eight on a small phone: a tap opens a card in the lens, the next names the symbol, and nothing moves", async () => {
  give(PHONE);
  const { onclaim, edition, play } = await show(scene("poisoned_gift", 8, 0));
  const places = () =>
    [...document.querySelectorAll<HTMLElement>(".laid")].map(({ style }) => style.cssText);
  const before = places();
  expect(card("seat-3")?.querySelector("[data-symbol]")).toBeNull();
  card("seat-3")?.querySelector<HTMLButtonElement>("button")?.click();
  flushSync();
  const top = play.view.piles[3]?.top ?? 0;
  const symbol = sharedSymbol(edition.order, top, play.view.middle?.top ?? 0);
  press("lens", edition.symbols[symbol]?.id);
  expect(onclaim).toHaveBeenCalledWith(symbol, 3, expect.anything());
  expect(places()).toEqual(before);
});

test("eight on a usual phone: one tap is enough", async () => {
  give({ width: 366, height: 690 });
  const { onclaim, edition, play } = await show(scene("poisoned_gift", 8, 0));
  const top = play.view.piles[3]?.top ?? 0;
  const symbol = sharedSymbol(edition.order, top, play.view.middle?.top ?? 0);
  press("seat-3", edition.symbols[symbol]?.id);
  expect(onclaim).toHaveBeenCalledWith(symbol, 3, expect.anything());
});

test("catch them all: the target is the outer card itself", async () => {
  const { onclaim, edition, play } = await show(scene("catch_them_all", 4, 0));
  const outer = play.view.open[1] ?? 0;
  const symbol = sharedSymbol(edition.order, outer, play.view.middle?.top ?? 0);
  press("open-1", edition.symbols[symbol]?.id);
  expect(onclaim).toHaveBeenCalledWith(symbol, outer, expect.anything());
});

test("knights: the target is the other team", async () => {
  const { onclaim, edition, play } = await show(scene("knights", 6, 0));
  const symbol = sharedSymbol(
    edition.order,
    play.view.piles[0]?.top ?? 0,
    play.view.piles[2]?.top ?? 0,
  );
  press("team-2", edition.symbols[symbol]?.id);
  expect(onclaim).toHaveBeenCalledWith(symbol, 2, expect.anything());
});

test("welcome: the target is the cell, and a player without cards points instead", async () => {
  const moment = scene("welcome", 4);
  const { onclaim, edition, play } = await show(moment);
  const own = moment.me.cards.card ?? 0;
  const symbol = sharedSymbol(edition.order, own, play.view.open[7] ?? 0);
  press("open-7", edition.symbols[symbol]?.id);
  expect(onclaim).toHaveBeenCalledWith(symbol, 7, expect.anything());

  if (shown) await unmount(shown);
  const onpoint = vi.fn<NonNullable<CardGameProps["onpoint"]>>();
  const done = { ...moment.me, cards: { ...moment.me.cards, card: null } };
  const helper = await show({ ...moment, me: done }, { onpoint });
  press("open-7", edition.symbols[symbol]?.id);
  expect(helper.onclaim).not.toHaveBeenCalled();
  expect(onpoint).toHaveBeenCalledWith(7, symbol);
});

test("the large screen shows everything and plays nothing", async () => {
  const { play } = await show(scene("hot_potato", 8, 0), { big: true });
  expect(document.querySelectorAll("button")).toHaveLength(0);
  expect(document.querySelectorAll('[data-spot^="seat-"]')).toHaveLength(play.seats.length);
});

const showDice = async (moment: Moment) => {
  const Dice = await loadDiceGame();
  const onmove = vi.fn<DiceGameProps["onmove"]>();
  const onbuild = vi.fn<DiceGameProps["onbuild"]>();
  const { seats, me } = moment;
  const play = moment.play as DicePlay;
  shown = mount(Dice, { target: document.body, props: { play, seats, me, onmove, onbuild } });
  flushSync();
  return { onmove, onbuild, play };
};

test("island dice: a second tap on a lit item builds it with the moves of its offer", async () => {
  const { onbuild, play } = await showDice(scene("island_dice", 4));
  const [offer] = play.view.offers;
  if (!offer) throw new Error("nothing can be built in this scene");
  document.querySelector<HTMLButtonElement>(".map-room button")?.click();
  flushSync();
  expect(onbuild).not.toHaveBeenCalled();
  document.querySelector<HTMLButtonElement>(".panel .button")?.click();
  expect(onbuild).toHaveBeenCalledExactlyOnceWith(offer.moves);
});

test("island dice: a turn without a build ends only when asked twice, also after a trade", async () => {
  const moment = scene("island_dice", 4);
  const now = moment.play.view as DiceView;
  // All points are on the track, so none were scored in this turn; a trade has used one die.
  const sheets = now.sheets.map((sheet) => ({ ...sheet, track: [sheet.score] }));
  const view = { ...now, sheets, used: [0] };
  const { onmove } = await showDice({
    ...moment,
    play: { ...moment.play, view } as Moment["play"],
  });
  const end = document.querySelector<HTMLButtonElement>(".end");
  end?.click();
  flushSync();
  expect(onmove).not.toHaveBeenCalled();
  end?.click();
  expect(onmove).toHaveBeenCalledWith({ do: "end" });
});

test("island dice: a second tap on the roll button does nothing until the room has answered", async () => {
  const moment = scene("island_dice", 4);
  const view = { ...(moment.play.view as DiceView), rolls_left: 2 };
  const { onmove } = await showDice({
    ...moment,
    play: { ...moment.play, view } as Moment["play"],
  });
  const judged: ((verdict: undefined) => void)[] = [];
  onmove.mockImplementation(() => new Promise((resolve) => judged.push(resolve)));
  const roll = document.querySelector<HTMLButtonElement>(".buttons .button");
  roll?.click();
  roll?.click();
  expect(onmove).toHaveBeenCalledTimes(1);
  judged[0]?.(undefined);
  await new Promise((resolve) => setTimeout(resolve));
  roll?.click();
  expect(onmove).toHaveBeenCalledTimes(2);
});
