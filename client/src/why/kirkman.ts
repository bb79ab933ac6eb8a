/**
 * Kirkman's fifteen schoolgirls: for seven days they walk in five rows of three, and no two walk in one row twice.
 * Each girl has a four-bit number, shown as lamps. In the geometric solution three girls form a row if their numbers XOR
 * to zero: these are the 35 lines of the projective space PG(3, 2), sorted into seven days.
 */
export const GIRLS = 15;
export const DAYS = 7;
const ROWS = 5;
const IN_A_ROW = 3;

export type GirlsInRow = readonly number[];
/** The girls of a day in the order of their rows: the first three walk together, and so on. */
export type Walk = readonly number[];
/** A day that nobody has touched yet is undefined, and doesn't count. */
export type Week = readonly (Walk | undefined)[];

export const girls: Walk = Array.from({ length: GIRLS }, (_, at) => at + 1);

/** The initial week: only the first day is laid, in alphabetical order. */
export const firstWeek = (): Week =>
  Array.from({ length: DAYS }, (_, day) => (day === 0 ? girls : undefined));

export const rowsOf = (day: Walk): GirlsInRow[] =>
  Array.from({ length: ROWS }, (_, row) => day.slice(row * IN_A_ROW, (row + 1) * IN_A_ROW));

const pairsIn = (row: GirlsInRow): string[] =>
  row.flatMap((girl, at) => row.slice(at + 1).map((other) => pairOf(girl, other)));

const pairOf = (girl: number, other: number): string =>
  `${String(Math.min(girl, other))}-${String(Math.max(girl, other))}`;

export interface Marks {
  /** How many of the 105 pairs have walked together. */
  readonly met: number;
  /** The rows of each day that repeat a pair. */
  readonly repeated: readonly (readonly boolean[])[];
  /** Whether every pair has met exactly once. */
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

const isWholeClass = (day: Walk | undefined): boolean =>
  day?.length === GIRLS && girls.every((girl) => day.includes(girl));

/** A day after two girls have changed places. */
export function exchange(day: Walk, at: number, other: number): Walk {
  const changed = [...day];
  [changed[at], changed[other]] = [day[other] ?? 0, day[at] ?? 0];
  return changed;
}

/** Partitions the remaining rows into days of five rows that share no girl. */
function sortIntoDays(
  days: readonly Walk[],
  left: readonly GirlsInRow[],
): readonly Walk[] | undefined {
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

function* daysWith(
  rows: readonly GirlsInRow[],
  left: readonly GirlsInRow[],
): Generator<readonly GirlsInRow[]> {
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

/** All triples of numbers that XOR to zero. */
const lines = girls.flatMap((one) =>
  girls
    .filter((other) => other > one && (one ^ other) > other)
    .map((other) => [one, other, one ^ other]),
);
const numbered = sortIntoDays([], lines) ?? [];
/** The number of each girl, A first: chosen so that the first day is in alphabetical order. */
const lampsByGirl = numbered[0] ?? [];

/** The four bits of a girl's number: which of her lamps are on. */
export const lampsOf = (girl: number): boolean[] =>
  [8, 4, 2, 1].map((lamp) => ((lampsByGirl[girl - 1] ?? 0) & lamp) !== 0);

/** The solution from the geometry. */
export const geometryWeek: readonly Walk[] = numbered.map((day) =>
  day.map((number) => lampsByGirl.indexOf(number) + 1),
);
