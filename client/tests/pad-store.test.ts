import { beforeEach, expect, test } from "vitest";
import "./catalogue";
import { remember } from "../src/device/storage";
import { DevicePadStore } from "../src/scorepad/pad-store.svelte";
import type { Pad } from "../src/scorepad/pad";

beforeEach(() => {
  localStorage.clear();
});

const tower: Pad = {
  kind: "tournament",
  sides: [
    { name: "Ann", colour: null },
    { name: "Bob", colour: null },
  ],
  games: ["tower"],
  marks: [],
};
const cards = (number: number) => ({ type: "count", line: 0, side: 0, number }) as const;

test("a pad is still there after the page is reloaded", () => {
  const store = new DevicePadStore();
  expect([store.pad, store.mayUndo]).toEqual([undefined, false]);
  store.begin(tower);
  store.write(cards(7), { ...cards(8), side: 5 });
  expect(new DevicePadStore().pad?.marks).toEqual([cards(7)]);
});

test("marks are undone one by one, and so is a new pad", () => {
  const store = new DevicePadStore();
  store.begin(tower);
  store.write(cards(7), cards(9));
  store.begin({ kind: "dice", sides: tower.sides, games: [] });
  expect(store.pad?.kind).toBe("dice");
  store.undo();
  expect(store.pad?.marks).toEqual([cards(7), cards(9)]);
  store.undo();
  expect(new DevicePadStore().pad?.marks).toEqual([cards(7)]);
});

test.each(["{", '[{"kind": "chess", "marks": []}]', '"pad"'])("%s is no pad", (text) => {
  remember("pads", text);
  expect(new DevicePadStore().pad).toBeUndefined();
});
