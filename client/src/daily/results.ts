/** What this device remembers of its daily duels. */
import { forget, onRemembered, recall, remember } from "../device/storage";
import { isDay, type Day } from "../progress/days";
import { PAIRS, type DailyFind } from "./daily";

const MAX_DAYS = 366;
const KEY = "daily";

export type Results = Readonly<Record<Day, readonly DailyFind[]>>;

const isFind = (find: unknown): find is DailyFind =>
  Array.isArray(find) && find.length === 2 && find.every((part) => Number(part) >= 0);

/** Every duel that was begun, by its day. */
export function results(): Results {
  try {
    const kept = JSON.parse(recall(KEY) ?? "{}") as Record<Day, unknown[]>;
    return Object.fromEntries(
      Object.entries(kept)
        .filter(([day]) => isDay(day))
        .map(([day, finds]) => [day, finds.filter(isFind).slice(0, PAIRS)]),
    );
  } catch {
    return {}; // invalid data
  }
}

export const findsOn = (day: Day): readonly DailyFind[] => results()[day] ?? [];

export const isFinished = (finds: readonly DailyFind[]): boolean => finds.length === PAIRS;

/** The days whose duel was played to its end, oldest first. */
export const finishedDays = (): Day[] =>
  Object.entries(results())
    .filter(([, finds]) => isFinished(finds))
    .map(([day]) => day)
    .sort();

/**
 * Saves a find after those that a page knows, so that a reopened page continues there; returns all finds.
 * If another tab has found more pairs meanwhile, its finds count.
 */
export function addFind(
  day: Day,
  known: readonly DailyFind[],
  find: DailyFind,
): readonly DailyFind[] {
  const stored = findsOn(day);
  if (stored.length > known.length) return stored;
  const finds = [...known, find];
  saveFinds(day, finds);
  return finds;
}

export function saveFinds(day: Day, finds: readonly DailyFind[]): void {
  const kept = Object.entries({ ...results(), [day]: finds })
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .slice(-MAX_DAYS);
  remember(KEY, JSON.stringify(Object.fromEntries(kept)));
}

/** Calls back when another tab has stored a find; returns a function that stops this. */
export const onFoundElsewhere = (then: () => void): (() => void) => onRemembered(KEY, then);

export function forgetResults(): void {
  forget(KEY);
}
