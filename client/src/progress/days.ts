/** Calendar days in the device's time zone, written as 2026-11-17. */

const DAY_MS = 86_400_000;

export type Day = string;

/** The local date, not the UTC one. */
export function dayOf(moment: Date): Day {
  const local = moment.getTime() - moment.getTimezoneOffset() * 60_000;
  return new Date(local).toISOString().slice(0, 10);
}

export const today = (): Day => dayOf(new Date());

/** Days since 1970. */
export const dayNumber = (day: Day): number => Math.round(Date.parse(day) / DAY_MS);

export const dayAfter = (day: Day, days: number): Day =>
  new Date((dayNumber(day) + days) * DAY_MS).toISOString().slice(0, 10);

export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** How many days in a row were played, up to today or, if today was not played yet, up to yesterday. */
export function streak(played: readonly Day[], now: Day): number {
  const days = new Set(played);
  let last = days.has(now) ? now : dayAfter(now, -1);
  let count = 0;
  while (days.has(last)) {
    count += 1;
    last = dayAfter(last, -1);
  }
  return count;
}
