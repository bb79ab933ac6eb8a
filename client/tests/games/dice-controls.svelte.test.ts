import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import Dice from "../../src/games/dice/Dice.svelte";
import type { DiceGameProps } from "../../src/games/types";
import { setLanguage } from "../../src/i18n/i18n.svelte";
import type { DicePlay, DiceView } from "../../src/protocol/play";
import { scene } from "./scenes";

let shown: Record<string, unknown> | undefined;

beforeAll(() => setLanguage("en"));
afterEach(async () => {
  if (shown) await unmount(shown);
});

/** A player whose turn has built nothing yet: all points are on the track. */
function show() {
  const moment = scene("island_dice", 4);
  const play = moment.play as DicePlay;
  const sheets = play.view.sheets.map((sheet) => ({ ...sheet, track: [sheet.score] }));
  const onmove = vi.fn<DiceGameProps["onmove"]>();
  let view = $state.raw<DiceView>({ ...play.view, sheets, rolls_left: 1 });
  shown = mount(Dice, {
    target: document.body,
    props: {
      get play() {
        return { ...play, view };
      },
      seats: moment.seats,
      me: moment.me,
      onmove,
      onbuild: vi.fn(),
      coached: true,
    },
  });
  flushSync();
  const become = (news: Partial<DiceView>) => {
    view = { ...view, ...news };
    flushSync();
  };
  const end = document.querySelector<HTMLButtonElement>(".end");
  if (!end) throw new Error("the turn cannot end");
  return { onmove, become, end, view: () => view };
}

test("after a build, the button no longer warns of a cross", () => {
  const { become, end, view } = show();
  end.click();
  flushSync();
  expect(end.textContent.trim()).toBe("Really? Cross: −2");
  become({ sheets: view().sheets.map((sheet) => ({ ...sheet, score: sheet.score + 1 })) });
  expect(end.textContent.trim()).toBe("End turn");
});

test("after another roll, a cross needs a second tap again", () => {
  const { onmove, become, end, view } = show();
  end.click();
  become({ rolls_left: 0, dice: [...view().dice].reverse() });
  end.click();
  expect(onmove).not.toHaveBeenCalled();
});

test("the coach keeps its place in other players' turns, so that nothing moves", () => {
  const { become, view } = show();
  expect(document.querySelector(".coach")).not.toBeNull();
  become({ seat: ((view().seat ?? 0) + 1) % view().sheets.length });
  expect(document.querySelector(".coach.silent")).not.toBeNull();
});
