import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { seatTokenOf } from "../../src/connection/seat-token";
import { setLanguage } from "../../src/i18n/i18n.svelte";
import Club from "../../src/pages/Club.svelte";
import Room from "../../src/pages/Room.svelte";
import { FakeSocket } from "../fake-socket";

let sockets: FakeSocket[];
let shown: Record<string, unknown> | undefined;

beforeAll(() => setLanguage("en"));
beforeEach(() => {
  sockets = [];
  localStorage.clear();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  vi.stubGlobal(
    "WebSocket",
    class extends FakeSocket {
      constructor() {
        super();
        sockets.push(this);
      }
    },
  );
  seatTokenOf("HJKMN", "hand").keep("token");
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

const pages: [string, Component<never>, object][] = [
  ["room", Room, { code: "HJKMN", table: false }],
  ["club night", Club, { code: "ABCDEF", part: "phone", key: "", token: "" }],
];
const open = (page: Component<never>, props: object) => {
  shown = mount(page, { target: document.body, props: props as never });
  flushSync();
};
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test.each(pages)("a %s connects when its page is ready", async (_, page, props) => {
  open(page, props);
  await vi.waitFor(() => {
    expect(sockets).toHaveLength(1);
  });
});

test.each(pages)("a %s left before it is ready does not connect", async (_, page, props) => {
  open(page, props);
  if (shown) await unmount(shown);
  shown = undefined;
  await wait(300);
  expect(sockets).toEqual([]);
});
