import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import Curtain from "../../src/curtain/Curtain.svelte";
import { setLanguage } from "../../src/i18n/i18n.svelte";
import { Emitter } from "../../src/lib/emitter";
import type { TableEvent, TableUpdate } from "../../src/protocol/play";
import type { LiveRoom } from "../../src/room/live-room.svelte";
import { scene } from "../games/scenes";

vi.mock("svelte/transition", () => ({ fade: () => ({ duration: 0 }) }));

let shown: Record<string, unknown> | undefined;

beforeAll(() => setLanguage("en"));
afterEach(async () => {
  if (shown) await unmount(shown);
});

test("the beat of the last round stays although others still claim or come in", async () => {
  const { play, me, seats } = scene("hot_potato", 4, 2);
  const updates = new Emitter<TableUpdate>();
  const table = { view: { seats, paused: false }, me, ahead: 0, status: "open", updates };
  const room = table as unknown as LiveRoom;
  shown = mount(Curtain, {
    target: document.body,
    props: { room, play, drawn: true, loud: false },
  });
  flushSync();
  const happens = (...events: TableEvent[]) => {
    updates.emit({ events, play });
    flushSync();
    return new Promise((resolve) => setTimeout(resolve));
  };
  const beat = { kind: "burned", places: [2], by: 0, cards: 4 } as const;
  await happens({ type: "round_ended", beat });
  expect(document.querySelector(".beat")).not.toBeNull();
  await happens({ type: "claimed", seat: 1, symbol: 3, verdict: "late" });
  expect(document.querySelector(".beat")).not.toBeNull();
});
