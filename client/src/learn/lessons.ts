/** Lessons: moments of real games and what is said about them, written by tools/lessons.py. */
import { requestJson } from "../lib/http";
import { once } from "../lib/once";
import { gameOf } from "../shared/catalogue.svelte";
import type { Moment } from "../games/types";
import type { SeatView, TableEvent, Target } from "../protocol/play";
import { t } from "../i18n/i18n.svelte";
import type { SeriesView } from "../protocol/types";

export interface Step {
  readonly text: string;
  /** Which moment is shown. */
  readonly at: number;
  /** Light up the cards of the claim that comes next. */
  readonly mark?: boolean;
  /** The learner makes the claim that comes next. */
  readonly ask?: boolean;
  /** Claims that are right as well: symbol and target. */
  readonly also?: readonly (readonly [symbol: number, target: Target])[];
  /** The dice that are kept for the next roll. */
  readonly held?: readonly number[];
  /** The score sheet lies over the table. */
  readonly sheet?: boolean;
}

/** A moment of a game, and how the series stands that it is one of. */
export interface Scene extends Moment {
  readonly series?: SeriesView;
}

export interface LessonScript {
  readonly moments: readonly Scene[];
  readonly steps: readonly Step[];
}

const files = import.meta.glob<LessonScript>("./lessons/*.json", { import: "default" });
const pathOf = (game: string) => `./lessons/${game}.json`;

export const hasLesson = (game: string): boolean =>
  pathOf(game) in files || (gameOf(game)?.lesson ?? false);

export const lessonOf = once(async (game: string): Promise<LessonScript> => {
  const read = files[pathOf(game)];
  return read ? read() : requestJson<LessonScript>(`api/games/${game}/lesson`);
});

/** What happens next on the table that a step shows. */
export const nextEvent = (script: LessonScript, step: Step): TableEvent | undefined =>
  script.moments[step.at + 1]?.events[0];

/** Who sits there: the learner goes by no name. */
export const seatsOf = ({ seats, me }: Scene): SeatView[] =>
  seats.map((seat, place) =>
    place === me.place ? { ...seat, name: t("lesson-you"), bot: null } : seat,
  );
