/**
 * Kirkman's fifteen schoolgirls: for seven days they walk in five rows of three, and no two walk in one row twice.
 * Each girl has a number from 1 to 15, written with four lamps. Three make a row if every lamp burns at none or two of
 * them: those are the 35 lines of a space with fifteen points, and a solution sorts them into seven days.
 */
export const GIRLS = 15;
export const DAYS = 7;
const ROWS = 5;
const IN_A_ROW = 3;

/** The girls of a day in the order of their rows: the first three walk together, and so on. */
export type Day = readonly number[];
export type Week = readonly Day[];

const numbers = Array.from({ length: GIRLS }, (_, girl) => girl + 1);

export const firstWeek = (): Week => Array.from({ length: DAYS }, () => numbers);

export const rowsOf = (day: Day): number[][] =>
  Array.from({ length: ROWS }, (_, row) => day.slice(row * IN_A_ROW, (row + 1) * IN_A_ROW));

const pairsIn = (row: readonly number[]): string[] =>
  row.flatMap((girl, at) => row.slice(at + 1).map((other) => pairOf(girl, other)));

const pairOf = (girl: number, other: number): string =>
  `${String(Math.min(girl, other))}-${String(Math.max(girl, other))}`;

export interface Marks {
  /** How many of the 105 pairs have walked together. */
  readonly met: number;
  /** The rows of each day in which somebody walks with a girl again. */
  readonly repeated: readonly (readonly boolean[])[];
  /** Whether everybody has met everybody, and nobody twice. */
  readonly solved: boolean;
}

export function markWeek(week: Week): Marks {
  const times = new Map<string, number>();
  const rows = week.map((day) => rowsOf(day));
  for (const pair of rows.flat().flatMap(pairsIn)) times.set(pair, (times.get(pair) ?? 0) + 1);
  const complete = week.length === DAYS && week.every(isWholeClass);
  return {
    met: times.size,
    repeated: rows.map((day) =>
      day.map((row) => pairsIn(row).some((pair) => (times.get(pair) ?? 0) > 1)),
    ),
    solved: complete && [...times.values()].every((count) => count === 1),
  };
}

const isWholeClass = (day: Day): boolean =>
  day.length === GIRLS && numbers.every((girl) => day.includes(girl));

/** A day after two girls have changed places. */
export function exchange(day: Day, at: number, other: number): Day {
  const changed = [...day];
  [changed[at], changed[other]] = [day[other] ?? 0, day[at] ?? 0];
  return changed;
}

/** Which of the four lamps of a girl burn. */
export const lampsOf = (girl: number): boolean[] => [8, 4, 2, 1].map((lamp) => (girl & lamp) !== 0);

/** The days of a solution. */
export const solution = (): Week => searchDays([], lines()) ?? [];

/** Every three numbers of which each lamp burns at none or two. */
function lines(): number[][] {
  return numbers.flatMap((girl) =>
    numbers
      .filter((other) => other > girl && (girl ^ other) > other)
      .map((other) => [girl, other, girl ^ other]),
  );
}

/** Days of five rows that share no girl, until all rows are walked. */
function searchDays(days: readonly number[][], left: readonly number[][]): number[][] | undefined {
  const [first] = left;
  if (first === undefined) return [...days];
  for (const day of daysWith([first], left)) {
    const found = searchDays(
      [...days, day.flat()],
      left.filter((row) => !day.includes(row)),
    );
    if (found) return found;
  }
  return undefined;
}

function* daysWith(rows: number[][], left: readonly number[][]): Generator<number[][]> {
  if (rows.length === ROWS) {
    yield rows;
    return;
  }
  const walking = new Set(rows.flat());
  const next = numbers.find((girl) => !walking.has(girl));
  for (const row of left) {
    if (row[0] === next && !row.some((girl) => walking.has(girl))) {
      yield* daysWith([...rows, row], left);
    }
  }
}
