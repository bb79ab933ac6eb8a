/** The address to type on other devices. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { siteOf } from "../src/lib/site";
import SiteAddress from "../src/shared/SiteAddress.svelte";

let shown: Record<string, unknown> | undefined;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  document.body.innerHTML = "";
});

function show(findLink: () => Promise<string>): void {
  shown = mount(SiteAddress, { target: document.body, props: { findLink } });
  flushSync();
}

test("the server's network address replaces that of the page", async () => {
  show(() => Promise.resolve("http://192.0.2.7:8555/#/room/ABCDE"));
  expect(document.body.textContent).toBe(location.host);
  await vi.waitFor(() => {
    expect(document.body.textContent).toBe("192.0.2.7:8555");
  });
});

test("the page's own address stays if the server doesn't answer", async () => {
  show(() => Promise.reject(new Error("no answer")));
  await Promise.resolve();
  flushSync();
  expect(document.body.textContent).toBe(location.host);
});

test("the address includes a folder, but not its trailing slash", () => {
  expect(siteOf("https://host.example/games/#/room/ABCDE")).toBe("host.example/games");
});
