import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { wakeAudioOnGesture } from "../src/device/audio.svelte";
import { setLanguage } from "../src/i18n/i18n.svelte";
import type { Change } from "../src/protocol/delta";
import type { RoomView, Settings } from "../src/protocol/messages";
import type { ClaimVerdict, TableEvent } from "../src/protocol/play";
import type { LiveRoom } from "../src/room/live-room.svelte";
import { playRoomSounds } from "../src/room/room-sounds.svelte";
import HostNotice from "../src/player/HostNotice.svelte";
import RefusalToast from "../src/shared/RefusalToast.svelte";
import { enterRoom } from "./fake-socket";
import { scene } from "./games/scenes";

const SIX_SECONDS = 6000;
let leave: (() => void) | undefined;
let pitches: number[];
let stop: (() => void) | undefined;

class FakeParam {
  setValueAtTime = vi.fn();
  linearRampToValueAtTime = vi.fn();
  exponentialRampToValueAtTime = vi.fn();
}
class FakeContext {
  currentTime = 0;
  state = "running";
  addEventListener = vi.fn();
}
class FakeNode {
  gain = new FakeParam();
  frequency = new FakeParam();
  constructor(_: unknown, { frequency }: { frequency?: number } = {}) {
    if (frequency !== undefined) pitches.push(frequency);
  }
  connect = () => this;
  start = vi.fn();
  stop = vi.fn();
}

beforeAll(() => setLanguage("en"));
beforeEach(() => {
  pitches = [];
  localStorage.clear();
  vi.stubGlobal("AudioContext", FakeContext);
  for (const node of ["Oscillator", "Gain", "BiquadFilter", "DynamicsCompressor"])
    vi.stubGlobal(`${node}Node`, FakeNode);
  wakeAudioOnGesture();
  dispatchEvent(new Event("click"));
});
afterEach(() => {
  stop?.();
  stop = undefined;
  leave?.();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.innerHTML = "";
});

/** A room in the middle of tower, and its socket. */
function enter(you = "p1") {
  const { play, me, seats } = scene("tower", 4);
  const { room, socket } = enterRoom("ABCDE");
  leave = () => {
    room.close();
  };
  const view = { code: "ABCDE", host: "p1", paused: false, play, seats, settings: {} };
  socket.say({
    type: "welcome",
    version: 1,
    you,
    token: "secret",
    epoch: 1,
    seq: 0,
    clock: 9,
    view: view as unknown as RoomView,
    private: me,
    here: ["p1"],
  });
  let seq = 0;
  const update = (delta: readonly Change[], events: readonly TableEvent[] = []) => {
    socket.say({ type: "update", since: seq, seq: ++seq, delta, events });
    flushSync();
  };
  /** Answers the command sent this many commands ago. */
  const answer = async (back: number, verdict: ClaimVerdict["verdict"]) => {
    const id = Number(socket.sent.at(-1 - back)?.["id"]);
    socket.say({ type: "verdict", id, verdict, reason: "match" });
    await Promise.resolve();
  };
  const refuse = async () => {
    const id = Number(socket.sent.at(-1)?.["id"]);
    socket.say({ type: "refused", id, why: "not_now", text: "" } as never);
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    flushSync();
  };
  return { room, socket, play, update, answer, refuse };
}

const hear = (room: LiveRoom) => {
  stop = $effect.root(() => {
    playRoomSounds(room);
  });
  flushSync();
};
const fanfares = () => pitches.filter((pitch) => pitch === 784).length;

test("a claim says what was in view, and resolves with its own verdict", async () => {
  const { room, socket, play, answer } = enter();
  const [first, second] = [room.claim(7, null, 0), room.claim(9, 2, 0)];
  expect(socket.sent.at(-2)).toMatchObject({
    type: "claim",
    symbol: 7,
    target: null,
    seen: play.accepted,
    play: play.number,
  });
  await answer(0, "ok");
  await answer(1, "wrong");
  expect(await first).toMatchObject({ symbol: 7, verdict: "wrong" });
  expect(await second).toMatchObject({ symbol: 9, verdict: "ok" });
});

test("a claim that the room refuses is illegal", async () => {
  const { room, refuse } = enter();
  const claim = room.claim(7, null, 0);
  await refuse();
  expect(await claim).toEqual({ verdict: "illegal", reason: "not_now", symbol: 7 });
});

test("a second change of settings keeps the first, before the room has answered", async () => {
  const { room, socket, update, refuse } = enter();
  const change = (part: Partial<Settings>) =>
    room.choose({ ...room.settings, ...part } as Settings);
  const [first, second] = [change({ coach: true }), change({ latecomers: false })];
  expect(socket.sent.at(-1)).toMatchObject({ settings: { coach: true, latecomers: false } });
  update([[["paused"], true]]);
  expect(room.settings).toEqual({ coach: true, latecomers: false });
  socket.say({ type: "done", id: Number(socket.sent.at(-2)?.["id"]) } as never);
  await first;
  expect(room.settings).toEqual({ coach: true, latecomers: false });
  update([[["settings"], { coach: true }]]);
  await refuse();
  await second;
  expect(room.settings).toEqual({ coach: true });
});

