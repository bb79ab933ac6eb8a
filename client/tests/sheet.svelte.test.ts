import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import Sheet from "../src/design/Sheet.svelte";
import { setLanguage } from "../src/i18n/i18n.svelte";

let opener: HTMLButtonElement;

beforeAll(() => setLanguage("en"));
beforeEach(() => {
  document.body.innerHTML = "<button>Menu</button><main><input></main>";
  opener = document.body.querySelector("button") as HTMLButtonElement;
  opener.focus();
});
afterEach(() => {
  document.body.innerHTML = "";
});

/** Opens a sheet and sets the focus on its close button, as a browser does. */
function open() {
  const children = createRawSnippet(() => ({ render: () => "<p>Hello</p>" }));
  const onclose = vi.fn();
  const shown = mount(Sheet, {
    target: document.body,
    props: { title: "Menu", onclose, children },
  });
  flushSync();
  document.querySelector<HTMLElement>("dialog button")?.focus();
  expect(document.activeElement).not.toBe(opener);
  return { onclose, remove: () => unmount(shown) };
}

test("a sheet that its parent removes returns the focus to what opened it", async () => {
  await open().remove();
  expect(document.activeElement).toBe(opener);
});

test("a sheet leaves the focus alone when it has moved on", async () => {
  const { remove } = open();
  const next = document.querySelector("input");
  next?.focus();
  await remove();
  expect(document.activeElement).toBe(next);
});
