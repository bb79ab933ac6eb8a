import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadEdition, loadNames } from "../../src/editions/built-in";
import { roleOf, type Edition, type Names } from "../../src/editions/edition";
import { sharedSymbol } from "../../src/editions/plane";
import CardTable from "../../src/games/CardTable.svelte";
import type { CardGameProps } from "../../src/games/types";
import { setLanguage } from "../../src/i18n/i18n.svelte";
import { Emitter } from "../../src/lib/emitter";
import type { CardsPlay, ClaimVerdict, TableUpdate } from "../../src/protocol/play";
import { scene } from "./scenes";

let edition: Edition;
let names: Names;
let shown: Record<string, unknown> | undefined;

beforeAll(async () => {
  await setLanguage("en");
  [edition, names] = [await loadEdition("island"), await loadNames("island", "en")];
});
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(366);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(640);
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.innerHTML = "";
});

function show(game: string, players: number, at: 0 | 1 | 2 = 0) {
  const { seats, me, play } = scene(game, players, at);
  const updates = new Emitter<TableUpdate>();
  const verdicts = new Emitter<ClaimVerdict>();
  const onclaim = vi.fn<CardGameProps["onclaim"]>();
  const props = $state<CardGameProps>({
    play: play as CardsPlay,
    seats,
    me,
    edition,
    names,
    onclaim,
    updates: updates.subscribe,
    verdicts: verdicts.subscribe,
  });
  shown = mount(CardTable, { target: document.body, props });
  flushSync();
  return { props, onclaim, updates, verdicts };
}

const cell = (number: number) => document.querySelector(`[data-spot="open-${String(number)}"]`);
const inLens = () => {
  const label = document
    .querySelector('[data-spot="lens"] [role=group]')
    ?.getAttribute("aria-label");
  return Number(/\d+/.exec(label ?? "")?.[0] ?? NaN) - 1;
};
const pick = (number: number) => {
  cell(number)?.querySelector<HTMLButtonElement>("button.pick")?.click();
  flushSync();
};
const finger = (type: string, clientX: number, clientY: number) => {
  const card = document.querySelector('[data-spot="lens"] [role=group]');
  const event = new MouseEvent(type, { bubbles: true, button: 0, buttons: 1, clientX, clientY });
  Object.assign(event, { pointerType: "touch" });
  card?.dispatchEvent(event);
  flushSync();
};
const swipe = (across: number, down: number) => {
  finger("pointerdown", 100, 100);
  finger("pointermove", 100 + across, 100 + down);
  finger("pointerup", 100 + across, 100 + down);
};
const note = () => document.querySelector(".note")?.textContent.trim() ?? "";

test("ports begin in the centre: seven cells are lit, and a tap on a dark one explains why", () => {
  const { onclaim } = show("ports", 4);
  const lit = [...document.querySelectorAll(".cell")].map((each) => !each.matches(".barred"));
  const centre = [4, 5, 8, 9, 10, 13, 14];
  expect(lit.flatMap((legal, number) => (legal ? [number] : []))).toEqual(centre);
  expect(centre).toContain(inLens());
  pick(0);
  expect(note()).toContain("Start in the centre");
  expect(centre).toContain(inLens());
  expect(onclaim).not.toHaveBeenCalled();
});

test("a tap on the lens claims its cell, a tap elsewhere moves the lens", () => {
  const { props, onclaim } = show("welcome", 4);
  pick(7);
  expect(inLens()).toBe(7);
  const symbol = sharedSymbol(
    edition.order,
    props.me.cards.card ?? 0,
    props.play.view.open[7] ?? 0,
  );
  const id = edition.symbols[symbol]?.id ?? "";
  const button = document.querySelector(`[data-spot="lens"] [data-symbol="${id}"]`);
  button?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }));
  expect(onclaim).toHaveBeenCalledWith(symbol, 7, expect.anything());
});

