import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import Stepper from "../src/design/Stepper.svelte";
import { setLanguage } from "../src/i18n/i18n.svelte";

let shown: Record<string, unknown> | undefined;

beforeAll(() => setLanguage("en"));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  vi.useRealTimers();
  document.body.innerHTML = "";
});

function show(value: number | null) {
  const props = $state({ name: "Ann", value, onwrite: vi.fn<(value: number | null) => void>() });
  shown = mount(Stepper, { target: document.body, props });
  flushSync();
  return props;
}
const more = () => {
  document.querySelectorAll("button")[1]?.click();
  flushSync();
};
const wait = (ms: number) => {
  vi.advanceTimersByTime(ms);
  flushSync();
};
const field = () => document.querySelector("input")?.value;

test("steps are saved together after a pause", () => {
  const { onwrite } = show(null);
  more();
  more();
  wait(600);
  expect(onwrite.mock.calls).toEqual([[2]]);
});

test("a step after the pause counts on from the saved value, before the room has answered", () => {
  const props = show(3);
  more();
  wait(600);
  expect(field()).toBe("4");
  more();
  wait(600);
  expect(props.onwrite.mock.calls).toEqual([[4], [5]]);
});

test("a value from elsewhere is shown once nothing is being entered", () => {
  const props = show(3);
  more();
  wait(600);
  props.value = 4;
  flushSync();
  props.value = 9;
  flushSync();
  expect(field()).toBe("9");
});

test("a value that the room refused gives way to the old one", () => {
  show(3);
  more();
  wait(5000);
  expect(field()).toBe("3");
});

test("what was entered is saved when the stepper is removed", async () => {
  const { onwrite } = show(3);
  more();
  if (shown) await unmount(shown);
  shown = undefined;
  expect(onwrite.mock.calls).toEqual([[4]]);
});
