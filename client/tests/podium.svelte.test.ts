import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { setLanguage } from "../src/i18n/i18n.svelte";
import Podium from "../src/outcome/Podium.svelte";
import { standings } from "../src/shared/standings";
import { scene } from "./games/scenes";

let shown: Record<string, unknown> | undefined;
beforeAll(() => setLanguage("en"));
afterEach(async () => {
  if (shown) await unmount(shown);
  document.body.innerHTML = "";
});

test("a team stands on the podium with the faces of all its players and the team's mark", () => {
  const { play, seats } = scene("welcome", 4, 2);
  const faces = ["fox", "owl", "cat", "bear"];
  const looks = seats.map((seat, number) => ({ ...seat, face: faces[number] ?? null }));
  const props = { rows: standings(play, looks), seats: looks, revealMs: 0 };
  shown = mount(Podium, { target: document.body, props });
  flushSync();
  const drawn = [...document.querySelectorAll<HTMLElement>(".podium [data-face]")];
  expect(drawn.map(({ dataset }) => dataset["face"]).sort()).toEqual([...faces].sort());
  for (const [colour] of play.teams)
    expect(document.querySelectorAll(`.podium [data-face] svg.${colour}`)).toHaveLength(1);
});

test.each([
  [4, 4],
  [11, 6],
  [15, 8],
  [30, 8],
])("of %i people who share the win, %i stand side by side", (count, across) => {
  const rows = Array.from({ length: count }, (_, seat) => ({
    rank: 1,
    score: 5000,
    names: [`Player ${String(seat)}`],
    colour: undefined,
    seats: [seat],
  }));
  shown = mount(Podium, { target: document.body, props: { rows, seats: [], revealMs: 0 } });
  flushSync();
  const standing = document.querySelector<HTMLElement>(".podium .standing");
  expect(standing?.style.getPropertyValue("--across")).toBe(String(across));
});
