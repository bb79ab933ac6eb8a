import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadEdition, loadNames } from "../../src/editions/built-in";
import type { Edition, Names } from "../../src/editions/edition";
import CardTable from "../../src/games/CardTable.svelte";
import type { CardGameProps } from "../../src/games/types";
import { setLanguage } from "../../src/i18n/i18n.svelte";
import { Emitter } from "../../src/lib/emitter";
import FreezeBanner from "../../src/player/FreezeBanner.svelte";
import type { CardsPlay, ClaimVerdict, TableUpdate } from "../../src/protocol/play";
import { scene } from "./scenes";

let edition: Edition;
let names: Names;
let shown: Record<string, unknown> | undefined;
/** The spots of the cards that shook. */
let shaken: (string | null)[];

beforeAll(async () => {
  await setLanguage("en");
  [edition, names] = [await loadEdition("classic"), await loadNames("classic", "en")];
});
beforeEach(() => {
  shaken = [];
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1900);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(950);
  Element.prototype.animate = function (this: Element) {
    shaken.push(this.getAttribute("data-spot"));
    return { finished: Promise.resolve() } as unknown as Animation;
  };
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.innerHTML = "";
});

/** Tower for four; its claims wait until the test judges them. */
function show() {
  const { seats, me, play } = scene("tower", 4);
  const open: ((verdict: ClaimVerdict) => void)[] = [];
  const updates = new Emitter<TableUpdate>();
  const verdicts = new Emitter<ClaimVerdict>();
  const said: string[] = [];
  const props = $state<CardGameProps>({
    play: play as CardsPlay,
    seats,
    me,
    edition,
    names,
    updates: updates.subscribe,
    verdicts: verdicts.subscribe,
    onsay: (text) => said.push(text),
    onclaim: () =>
      new Promise<ClaimVerdict>((resolve) => {
        open.push(resolve);
      }),
  });
  shown = mount(CardTable, { target: document.body, props });
  flushSync();
  const judge = async (claim: number, verdict: ClaimVerdict["verdict"]) => {
    open[claim]?.({ verdict, reason: "not_on_target" });
    await new Promise((resolve) => setTimeout(resolve));
    flushSync();
  };
  return { props, judge, updates, verdicts, said };
}

const card = (spot: string) => document.querySelector(`[data-spot="${spot}"]`);
function tap(spot: string) {
  const button = card(spot)?.querySelector<HTMLButtonElement>("[data-symbol]");
  button?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }));
  flushSync();
}
const ringed = () =>
  [...document.querySelectorAll(".ring")].map(
    (ring) => ring.closest<HTMLElement>("[data-spot]")?.dataset["spot"],
  );
const note = () => document.querySelector(".note")?.textContent.trim();

test("with two pending taps, the verdict on the first shakes its card and keeps the second's ring", async () => {
  const { judge } = show();
  tap("middle");
  tap("seat-0");
  expect(ringed()).toEqual(["seat-0"]);
  await judge(0, "wrong");
  expect([shaken, ringed()]).toEqual([["middle"], ["seat-0"]]);
  await judge(1, "ok");
  expect([shaken, ringed()]).toEqual([["middle"], []]);
});

test("a ring without a verdict disappears", () => {
  vi.useFakeTimers();
  show();
  tap("middle");
  expect(ringed()).toEqual(["middle"]);
  vi.advanceTimersByTime(3000);
  flushSync();
  expect(ringed()).toEqual([]);
});

test("a verdict is shown in words for a while, and announced", () => {
  vi.useFakeTimers();
  const { verdicts, said } = show();
  const before = note();
  verdicts.emit({ verdict: "late", reason: "match", symbol: 3, behind: 0.124 });
  flushSync();
  expect(note()).toContain("0.12");
  expect(said).toEqual([note()]);
  vi.advanceTimersByTime(2200);
  flushSync();
  expect(note()).toBe(before);
});

test("another player's find is announced, and your own is not announced twice", () => {
  const { props, updates, said } = show();
  const play = { ...props.play, accepted: props.play.accepted + 1 };
  const find = { type: "claimed", verdict: "ok", symbol: 3 } as const;
  updates.emit({ events: [{ ...find, seat: props.me.seat ?? 0 }], play });
  expect(said).toEqual([]);
  updates.emit({ events: [{ ...find, seat: 2 }], play });
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(props.seats[2]?.name);
});

test("events of the next game do not affect this table", () => {
  const { props, updates, said } = show();
  const play = { ...props.play, number: props.play.number + 1 };
  updates.emit({ events: [{ type: "claimed", verdict: "ok", seat: 2, symbol: 3 }], play });
  expect(said).toEqual([]);
});

test("the freeze banner sets one timer, though the clock goes on", () => {
  let now = 1000;
  vi.spyOn(Date, "now").mockImplementation(() => now++);
  const timers = vi.spyOn(globalThis, "setTimeout").mockReturnValue(0);
  shown = mount(FreezeBanner, { target: document.body, props: { until: 3000 } });
  flushSync();
  expect(timers).toHaveBeenCalledTimes(1);
});
