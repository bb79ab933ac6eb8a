/** People of an event: who they are, and what they look like. */
import type { EventTableView, EventView } from "../protocol/messages";
import { TINTS } from "../shared/looks";

export interface Person {
  readonly number: number;
  readonly name: string;
  readonly colour: number;
  readonly here: boolean;
  readonly guest: boolean;
  readonly team: number | null;
}

/** The colour of somebody, the same at the event and at a table. */
export const tintOf = (colour: number): string => TINTS[colour % TINTS.length] ?? "";

/** The colours of the crowd's teams, in the order of their names. */
const TEAM_TINTS = ["coral", "sky", "lime", "violet", "amber", "rose", "teal", "indigo"] as const;

export const teamTint = (team: number): string => TEAM_TINTS[team % TEAM_TINTS.length] ?? "";

/** Somebody by number; one who has left is nobody. */
export function personOf(view: EventView, number: number): Person | undefined {
  const person = view.people[String(number)];
  return person && { ...person, number };
}

export const peopleOf = (view: EventView, numbers: readonly number[]): Person[] =>
  numbers.flatMap((number) => personOf(view, number) ?? []);

/** Everybody who is there, in the order in which they came. */
export const everybody = (view: EventView): Person[] =>
  Object.entries(view.people)
    .map(([number, person]) => ({ ...person, number: Number(number) }))
    .sort((one, other) => one.number - other.number);

/** Who has not said that they are at their table; guests have nothing to say it with. */
export const missing = (view: EventView): Person[] =>
  view.tables.flatMap(({ people, confirmed }) =>
    peopleOf(view, people).filter(({ number, guest }) => !guest && !confirmed.includes(number)),
  );

/** The table at which somebody sits. */
export const tableOf = (view: EventView, number: number): EventView["tables"][number] | undefined =>
  view.tables.find(({ people }) => people.includes(number));

/** Who won a table: nobody where all are even, or the table does not count. */
export const winnersOf = ({ best, people, state }: EventTableView): readonly number[] =>
  state === "void" || best.length === people.length ? [] : best;
