import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { loadEdition } from "../src/editions/built-in";
import { sharedSymbol } from "../src/editions/plane";
import { setLanguage } from "../src/i18n/i18n.svelte";
import PairTable from "../src/practice/PairTable.svelte";

let shown: Record<string, unknown> | undefined;

beforeAll(() => setLanguage("en"));
afterEach(async () => {
  if (shown) await unmount(shown);
  vi.restoreAllMocks();
  document.body.innerHTML = "";
});

/** Shows two cards, sends a tap on their shared symbol, and returns the times that were reported. */
async function timesAfter(tap: () => MouseEvent): Promise<number[]> {
  const edition = await loadEdition("classic");
  const onfound = vi.fn<(ms: number) => void>();
  const tally = createRawSnippet(() => ({ render: () => "<p></p>" }));
  const props = { edition, names: {}, turn: () => [3, 4] as const, onfound, tally };
  vi.spyOn(Element.prototype, "animate").mockReturnValue({
    finished: Promise.resolve(),
  } as unknown as Animation);
  shown = mount(PairTable, { target: document.body, props });
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector("[aria-busy=false]")).not.toBeNull();
  });
  const id = edition.symbols[sharedSymbol(edition.order, 3, 4)]?.id ?? "";
  document.querySelector(`[data-symbol="${id}"]`)?.dispatchEvent(tap());
  return onfound.mock.calls.map(([ms]) => ms);
}

test("a tap on its way while the cards are turned takes no time, and not less", async () => {
  const early = new MouseEvent("click", { bubbles: true });
  expect(await timesAfter(() => early)).toEqual([0]);
});

test("the last and the best time are rounded alike: a find takes whole milliseconds", async () => {
  vi.spyOn(performance, "now").mockReturnValue(1000);
  const late = () => {
    const tap = new MouseEvent("click", { bubbles: true });
    Object.defineProperty(tap, "timeStamp", { value: 1649.6 });
    return tap;
  };
  expect(await timesAfter(late)).toEqual([650]);
});
