import { beforeEach, expect, test } from "vitest";
import { remember } from "../src/device/storage";
import { DeviceDesk } from "../src/pad/pad-store.svelte";
import type { Pad } from "../src/pad/pad";

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

test("what was written is there when the page is opened again", () => {
  const desk = new DeviceDesk();
  expect([desk.pad, desk.mayUndo]).toEqual([undefined, false]);
  desk.begin(tower);
  desk.write(cards(7), { ...cards(8), side: 5 });
  expect(new DeviceDesk().pad?.marks).toEqual([cards(7)]);
});

test("marks are taken back one by one, and a new game too", () => {
  const desk = new DeviceDesk();
  desk.begin(tower);
  desk.write(cards(7), cards(9));
  desk.begin({ kind: "dice", sides: tower.sides, games: [] });
  expect(desk.pad?.kind).toBe("dice");
  desk.undo();
  expect(desk.pad?.marks).toEqual([cards(7), cards(9)]);
  desk.undo();
  expect(new DeviceDesk().pad?.marks).toEqual([cards(7)]);
});

test.each(["{", '[{"kind": "chess", "marks": []}]', '"pad"'])("%s is no pad", (text) => {
  remember("pads", text);
  expect(new DeviceDesk().pad).toBeUndefined();
});
