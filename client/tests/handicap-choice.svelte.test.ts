import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { setLanguage } from "../src/i18n/i18n.svelte";
import SeatSheet from "../src/lobby/SeatSheet.svelte";
import type { RoomView } from "../src/protocol/messages";
import type { LiveRoom } from "../src/room/live-room.svelte";
import { HANDICAP_AGE_SIX, type Handicap } from "../src/shared/handicaps";
import { enterRoom, type FakeSocket } from "./fake-socket";
import { scene } from "./games/scenes";

let room: LiveRoom;
let socket: FakeSocket;
let shown: Record<string, unknown> | undefined;

beforeAll(() => setLanguage("en"));
beforeEach(() => {
  localStorage.clear();
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  room.close();
  document.body.innerHTML = "";
});

/** The sheet of the host's own seat, whose handicap is that of a six-year-old. */
function open() {
  const { me, seats } = scene("tower", 4);
  ({ room, socket } = enterRoom("ABCDE"));
  const own = { ...seats[0], person: "p1", bot: null, handicap: HANDICAP_AGE_SIX };
  const people = { p1: { id: "p1", name: "Ann", face: null, tint: null } };
  const settings = { mode: "single", games: [], preset: "classic" };
  const view = { code: "ABCDE", host: "p1", people, seats: [own, ...seats.slice(1)], settings };
  socket.say({
    type: "welcome",
    version: 1,
    you: "p1",
    token: "secret",
    epoch: 1,
    seq: 0,
    clock: 9,
    view: view as unknown as RoomView,
    private: { ...me, seat: 0 },
    here: ["p1"],
  });
  shown = mount(SeatSheet, {
    target: document.body,
    props: { room, number: 0, onclose: vi.fn() },
  });
  flushSync();
  let seq = 0;
  const settled = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    flushSync();
  };
  const idOf = (back: number) => Number(socket.sent.at(-1 - back)?.["id"]);
  return {
    /** The room has made a change, and answers the command sent this many commands ago. */
    confirm: async (handicap: Handicap, back = 0) => {
      const delta = [[["seats", 0, "handicap"], handicap]] as never;
      socket.say({ type: "update", since: seq, seq: ++seq, delta, events: [] });
      socket.say({ type: "done", id: idOf(back) } as never);
      await settled();
    },
    refuse: async () => {
      socket.say({ type: "refused", id: idOf(0), why: "not_your_seat", text: "" } as never);
      await settled();
    },
  };
}

function controls() {
  const slider = document.querySelector<HTMLInputElement>("input[type=range]");
  const [lock, large] = document.querySelectorAll<HTMLInputElement>(".switch input");
  if (!slider || !lock || !large) throw new Error("no controls");
  return { slider, lock, large };
}
function drag(slider: HTMLInputElement, to: number) {
  slider.value = String(to);
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}
function letGo(slider: HTMLInputElement) {
  slider.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
}
const sent = () => socket.sent.at(-1)?.["handicap"];

test("each change keeps those before it, although the room has answered only some of them", async () => {
  const { confirm } = open();
  const { slider, lock, large } = controls();
  drag(slider, 5);
  letGo(slider);
  large.click();
  flushSync();
  expect(sent()).toEqual({ ...HANDICAP_AGE_SIX, head_start: 5, large: false });
  await confirm({ ...HANDICAP_AGE_SIX, head_start: 5 }, 1);
  expect(large.checked).toBe(false);
  lock.click();
  expect(sent()).toEqual({ head_start: 5, large: false, no_lock: false });
});

test("an answer does not move the slider under the finger", async () => {
  const { confirm } = open();
  const { slider, large } = controls();
  large.click();
  drag(slider, 5);
  await confirm({ ...HANDICAP_AGE_SIX, large: false });
  expect(slider.value).toBe("5");
  letGo(slider);
  expect(sent()).toEqual({ ...HANDICAP_AGE_SIX, head_start: 5, large: false });
});

test("a refused change is taken back", async () => {
  const { refuse } = open();
  const { slider, large } = controls();
  large.click();
  drag(slider, 5);
  letGo(slider);
  await refuse();
  expect([large.checked, slider.value]).toEqual([true, "20"]);
});
