import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { setLanguage } from "../src/i18n/i18n.svelte";
import PickNext from "../src/outcome/PickNext.svelte";
import type { LiveRoom } from "../src/room/live-room.svelte";

let shown: Record<string, unknown> | undefined;

beforeAll(() => setLanguage("en"));
afterEach(async () => {
  if (shown) await unmount(shown);
});

/** The commands of a host who picks for somebody else, in a room that answers like this. */
async function pick(type: "done" | "refused") {
  const ask = vi.fn(() => Promise.resolve({ type }));
  const room = { isHost: true, ask } as unknown as LiveRoom;
  shown = mount(PickNext, { target: document.body, props: { room, choices: ["tower"], seat: 2 } });
  flushSync();
  document.querySelector<HTMLButtonElement>("button.tile")?.click();
  await new Promise((resolve) => setTimeout(resolve));
  return ask.mock.calls.flat();
}

test("the host's pick starts the game", async () => {
  expect(await pick("done")).toEqual([{ type: "pick", game: "tower", seat: 2 }, { type: "next" }]);
});

test("a pick that came too late does not start what somebody else has picked", async () => {
  expect(await pick("refused")).toEqual([{ type: "pick", game: "tower", seat: 2 }]);
});
