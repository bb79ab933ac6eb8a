import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { setLanguage } from "../src/i18n/i18n.svelte";
import SeatSheet from "../src/lobby/SeatSheet.svelte";
import type { RoomView } from "../src/protocol/messages";
import type { LiveRoom } from "../src/room/live-room.svelte";
import { scene } from "./games/scenes";

const HOST = "p0";
let shown: Record<string, unknown> | undefined;

beforeAll(() => setLanguage("en"));
afterEach(async () => {
  if (shown) await unmount(shown);
  document.body.innerHTML = "";
});

/** The host, or a guest, opens the sheet of a seat where this person sits. */
function open(person: string | null, { isHost = true, handicap = null as object | null } = {}) {
  const { me, seats } = scene("tower", 4);
  const seatOf = (other: string | null, name: string) =>
    ({ ...seats[1], person: other, bot: null, name, handicap }) as (typeof seats)[number];
  const viewOf = (there: (typeof seats)[number]) =>
    ({ host: HOST, people: {}, seats: [seatOf(HOST, "Ann"), there] }) as unknown as RoomView;
  let view = $state.raw(viewOf(seatOf(person, "Bea")));
  const room = {
    you: HOST,
    isHost,
    me: { ...me, seat: 0 },
    get view() {
      return view;
    },
  } as unknown as LiveRoom;
  const onclose = vi.fn();
  shown = mount(SeatSheet, { target: document.body, props: { room, number: 1, onclose } });
  flushSync();
  const sits = (other: string | null, name: string) => {
    view = viewOf(seatOf(other, name));
    flushSync();
  };
  return { onclose, sits };
}

test.each([
  ["a free seat is taken", null],
  ["somebody else sits down", "p1"],
])("the sheet closes when %s, so that no tap reaches the wrong person", (_, person) => {
  const { onclose, sits } = open(person);
  expect(onclose).not.toHaveBeenCalled();
  sits("p2", "Cem");
  expect(onclose).toHaveBeenCalledOnce();
});

test("the sheet stays open while the same person changes their name", () => {
  const { onclose, sits } = open("p1");
  sits("p1", "Beatrice");
  expect(onclose).not.toHaveBeenCalled();
});

test.each([
  [null, "Handicap: None"],
  [{ head_start: 20, no_lock: true, large: false }, /^Handicap: 2\.0\s+s before/],
])("a guest reads about the player, instead of an empty sheet", (handicap, words) => {
  open("p1", { isHost: false, handicap });
  expect(document.querySelector("dialog p")?.textContent).toMatch(words);
  expect(document.querySelector("dialog .face svg")).not.toBeNull();
});
