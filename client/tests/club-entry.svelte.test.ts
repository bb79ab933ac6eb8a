import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import ClubEntry from "../src/club/ClubEntry.svelte";
import type { LiveClub } from "../src/club/live-club.svelte";
import { loadTextGroup, setLanguage } from "../src/i18n/i18n.svelte";

beforeAll(async () => {
  await setLanguage("en");
  await loadTextGroup("club");
});

test.each([
  ["locked", "Try again"],
  ["room_full", "Try again"],
  ["kicked", "Join again"],
  ["elsewhere", "Play here"],
])("after %s a tap on %s tries to come in", async (bye, label) => {
  const onreturn = vi.fn();
  const view = bye === "kicked" ? {} : undefined;
  const club = { view, state: { status: "ended", bye } } as unknown as LiveClub;
  const props = { club, part: "phone" as const, key: "", onreturn };
  const shown = mount(ClubEntry, { target: document.body, props });
  flushSync();
  const button = document.querySelector("button.button:not(.small)");
  expect(button?.textContent).toBe(label);
  (button as HTMLButtonElement).click();
  expect(onreturn).toHaveBeenCalledOnce();
  await unmount(shown);
});
