import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { setLanguage } from "../../src/i18n/i18n.svelte";
import Invite from "../../src/lobby/Invite.svelte";
import SeatSheet from "../../src/lobby/SeatSheet.svelte";
import HostSwitches from "../../src/party/HostSwitches.svelte";
import { scene } from "../games/scenes";

vi.mock("../../src/room/api", () => ({ roomLink: () => Promise.reject(new Error("offline")) }));

let shown: Record<string, unknown> | undefined;

beforeAll(() => setLanguage("en"));
afterEach(async () => {
  if (shown) await unmount(shown);
  document.body.innerHTML = "";
});

const { me, seats } = scene("tower", 4);
const own = { ...seats[0], person: "p1", bot: null, face: "fox", tint: "sky", colour: null };
const view = {
  code: "ABCDE",
  host: "p1",
  people: { p1: { id: "p1", name: "Ann", face: "fox", tint: "sky" } },
  seats: [own, ...seats.slice(1)],
  settings: { mode: "single", games: [], preset: "classic", latecomers: true },
  muted: false,
  public: true,
};
/** A room whose connection is lost: it refuses everything at once. */
const room = {
  code: "ABCDE",
  you: "p1",
  isHost: true,
  me: { ...me, seat: 0 },
  view,
  settings: view.settings,
  ask: async () => {
    await Promise.resolve();
    return { type: "refused", why: "cut_off" };
  },
};

function show(part: Component<never>, props: object) {
  shown = mount(part, { target: document.body, props: props as never });
  flushSync();
}

/** Clicks, and waits until the room has refused. */
async function click(input: HTMLInputElement | null | undefined) {
  if (!input) throw new Error("there is nothing to click");
  input.click();
  expect(input.checked).toBe(input.type === "radio");
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
  return input.checked;
}

test("a switch goes back to what the room has", async () => {
  show(HostSwitches, { room, view });
  expect(await click(document.querySelector<HTMLInputElement>("input"))).toBe(true);
});

test("a room that is still public is shown as public", async () => {
  show(Invite, { room });
  expect(await click(document.querySelector<HTMLInputElement>("input[type=checkbox]"))).toBe(true);
});

test("a face that somebody else was quicker to take is not shown as one's own", async () => {
  show(SeatSheet, { room, number: 0, onclose: vi.fn() });
  const faces = [...document.querySelectorAll<HTMLInputElement>("input[name=face]")];
  const before = faces.findIndex(({ checked }) => checked);
  expect(before).toBeGreaterThanOrEqual(0);
  expect(await click(faces.find(({ checked }) => !checked))).toBe(false);
  expect(faces.findIndex(({ checked }) => checked)).toBe(before);
});
