/**
 * Kirkman's fifteen schoolgirls: for seven days they walk in five rows of three, and no two walk in one row twice.
 * Each girl has a number of four lamps. In the week of the geometry three make a row if every lamp burns for none or two
 * of them: those are the 35 lines of a space with fifteen points, and the week sorts them into seven days.
 */
export const GIRLS = 15;
export const DAYS = 7;
export const ROWS = 5;
const IN_A_ROW = 3;

export type Row = readonly number[];
/** The girls of a day in the order of their rows: the first three walk together, and so on. */
export type Day = readonly number[];
/** A day that nobody has touched is not laid yet, and doesn't count. */
export type Week = readonly (Day | undefined)[];

export const girls: Day = Array.from({ length: GIRLS }, (_, at) => at + 1);

/** The first day is laid in the order of the alphabet. */
export const firstWeek = (): Week =>
  Array.from({ length: DAYS }, (_, day) => (day === 0 ? girls : undefined));

export const rowsOf = (day: Day): Row[] =>
  Array.from({ length: ROWS }, (_, row) => day.slice(row * IN_A_ROW, (row + 1) * IN_A_ROW));

const pairsIn = (row: Row): string[] =>
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
  const rows = week.map((day) => (day ? rowsOf(day) : []));
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

const isWholeClass = (day: Day | undefined): boolean =>
  day?.length === GIRLS && girls.every((girl) => day.includes(girl));

/** A day after two girls have changed places. */
export function exchange(day: Day, at: number, other: number): Day {
  const changed = [...day];
  [changed[at], changed[other]] = [day[other] ?? 0, day[at] ?? 0];
  return changed;
}

/** Days of five rows that share no girl, until all rows are walked. */
function sortIntoDays(days: readonly Day[], left: readonly Row[]): readonly Day[] | undefined {
  const [first] = left;
  if (first === undefined) return days;
  for (const day of daysWith([first], left)) {
    const found = sortIntoDays(
      [...days, day.flat()],
      left.filter((row) => !day.includes(row)),
    );
    if (found) return found;
  }
  return undefined;
}

function* daysWith(rows: readonly Row[], left: readonly Row[]): Generator<readonly Row[]> {
  if (rows.length === ROWS) {
    yield rows;
    return;
  }
  const walking = new Set(rows.flat());
  const next = girls.find((girl) => !walking.has(girl));
  for (const row of left) {
    if (row[0] === next && !row.some((girl) => walking.has(girl))) {
      yield* daysWith([...rows, row], left);
    }
  }
}

/** Every three numbers of which each lamp burns at none or two. */
const lines = girls.flatMap((one) =>
  girls
    .filter((other) => other > one && (one ^ other) > other)
    .map((other) => [one, other, one ^ other]),
);
const numbered = sortIntoDays([], lines) ?? [];
/** The number of each girl, A first: chosen so that the first day is in the order of the alphabet. */
const lampsByGirl = numbered[0] ?? [];

/** Which of the four lamps of a girl burn. */
export const lampsOf = (girl: number): boolean[] =>
  [8, 4, 2, 1].map((lamp) => ((lampsByGirl[girl - 1] ?? 0) & lamp) !== 0);

/** The week as the geometry sees it. */
export const geometryWeek: readonly Day[] = numbered.map((day) =>
  day.map((number) => lampsByGirl.indexOf(number) + 1),
);
