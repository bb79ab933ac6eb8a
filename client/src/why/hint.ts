/**
 * Hints for Kirkman's girls: the next day of a solution that contains all days laid so far, or the day to change.
 *
 * Any two days that share no pair are isomorphic to two days of one of the two solutions here: take the rows of both
 * days as the two sides of a bipartite graph with an edge for each girl; the ten missing edges form a cycle of ten, or
 * cycles of four and six. With three or more days given, few choices are left, and a search is quick.
 */
import {
  DAYS,
  GIRLS,
  geometryWeek,
  girls,
  markWeek,
  rowsOf,
  type Walk,
  type GirlsInRow,
  type Week,
} from "./kirkman";

/** A day to lay, or the number of a day to change. */
export type WeekHint = { readonly day: Walk } | { readonly change: number };

/** The rows as Kirkman published them. */
export const kirkmansWeek: readonly Walk[] = [
  "ABC DEF GHI JKL MNO",
  "ADH BEK CIO FLN GJM",
  "AEM BHN CGK DIL FJO",
  "AFI BLO CHJ DKM EGN",
  "AGL BDJ CFM EHO IKN",
  "AJN BIM CEL DOG FHK",
  "AKO BFG CDN EIJ HLM",
].map((day) => Array.from(day.replaceAll(" ", ""), (girl) => girl.charCodeAt(0) - 64));

export function hintFor(week: Week, today: number): WeekHint {
  const others = week.map((day, at) => (at === today ? undefined : day));
  const [day] = completeWeek(laidOf(others)) ?? [];
  return day ? { day } : { change: misfitOf(others) };
}

const laidOf = (week: Week): Walk[] => week.filter((day) => day !== undefined);

/** The missing days of a solution that contains these days. */
export function completeWeek(laid: readonly Walk[]): readonly Walk[] | undefined {
  if (markWeek(laid).repeated.flat().includes(true)) return undefined;
  const rest = geometryWeek.filter((day) => !laid.some((other) => isSame(day, other)));
  if (rest.length === DAYS - laid.length) return rest;
  if (laid.length > 2) return searchDays(laid);
  return relabel(geometryWeek, laid) ?? relabel(kirkmansWeek, laid);
}

const nameOf = (row: GirlsInRow): string => [...row].sort((one, other) => one - other).join(" ");

function isSame(day: Walk, other: Walk): boolean {
  const names = new Set(rowsOf(other).map(nameOf));
  return rowsOf(day).every((row) => names.has(nameOf(row)));
}

/** The day to change: one with a repeated pair, one without which the others can be completed, or else the last. */
function misfitOf(week: Week): number {
  const { repeated } = markWeek(week);
  const laid = [...week.keys()].filter((day) => week[day]).reverse();
  return (
    laid.find((day) => repeated[day]?.includes(true)) ??
    laid.find((day) =>
      completeWeek(laidOf(week.map((each, at) => (at === day ? undefined : each)))),
    ) ??
    laid[0] ??
    0
  );
}

/** The other days of a solution, with its girls renamed so that its first days are the laid ones. */
function relabel(whole: readonly Walk[], laid: readonly Walk[]): readonly Walk[] | undefined {
  const names = matchGirls(whole, laid, []);
  return names && whole.slice(laid.length).map((day) => day.map((girl) => names[girl - 1] ?? 0));
}

const rowNumber = (day: Walk, girl: number): number => Math.floor(day.indexOf(girl) / 3);

/** An isomorphism: the girl of the laid days for each girl of the solution, so that rows map to rows. */
function matchGirls(
  whole: readonly Walk[],
  laid: readonly Walk[],
  names: readonly number[],
): readonly number[] | undefined {
  const girl = girls[names.length];
  if (girl === undefined) return names;
  const fits = (name: number) =>
    names.every((other, at) =>
      laid.every((day, number) => {
        const model = whole[number] ?? [];
        const isTogether = rowNumber(model, girl) === rowNumber(model, girls[at] ?? 0);
        return isTogether === (rowNumber(day, name) === rowNumber(day, other));
      }),
    );
  for (const name of girls) {
    if (names.includes(name) || !fits(name)) continue;
    const found = matchGirls(whole, laid, [...names, name]);
    if (found) return found;
  }
  return undefined;
}

const bit = (girl: number): number => 1 << girl;
const bitsOf = (row: GirlsInRow): number => row.reduce((bits, girl) => bits | bit(girl), 0);
const girlsIn = (bits: number): number[] => girls.filter((girl) => bits & bit(girl));
const EVERYBODY = bitsOf(girls);

/** The missing days, by backtracking over rows; the girl with the fewest possible rows goes first. */
function searchDays(laid: readonly Walk[]): readonly Walk[] | undefined {
  const unmet = [0, ...girls].map((girl) => EVERYBODY & ~bit(girl));
  const toggle = (row: GirlsInRow) => {
    for (const girl of row) unmet[girl] = (unmet[girl] ?? 0) ^ (bitsOf(row) & ~bit(girl));
  };
  laid.flatMap(rowsOf).forEach(toggle);

  const rowsFor = (girl: number, free: number): GirlsInRow[] => {
    const mates = girlsIn(free & (unmet[girl] ?? 0));
    return mates.flatMap((mate) =>
      mates
        .filter((third) => third > mate && (unmet[mate] ?? 0) & bit(third))
        .map((third) => [girl, mate, third]),
    );
  };
  const fewestRows = (free: number): GirlsInRow[] => {
    const choices = girlsIn(free).map((girl) => rowsFor(girl, free));
    return choices.reduce((least, rows) => (rows.length < least.length ? rows : least));
  };
  const fill = (days: readonly Walk[], today: Walk): readonly Walk[] | undefined => {
    if (today.length === GIRLS) return fill([...days, today], []);
    if (days.length === DAYS - laid.length) return days;
    for (const row of fewestRows(EVERYBODY & ~bitsOf(today))) {
      toggle(row);
      const found = fill(days, [...today, ...row]);
      if (found) return found;
      toggle(row);
    }
    return undefined;
  };
  return fill([], []);
}