test("an event is emitted once, while the view is still the one before it", () => {
  const { room, play, update } = enter();
  const told: unknown[] = [];
  const unsubscribe = room.updates.subscribe(({ events, play: after }) => {
    told.push([events[0]?.type, room.view?.play?.accepted, after?.accepted]);
  });
  const next = play.accepted + 1;
  update([[["play", "accepted"], next]], [{ type: "claimed", seat: 1, verdict: "ok", symbol: 3 }]);
  update([[["paused"], true]]);
  unsubscribe();
  update([[["paused"], false]], [{ type: "paused" }]);
  expect(told).toEqual([["claimed", play.accepted, next]]);
  expect([room.view?.play?.accepted, room.view?.paused]).toEqual([next, false]);
});

test("finds are recorded with the room's time, until the next game", () => {
  const { room, play, update } = enter();
  const find: TableEvent = { type: "claimed", seat: 1, verdict: "ok", symbol: 3, took: 1.5 };
  update([[["play", "accepted"], play.accepted + 1]], [find]);
  expect(room.stats.finds).toEqual([{ seat: 1, symbol: 3, seconds: 1.5 }]);
  update([[["play", "number"], play.number + 1]], [{ type: "dealt" }]);
  expect(room.stats.finds).toEqual([]);
});

test("the fanfare is played once, whatever changes in the room after the end", () => {
  const { room, update } = enter();
  hear(room);
  update([[["play", "finished"], true]]);
  expect(fanfares()).toBe(1);
  update([[["seats", 1, "name"], "Bea"]]);
  update([[["paused"], true]]);
  expect(fanfares()).toBe(1);
});

test("each verdict plays its sound", async () => {
  const { room, answer } = enter();
  hear(room);
  void room.claim(7, null, 0);
  await answer(0, "late");
  await vi.waitFor(() => {
    expect(pitches).toEqual([440, 392]);
  });
});

test("a refusal is shown for six seconds, and not again on the next screen", async () => {
  const { room, refuse } = enter();
  const show = () =>
    mount(RefusalToast, { target: document.body, props: { refusals: room.refusals.subscribe } });
  const shown = () => document.querySelector("[role=alert] p")?.textContent.trim();
  const lobby = show();
  flushSync();
  void room.ask({ type: "start" });
  await refuse();
  expect(shown()).toBeTruthy();
  await unmount(lobby);
  const game = show();
  flushSync();
  expect(shown()).toBeUndefined();

  vi.useFakeTimers();
  void room.ask({ type: "start" });
  await refuse();
  flushSync();
  expect(shown()).toBeTruthy();
  vi.advanceTimersByTime(SIX_SECONDS);
  flushSync();
  expect(shown()).toBeUndefined();
  await unmount(game);
});

test.each(["focus", "online", "pageshow"])("on %s a room pings the server", (type) => {
  const { room, socket } = enter();
  dispatchEvent(new Event(type));
  expect(socket.sent.at(-1)).toMatchObject({ type: "ping" });
  room.close();
  dispatchEvent(new Event(type));
  expect(socket.sent.filter((each) => each["type"] === "ping")).toHaveLength(1);
});

test("a room pings the server when its page is shown again", () => {
  const { socket } = enter();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(socket.sent.at(-1)).toMatchObject({ type: "ping" });
});

const BOB = { p2: { name: "Bob", face: null, tint: null } };
const ANN_LEAVES = [
  [["host"], "p2"],
  [["people"], BOB],
] as const satisfies readonly Change[];

/** Shows who becomes the host, to the person with this id. */
function noticeHost(you: string) {
  const { room, update } = enter(you);
  update([[["people"], BOB]]);
  const props = $state({ room, view: room.view as RoomView });
  const shown = mount(HostNotice, { target: document.body, props });
  flushSync();
  const text = () => document.querySelector(".banner")?.textContent.trim();
  return { room, update, text, remove: () => unmount(shown) };
}

test("everybody is told for six seconds who the new host is", async () => {
  vi.useFakeTimers();
  const { room, update, text, remove } = noticeHost("p1");
  expect(text()).toBeUndefined();
  update(ANN_LEAVES, [{ type: "left", person: "p1" } as TableEvent]);
  expect(text()).toBe("Bob is the host now");
  vi.advanceTimersByTime(SIX_SECONDS);
  flushSync();
  expect(text()).toBeUndefined();
  update([[["paused"], true]], [{ type: "paused" }]);
  expect([room.view?.host, text()]).toEqual(["p2", undefined]);
  await remove();
});

test("the new host is told that it is them", async () => {
  const { update, text, remove } = noticeHost("p2");
  update(ANN_LEAVES, [{ type: "left", person: "p1" } as TableEvent]);
  expect(text()).toBe("You’re the host now");
  await remove();
});

test("a host whom a reconnected page finds is not announced", async () => {
  const { update, text, remove } = noticeHost("p1");
  update(ANN_LEAVES);
  expect(text()).toBeUndefined();
  await remove();
});
