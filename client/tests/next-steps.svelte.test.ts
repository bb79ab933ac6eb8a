import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { setLanguage } from "../src/i18n/i18n.svelte";
import NextSteps from "../src/outcome/NextSteps.svelte";
import type { RoomView } from "../src/protocol/messages";
import type { LiveRoom } from "../src/room/live-room.svelte";

beforeAll(() => setLanguage("en"));

test.each([
  ["somebody at a table of a club night", null, 0, "Waiting for the other tables"],
  ["somebody who watches a room that its host has left", null, null, "Waiting for the host"],
  ["somebody who watches a room", "7", null, "Waiting for Ann"],
])("%s sees what comes next", async (_, host, seat, text) => {
  const view = {
    host,
    series: null,
    settings: {},
    people: { 7: { name: "Ann" } },
    rematch: [],
    seats: [],
  } as unknown as RoomView;
  const room = { isHost: false, you: "3", me: { seat } } as unknown as LiveRoom;
  const props = { room, view, onpickfor: () => undefined };
  const shown = mount(NextSteps, { target: document.body, props });
  flushSync();
  expect(document.body.textContent.trim()).toContain(text);
  await unmount(shown);
});
