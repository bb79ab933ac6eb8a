/** A claim by name says the same as a tap: the symbol, and the card that is meant. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadEdition, loadNames } from "../../src/editions/built-in";
import type { Edition, Names } from "../../src/editions/edition";
import { sharedSymbol, symbolsOf } from "../../src/editions/plane";
import CardTable from "../../src/games/CardTable.svelte";
import { NAME_PAUSE_MS } from "../../src/games/naming/voice.svelte";
import type { CardGameProps } from "../../src/games/types";
import { setLanguage } from "../../src/i18n/i18n.svelte";
import type { CardsPlay } from "../../src/protocol/play";
import { scene } from "./scenes";

let edition: Edition;
let names: Names;
let shown: Record<string, unknown> | undefined;

beforeAll(async () => {
  await setLanguage("en");
  [edition, names] = [await loadEdition("classic"), await loadNames("classic", "en")];
});
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1900);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(950);
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.innerHTML = "";
});

/** A game for this many, and the claims that were made: symbol and target. */
function play(game: string, players: number, called: Names = names) {
  const { seats, me, play } = scene(game, players, 0);
  const claims: unknown[] = [];
  shown = mount(CardTable, {
    target: document.body,
    props: {
      ...{ play: play as CardsPlay, seats, me, edition, names: called },
      onclaim: (symbol, target) => {
        claims.push([symbol, target]);
        return undefined;
      },
    } satisfies CardGameProps,
  });
  flushSync();
  return { view: (play as CardsPlay).view, claims };
}

const nameOf = (symbol: number) => names[edition.symbols[symbol]?.id ?? ""]?.[0] ?? "";

function type(...keys: string[]) {
  for (const key of keys) {
    const event = new KeyboardEvent("keydown", { key, bubbles: true });
    Object.defineProperty(event, "timeStamp", { value: Date.now() });
    window.dispatchEvent(event);
    flushSync();
    vi.advanceTimersByTime(20);
  }
}
const typeName = (symbol: number) => {
  type(...Array.from(nameOf(symbol)), "Enter");
};

test("tower: the name alone is a claim, because there is one card to compare with", () => {
  const { view, claims } = play("tower", 4);
  const symbol = sharedSymbol(7, view.piles[0]?.top ?? 0, view.middle?.top ?? 0);
  typeName(symbol);
  expect(claims).toEqual([[symbol, null]]);
});

test("hot potato: the name waits for a seat's number; the target is never guessed", () => {
  const { view, claims } = play("hot_potato", 4);
  const symbol = sharedSymbol(7, view.piles[0]?.top ?? 0, view.piles[2]?.top ?? 0);
  typeName(symbol);
  expect(claims).toEqual([]);
  const badges = [...document.querySelectorAll("kbd")].map((badge) => badge.textContent);
  expect(badges).toEqual(["1", "2", "3"]);
  type("2");
  expect(claims).toEqual([[symbol, 2]]);
});

test("hot potato: a number typed first selects the card, as a tap does; then the name is enough", () => {
  const { view, claims } = play("hot_potato", 4);
  const symbol = sharedSymbol(7, view.piles[0]?.top ?? 0, view.piles[3]?.top ?? 0);
  type("3");
  expect(claims).toEqual([]);
  typeName(symbol);
  expect(claims).toEqual([[symbol, 3]]);
});

test("triplets: all three cards have to be typed, right or wrong", () => {
  const { view, claims } = play("triplets", 4);
  const open = view.open.map((card) => card ?? -1);
  const symbol = symbolsOf(7, open[0] ?? 0)[0] ?? 0;
  typeName(symbol);
  type("1", "2");
  expect(claims).toEqual([]);
  type("5");
  expect(claims).toEqual([[symbol, [open[0], open[1], open[4]]]]);
});

test("a name that begins a longer one on the card waits for a short pause", () => {
  const { view } = play("tower", 4);
  const [first = 0, second = 0] = symbolsOf(7, view.piles[0]?.top ?? 0);
  const ids = [first, second].map((symbol) => edition.symbols[symbol]?.id ?? "");
  if (shown) void unmount(shown);
  const { claims } = play("tower", 4, {
    ...names,
    [ids[0] ?? ""]: ["xsun"],
    [ids[1] ?? ""]: ["xsun hat"],
  });
  type(...Array.from("xsun"));
  expect(claims).toEqual([]);
  vi.advanceTimersByTime(NAME_PAUSE_MS);
  expect(claims).toEqual([[first, null]]);
});

test("with many cards, numbers have two digits", () => {
  const { view, claims } = play("triplets", 4);
  const open = view.open.map((card) => card ?? -1);
  const symbol = symbolsOf(7, open[0] ?? 0)[0] ?? 0;
  typeName(symbol);
  type("0", "9", "8", "7");
  expect(claims).toEqual([[symbol, [open[8], open[7], open[6]]]]);
});
