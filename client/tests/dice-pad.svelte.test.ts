import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { loadTextGroup, setLanguage } from "../src/i18n/i18n.svelte";
import type { Mark, Pad } from "../src/scorepad/pad";
import DicePad from "../src/scorepad/DicePad.svelte";
import type { PadStore } from "../src/scorepad/pad-store.svelte";

let shown: Record<string, unknown> | undefined;
let written: Mark[];

beforeAll(async () => {
  await setLanguage("en");
  await loadTextGroup("pad");
});
beforeEach(() => {
  written = [];
});
afterEach(async () => {
  if (shown) await unmount(shown);
  document.body.innerHTML = "";
});

/** The sheets of two players; `mark` makes a mark on another device. */
function show() {
  const sides = ["Ann", "Bea"].map((name) => ({ name, colour: null }));
  const store = {
    mayWrite: true,
    write: (...marks: Mark[]) => written.push(...marks),
  } as unknown as PadStore;
  const pad: Pad = { kind: "dice", sides, games: [], marks: [] };
  const props = $state({ store, pad });
  shown = mount(DicePad, { target: document.body, props });
  flushSync();
  const mark = (...marks: Mark[]) => {
    props.pad = { ...pad, marks };
    flushSync();
  };
  return { mark };
}
const end = () => document.querySelector<HTMLButtonElement>(".turn button");
const tap = () => {
  end()?.click();
  flushSync();
};
const look = (side: number) => {
  document.querySelectorAll<HTMLButtonElement>(".players button")[side]?.click();
  flushSync();
};
const ended = (side: number) => ({ type: "turn_ended", side, turn: 1 }) as const;

test("a turn without a build ends at the second tap", () => {
  show();
  tap();
  expect([end()?.textContent.trim(), written]).toEqual(["Really? Cross: −2", []]);
  tap();
  expect(written).toEqual([ended(0)]);
});

test("when the turn ends on another device, the next one asks again", () => {
  const { mark } = show();
  tap();
  mark(ended(0));
  expect(end()?.textContent.trim()).toBe("End turn");
  tap();
  expect(written).toEqual([]);
});

test("when another device builds, no cross is announced", () => {
  const { mark } = show();
  tap();
  mark({ type: "built", side: 0, turn: 1, item: "road:0" });
  expect(end()?.textContent.trim()).toBe("End turn");
});

test("a mark on another sheet does not take the question back", () => {
  const { mark } = show();
  tap();
  mark({ type: "built", side: 1, turn: 1, item: "road:0" });
  expect(end()?.textContent.trim()).toBe("Really? Cross: −2");
});

test("a look at another sheet takes the question back", () => {
  show();
  tap();
  look(1);
  look(0);
  expect(end()?.textContent.trim()).toBe("End turn");
});
