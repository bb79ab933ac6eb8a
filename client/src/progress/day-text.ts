/** A day in words, in the format of the language. */
import { language } from "../i18n/i18n.svelte";
import { localeOf } from "../i18n/language";
import type { Day } from "./days";

const FORMS = {
  whole: { dateStyle: "long" },
  short: { day: "numeric", month: "short" },
  weekday: { weekday: "short", day: "numeric", month: "short" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export function dayText(day: Day, form: keyof typeof FORMS): string {
  const place = localeOf(language(), navigator.languages);
  return new Intl.DateTimeFormat(place, { ...FORMS[form], timeZone: "UTC" }).format(new Date(day));
}
