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
  ["locked", "Try again", "The doors are locked, or the evening is over. Ask the organiser."],
  ["room_full", "Try again", "This club night is full. Scan the QR code, or ask the organiser."],
  ["kicked", "Join again", "The organiser removed you from the club night."],
  ["left", "Join again", "You’ve left the club night."],
  ["elsewhere", "Play here", "You opened this room in another window. Continue there."],
])("after %s a tap on %s tries to come in", async (bye, label, reason) => {
  const onreturn = vi.fn();
  const view = bye === "kicked" ? {} : undefined;
  const club = { view, state: { status: "ended", bye } } as unknown as LiveClub;
  const props = { club, part: "phone" as const, key: "", onreturn };
  const shown = mount(ClubEntry, { target: document.body, props });
  flushSync();
  expect(document.querySelector("h1")?.textContent.trim()).toBe(reason);
  const button = document.querySelector("button.button:not(.small)");
  expect(button?.textContent).toBe(label);
  (button as HTMLButtonElement).click();
  expect(onreturn).toHaveBeenCalledOnce();
  await unmount(shown);
});
