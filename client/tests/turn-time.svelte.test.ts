import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import TurnTime from "../src/games/dice/TurnTime.svelte";
import type { TurnLimit } from "../src/games/types";
import type { DicePlay } from "../src/protocol/play";
import { loadDiceGame } from "../src/games/registry";
import type { RoomView } from "../src/protocol/messages";
import { turnLimit } from "../src/room/turn-limit";
import StopWatch from "../src/tv/StopWatch.svelte";
import { setLanguage } from "../src/i18n/i18n.svelte";
import { scene } from "./games/scenes";

const NOON = 1_794_800_000_000;
let shown: Record<string, unknown> | undefined;

beforeAll(() => setLanguage("en"));
beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  vi.useRealTimers();
  document.body.innerHTML = "";
});

const limitOf = (seconds: number): TurnLimit => ({
  seconds,
  ends: NOON + seconds * 1000,
  stopped: false,
});
const wait = (seconds: number) => {
  flushSync();
  vi.advanceTimersByTime(seconds * 1000);
  flushSync();
};
const timer = () => document.querySelector("[role=timer]");
const line = () => document.querySelector("i")?.style.scale;

function show(limit: TurnLimit) {
  const props = $state({ limit, onsay: vi.fn<(text: string) => void>() });
  shown = mount(TurnTime, { target: document.body, props });
  flushSync();
  return props;
}

test("a bar runs out, and only the last ten seconds are counted and announced", () => {
  const { onsay } = show(limitOf(40));
  expect([line(), timer()?.textContent.trim()]).toEqual(["1 1", ""]);
  wait(20);
  expect([line(), timer()?.textContent.trim()]).toEqual(["0.5 1", ""]);
  expect(onsay).not.toHaveBeenCalled();
  wait(10);
  expect([line(), timer()?.textContent.trim()]).toEqual(["0.25 1", "10"]);
  wait(9);
  expect(timer()?.getAttribute("aria-label")).toBe("One second left in your turn");
  wait(60);
  expect([line(), timer()?.textContent.trim()]).toEqual(["0 1", ""]);
  expect(onsay.mock.calls).toEqual([["10 seconds left in your turn"]]);
});

test("it stops in a pause, and continues with the room's new end of the turn", () => {
  const props = show(limitOf(40));
  wait(32);
  props.limit = { ...props.limit, stopped: true };
  wait(300);
  expect(timer()?.textContent.trim()).toBe("8");
  props.limit = { ...limitOf(40), ends: NOON + (40 + 300) * 1000 };
  wait(1);
  expect(timer()?.textContent.trim()).toBe("7");
});

test("the room's times are converted to this device's clock", () => {
  const settings = { turn_seconds: 60 };
  const view = { turn_ends: NOON / 1000 + 65, paused: true, settings } as RoomView;
  expect(turnLimit(view, 5000)).toEqual({ seconds: 60, ends: NOON + 60_000, stopped: true });
  expect(turnLimit({ ...view, turn_ends: null }, 5000)).toBeUndefined();
});

test("only the player whose turn it is sees the timer", async () => {
  const Dice = await loadDiceGame();
  const { play, seats, me } = scene("island_dice", 4);
  const dice = play as DicePlay;
  const props = $state({
    play: dice,
    seats,
    me,
    onmove: vi.fn(),
    onbuild: vi.fn(),
    limit: limitOf(40),
  });
  shown = mount(Dice, { target: document.body, props });
  flushSync();
  expect(me.place).toBe(dice.view.seat);
  expect(timer()).not.toBeNull();
  props.me = { ...me, place: (me.place ?? 0) + 1 };
  flushSync();
  expect(timer()).toBeNull();
});

test("a television counts down to the end of a turn, or up if there is no limit", () => {
  const props = $state<{ since: string; ends?: number | undefined }>({ since: "1/0/1" });
  props.ends = NOON + 75_000;
  shown = mount(StopWatch, { target: document.body, props });
  wait(4);
  expect(document.body.textContent.trim()).toBe("1:11");
  [props.since, props.ends] = ["1/1/1", undefined];
  wait(2);
  expect(document.body.textContent.trim()).toBe("0:02");
});
