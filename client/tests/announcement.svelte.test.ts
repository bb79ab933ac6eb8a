import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import Announcement from "../src/shared/Announcement.svelte";

test("the same sentence is announced again", async () => {
  const props = $state({ announcement: { text: "Not this one" } });
  const shown = mount(Announcement, { target: document.body, props });
  flushSync();
  const first = document.querySelector("[role=status]")?.firstElementChild;
  props.announcement = { text: "Not this one" };
  flushSync();
  const [again, ...others] = document.querySelector("[role=status]")?.children ?? [];
  expect(again?.textContent).toBe("Not this one");
  expect(again).not.toBe(first);
  expect(others).toEqual([]);
  await unmount(shown);
});