test("a swipe moves the lens to the next cell and claims nothing", () => {
  const { onclaim } = show("welcome", 4);
  pick(9);
  swipe(-60, 4);
  expect(inLens()).toBe(10);
  swipe(60, 4);
  expect(inLens()).toBe(9);
  swipe(0, 60);
  expect([4, 5]).toContain(inLens());
  expect(onclaim).not.toHaveBeenCalled();
});

test("the lens leaves a card that has just been laid, and a tap already under way claims nothing", () => {
  const { props, onclaim } = show("welcome", 4);
  pick(9);
  vi.spyOn(performance, "now").mockReturnValue(5000);
  const laid = props.me.cards.card ?? 0;
  const open = props.play.view.open.map((card, number) => (number === 9 ? laid : card));
  props.play = { ...props.play, view: { ...props.play.view, open } };
  flushSync();
  expect([4, 5, 8, 10, 13, 14]).toContain(inLens());
  const tapAt = (timeStamp: number) => {
    const tap = new MouseEvent("click", { bubbles: true, detail: 0 });
    Object.defineProperty(tap, "timeStamp", { value: timeStamp });
    document.querySelector('[data-spot="lens"] [data-symbol]')?.dispatchEvent(tap);
  };
  tapAt(5299);
  expect(onclaim).not.toHaveBeenCalled();
  tapAt(5300);
  expect(onclaim).toHaveBeenCalledTimes(1);
});

test("the island and the cards in front of it do not move with the lens", () => {
  show("welcome", 4);
  const places = () =>
    [...document.querySelectorAll<HTMLElement>(".laid")].map(({ style }) => style.cssText);
  const before = places();
  pick(3);
  pick(15);
  expect(places()).toEqual(before);
});

test("the partner's card has its owner's name", () => {
  const { props } = show("welcome", 4);
  const [, members = []] = props.play.teams.find(([, each]) => each.includes(0)) ?? [];
  const other = members.find((each) => each !== 0) ?? -1;
  expect(document.querySelector(".partner")?.textContent).toBe(
    props.seats[props.play.seats[other] ?? -1]?.name,
  );
});

function deal(props: CardGameProps, colour: string, owner: number | undefined) {
  const card = edition.roles[colour]?.[0] ?? -1;
  expect(roleOf(edition, card)).toBe(colour);
  props.me = { ...props.me, cards: { card, ...(owner === undefined ? {} : { owner }) } };
  flushSync();
}

test("a card of another team glows in its colour, and laying it is not praised", () => {
  const { props, verdicts } = show("longest_route", 4);
  const rival = props.play.teams.findIndex(([, members]) => !members.includes(0));
  const colour = props.play.teams[rival]?.[0] ?? "";
  deal(props, colour, rival);
  expect(document.querySelector(".foreign")?.classList).toContain(colour);
  expect(note().toLowerCase()).toContain(`${colour}’s card: play it where it helps them least`);
  verdicts.emit({ verdict: "ok", reason: "match", symbol: 3, owner: rival });
  flushSync();
  expect(document.querySelector(".note.good")).toBeNull();
  expect(note()).not.toContain("Got it");
  deal(props, props.play.teams[1 - rival]?.[0] ?? "", undefined);
  verdicts.emit({ verdict: "ok", reason: "match", symbol: 3 });
  flushSync();
  expect(document.querySelector(".foreign")).toBeNull();
  expect(document.querySelector(".note.good")?.textContent).toContain("Got it");
});

test("your own verdict stays long enough to be read, whatever others find", () => {
  vi.useFakeTimers();
  const { props, updates, verdicts } = show("welcome", 4);
  verdicts.emit({ verdict: "wrong", reason: "not_on_target", symbol: 3 });
  flushSync();
  const own = note();
  const others = { type: "claimed", verdict: "ok", symbol: 4, seat: 2 } as const;
  updates.emit({ events: [others], play: props.play });
  flushSync();
  expect(note()).toBe(own);
  vi.advanceTimersByTime(2200);
  updates.emit({ events: [others], play: props.play });
  flushSync();
  expect(note()).toContain(props.seats[2]?.name);
});
