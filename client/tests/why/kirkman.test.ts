/** Kirkman's fifteen schoolgirls: the checker, and hints that always lead to a solution. */
import { expect, test } from "vitest";
import { completeWeek, hintFor, kirkmansWeek } from "../../src/why/hint";
import {
  DAYS,
  exchange,
  firstWeek,
  geometryWeek,
  girls,
  lampsOf,
  markWeek,
  rowsOf,
  type Walk,
  type Week,
} from "../../src/why/kirkman";

const change = (week: Week, at: number, day: Walk | undefined): Week =>
  week.map((each, place) => (place === at ? day : each));

test("the week that Kirkman published is accepted", () => {
  const marks = markWeek(kirkmansWeek);
  expect([marks.met, marks.solved]).toEqual([105, true]);
  expect(marks.repeated.flat()).not.toContain(true);
});

test("the geometric week is a solution, and in each of its rows lamps are on in pairs", () => {
  expect(markWeek(geometryWeek).solved).toBe(true);
  expect(geometryWeek[0]).toEqual(girls);
  for (const row of geometryWeek.flatMap(rowsOf)) {
    const lamps = [0, 1, 2, 3].map((lamp) => row.filter((girl) => lampsOf(girl)[lamp]).length);
    expect(lamps.every((count) => count % 2 === 0)).toBe(true);
  }
});

test("near misses are rejected: two girls swapped, a day twice, a girl twice, a day missing", () => {
  const week = geometryWeek;
  expect(markWeek(change(week, 0, exchange(girls, 0, 3))).solved).toBe(false);
  expect(markWeek(change(week, 1, girls)).solved).toBe(false);
  expect(markWeek(change(week, 0, [2, ...girls.slice(1)])).solved).toBe(false);
  expect(markWeek(change(week, 4, undefined)).solved).toBe(false);
  expect(markWeek(week.slice(1)).solved).toBe(false);
});

test("swapping girls within a row changes nothing", () => {
  const same = geometryWeek.map((day, at) => (at === 2 ? exchange(day, 0, 2) : day));
  expect(markWeek(same).solved).toBe(true);
});

test("at first one day is laid, and the other days are not red", () => {
  const marks = markWeek(firstWeek());
  expect([marks.met, marks.solved]).toEqual([15, false]);
  expect(marks.repeated.flat()).not.toContain(true);
});

/** Follows hints, day by day, until the week is complete; returns the day's number if a hint says to change one. */
function followHints(week: Week): Week | number {
  const today = week.findIndex((day) => day === undefined);
  if (today < 0) return week;
  const hint = hintFor(week, today);
  return "change" in hint ? hint.change : followHints(change(week, today, hint.day));
}

/** A week with some random days and no repeated pair. */
function layByChance(days: number, random: () => number): Week {
  let week: Week = firstWeek().map((day, at) => (at === 0 ? shuffle(girls, random) : day));
  for (let at = 1; at < days; at++) {
    let day: Walk;
    do day = dayByChance(week, random);
    while (day.length < girls.length);
    week = change(week, at, day);
  }
  return week;
}

/** Random rows of girls who haven't met, until nobody is left or nobody fits. */
function dayByChance(week: Week, random: () => number): Walk {
  const rows = week.flatMap((day) => (day ? rowsOf(day) : []));
  const haveMet = (one: number, other: number) =>
    rows.some((row) => row.includes(one) && row.includes(other));
  const day: number[] = [];
  for (;;) {
    const [first, ...left] = shuffle(girls, random).filter((girl) => !day.includes(girl));
    if (first === undefined) return day;
    const second = left.find((girl) => !haveMet(first, girl));
    const third = left.find(
      (girl) => second && girl !== second && !haveMet(first, girl) && !haveMet(second, girl),
    );
    if (!second || !third) return day;
    day.push(first, second, third);
  }
}

function shuffle(day: Walk, random: () => number): Walk {
  return day
    .map((girl): [number, number] => [random(), girl])
    .sort(([one], [other]) => one - other)
    .map(([, girl]) => girl);
}

/** A seeded pseudo-random generator of numbers from 0 to 1. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

test("hints complete any one or two days, and keep them", () => {
  for (let seed = 1; seed <= 20; seed++) {
    const laid = layByChance(1 + (seed % 2), chance(seed));
    const whole = followHints(laid);
    if (typeof whole === "number") throw new Error(`a hint gave up on ${JSON.stringify(laid)}`);
    expect(markWeek(whole).solved).toBe(true);
    expect(laid.every((day, at) => day === undefined || whole[at] === day)).toBe(true);
  }
});

test("a hint completes three days, or names one without which the other two can be completed", () => {
  let named = 0;
  for (let seed = 1; seed <= 20; seed++) {
    const laid = layByChance(3, chance(seed));
    const outcome = followHints(laid);
    if (typeof outcome === "number") {
      named++;
      expect(laid[outcome]).toBeDefined();
      expect(completeWeek(laid.filter((day, at) => day && at !== outcome) as Walk[])).toBeDefined();
    } else {
      expect(markWeek(outcome).solved).toBe(true);
    }
  }
  expect(named).toBeGreaterThan(0);
});

test("days of a known solution are completed, even with the girls renamed", () => {
  for (const known of [geometryWeek, kirkmansWeek]) {
    const names = shuffle(girls, chance(9));
    const called = known.map((day) => day.map((girl) => names[girl - 1] ?? 0));
    for (let days = 1; days < DAYS; days++) {
      const whole = followHints(called.map((day, at) => (at < days ? day : undefined)));
      expect(typeof whole === "number" || markWeek(whole).solved).toBe(true);
      expect(typeof whole).toBe("object");
    }
  }
});

test("a hint names the day with a red row first", () => {
  const week = change(firstWeek(), 3, exchange(girls, 0, 3));
  expect(hintFor(week, 1)).toEqual({ change: 3 });
});
