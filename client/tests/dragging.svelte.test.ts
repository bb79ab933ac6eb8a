import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { loadTextGroup, setLanguage } from "../src/i18n/i18n.svelte";
import OpenRecord from "../src/replay/OpenRecord.svelte";
import CropBox from "../src/workshop/CropBox.svelte";

let shown: Record<string, unknown> | undefined;

beforeAll(async () => {
  await setLanguage("en");
  await Promise.all([loadTextGroup("replay"), loadTextGroup("workshop")]);
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
});

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}

test("a drop zone stays lit while the file is dragged over what lies in it", () => {
  shown = mount(OpenRecord, { target: document.body, props: { onopen: () => undefined } });
  flushSync();
  const zone = find(".dropzone");
  const leaveFor = (relatedTarget: Element) => {
    zone.dispatchEvent(new MouseEvent("dragleave", { bubbles: true, relatedTarget }));
    flushSync();
  };
  zone.dispatchEvent(new MouseEvent("dragover", { bubbles: true, cancelable: true }));
  flushSync();
  leaveFor(find(".dropzone h1"));
  expect(zone.classList.contains("over")).toBe(true);
  leaveFor(document.body);
  expect(zone.classList.contains("over")).toBe(false);
});

test("a crop is not dragged on after the system has taken the finger away", () => {
  const props = { address: "", oncrop: () => undefined };
  shown = mount(CropBox, { target: document.body, props });
  flushSync();
  const crop = find("[role=application]");
  Object.assign(crop, { setPointerCapture: () => undefined });
  Object.defineProperty(crop, "clientWidth", { value: 100 });
  const zoom = find(".range") as HTMLInputElement;
  zoom.value = "4";
  zoom.dispatchEvent(new Event("input", { bubbles: true }));
  const point = (type: string, clientX: number) => {
    crop.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, clientY: 50 }));
    flushSync();
    return find("[role=application] img").style.left;
  };
  const lies = point("pointerdown", 50);
  const dragged = point("pointermove", 60);
  expect(dragged).not.toBe(lies);
  point("pointercancel", 60);
  expect(point("pointermove", 90)).toBe(dragged);
});
