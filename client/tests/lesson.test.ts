import { beforeAll, expect, test } from "vitest";
import { Lesson } from "../src/learn/lesson.svelte";
import { nextEvent, hasLesson, lessonOf } from "../src/learn/lessons";
import { isNewGame, markSeen } from "../src/learn/seen-games";
import { flightsOf } from "../src/games/flights";
import type { CardsPlay, DiceView, TableEvent } from "../src/protocol/play";
import { GAMES } from "./catalogue";
import { symbolsOf } from "../src/editions/plane";
import { loadEdition } from "../src/editions/built-in";
import { isDeck } from "../src/editions/edition";
import { loadTextGroup, hasText, setLanguage } from "../src/i18n/i18n.svelte";

beforeAll(async () => {
  await setLanguage("en");
  await loadTextGroup("lessons");
});

async function begin(game: string) {
  return new Lesson(await lessonOf(game), true);
}

function goTo(lesson: Lesson, text: string) {
  while (lesson.step.text !== text && !lesson.atEnd) lesson.next();
  expect(lesson.step.text).toBe(text);
}

/** Collects the events from now on. */
function follow(lesson: Lesson): TableEvent[] {
  const seen: TableEvent[] = [];
  lesson.updates.subscribe(({ events }) => seen.push(...events));
  return seen;
}

test.each(GAMES)(
  "%s has a lesson of three to seven steps, one of them the learner's",
  async (game) => {
    expect(hasLesson(game)).toBe(true);
    const { steps } = await lessonOf(game);
    expect(steps.length).toBeGreaterThanOrEqual(3);
    expect(steps.length).toBeLessThanOrEqual(7);
    expect(steps.filter(({ ask }) => ask)).toHaveLength(1);
    for (const { text } of steps)
      expect(hasText(`lesson-${game}-${text}`) || hasText(`lesson-${text}`)).toBe(true);
  },
);

test.each(GAMES.filter((game) => game !== "island_dice"))(
  "%s lights up the claimed symbol on cards that carry it",
  async (game) => {
    const script = await lessonOf(game);
    for (const step of script.steps.filter(({ mark, ask }) => mark ?? ask)) {
      const before = script.moments[step.at];
      const coming = nextEvent(script, step);
      if (!before || !coming) throw new Error("nothing comes after this step");
      const play = before.play as CardsPlay;
      if (!isDeck(play.deck)) throw new Error(`no box of ${play.deck}`);
      const { order } = await loadEdition(play.deck);
      const marked = flightsOf(play, before.me, coming, order);
      expect(marked.length).toBeGreaterThanOrEqual(2);
      for (const { card, symbol } of marked) expect(symbolsOf(order, card)).toContain(symbol);
    }
  },
);

test("the right claim advances the lesson, and its event is emitted", async () => {
  const lesson = await begin("tower");
  goTo(lesson, "try");
  const { coming } = lesson;
  const seen = follow(lesson);
  lesson.claim(coming?.symbol ?? -1, null);
  expect(lesson.step.text).toBe("won");
  expect(seen).toEqual([coming]);
});

test("a wrong claim gets a remark, and the lesson waits", async () => {
  const lesson = await begin("tower");
  goTo(lesson, "try");
  lesson.claim(((lesson.coming?.symbol ?? 0) + 1) % 57, null);
  expect([lesson.step.text, lesson.remark]).toEqual(["try", "wrong"]);
});

test("a claim that is right on another card is called right, and the lesson waits", async () => {
  const lesson = await begin("welcome");
  goTo(lesson, "try");
  const other = lesson.step.also?.find(([, target]) => target !== lesson.coming?.target);
  lesson.claim(other?.[0] ?? -1, other?.[1] ?? -1);
  expect([lesson.step.text, lesson.remark]).toEqual(["try", "also"]);
});

test("three cards are named in any order", async () => {
  const lesson = await begin("triplets");
  goTo(lesson, "try");
  const { symbol = -1, target } = lesson.coming ?? {};
  const [first = 0, second = 0, third = 0] = Array.isArray(target) ? (target as number[]) : [];
  lesson.claim(symbol, [third, first, second]);
  expect(lesson.step.text).toBe("won");
});

test("a claim is ignored when it is not the learner's move", async () => {
  const lesson = await begin("tower");
  lesson.claim(lesson.coming?.symbol ?? -1, null);
  expect(lesson.number).toBe(0);
});

test("the scripted build advances the lesson, another one is called right as well", async () => {
  const lesson = await begin("island_dice");
  goTo(lesson, "try");
  lesson.move({ do: "build", item: "city:30" });
  expect(lesson.remark).toBe("also");
  lesson.move({ do: "build", item: lesson.coming?.move?.item ?? "" });
  expect(lesson.step.text).toBe("won");
});

test("going back pauses the lesson and emits no events", async () => {
  const lesson = await begin("tower");
  const seen = follow(lesson);
  goTo(lesson, "claimed");
  expect(seen).toHaveLength(1);
  lesson.next();
  seen.length = 0;
  lesson.back();
  expect([lesson.step.text, lesson.playing, seen.length]).toEqual(["claimed", false, 0]);
});

test("at the end it stops, and can be replayed", async () => {
  const lesson = await begin("duel");
  goTo(lesson, "end");
  expect([lesson.atEnd, lesson.playing]).toEqual([true, false]);
  lesson.replay();
  expect([lesson.number, lesson.playing]).toEqual([0, true]);
});

const SERIES = ["series", "tournament", "beginner", "adventure"];

test.each(SERIES)(
  "%s has a lesson that plays itself, from the first deal to the champion",
  async (mode) => {
    const { steps, moments } = await lessonOf(mode);
    for (const { text, ask } of steps)
      expect([hasText(`lesson-${mode}-${text}`), ask]).toEqual([true, undefined]);
    expect([steps[0]?.at, moments[0]?.play.accepted]).toEqual([0, 0]);
    expect(moments.at(-1)?.series?.finished).toBe(true);
    expect(steps.at(-1)).toMatchObject({ sheet: true, at: moments.length - 1 });
  },
);

test.each(SERIES)(
  "in %s every sheet adds up, and the next game is the one that was picked",
  async (mode) => {
    const { steps, moments } = await lessonOf(mode);
    for (const { series } of moments) {
      if (!series) continue;
      const gained = series.totals.map((_, side) =>
        series.sheet.reduce((sum, line) => sum + (line.gained[side] ?? 0), 0),
      );
      expect(gained).toEqual(series.totals);
    }
    const pick = steps.find(({ text }) => text === "pick");
    if (pick) expect(moments[pick.at]?.series?.choices).toContain(moments[pick.at + 1]?.play.game);
  },
);

test("the dice that are kept do not change in the second roll", async () => {
  const { steps, moments } = await lessonOf("island_dice");
  const [before, after] = ["hold", "again"].map((text) => steps.find((step) => step.text === text));
  const faces = (step: typeof before) => {
    const { dice } = moments[step?.at ?? -1]?.play.view as DiceView;
    return step?.held?.map((die) => dice[die]);
  };
  expect(before?.held?.length).toBeGreaterThan(0);
  expect(faces(after)).toEqual(faces(before));
});

test("a game is new on a device until it has been seen", () => {
  localStorage.clear();
  expect(isNewGame("well")).toBe(true);
  markSeen("well");
  expect([isNewGame("well"), isNewGame("tower")]).toEqual([false, true]);
  localStorage.clear();
});
