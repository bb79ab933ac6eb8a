/** People of a club night: who they are, and what they look like. */
import type { ClubTableView, ClubView } from "../protocol/messages";
import { TINTS } from "../shared/looks";

export interface Person {
  readonly number: number;
  readonly name: string;
  readonly colour: number;
  readonly here: boolean;
  readonly guest: boolean;
  readonly team: number | null;
}

/** Somebody's colour: the same at the club night and at a table. */
export const tintOfColour = (colour: number): string => TINTS[colour % TINTS.length] ?? "";

/** The colours of the crowd's teams, in the order of their names. */
const TEAM_TINTS = ["coral", "sky", "lime", "violet", "amber", "rose", "teal", "indigo"] as const;

export const teamTint = (team: number): string => TEAM_TINTS[team % TEAM_TINTS.length] ?? "";

/** A person by number; undefined for somebody who has left. */
export function personOf(view: ClubView, number: number): Person | undefined {
  const person = view.people[String(number)];
  return person && { ...person, number };
}

export const peopleOf = (view: ClubView, numbers: readonly number[]): Person[] =>
  numbers.flatMap((number) => personOf(view, number) ?? []);

/** Everybody who is there, in order of arrival. */
export const allPeople = (view: ClubView): Person[] =>
  Object.entries(view.people)
    .map(([number, person]) => ({ ...person, number: Number(number) }))
    .sort((one, other) => one.number - other.number);

/** People who have not confirmed that they are at their table; guests have no phone to confirm with. */
export const missingPeople = (view: ClubView): Person[] =>
  view.tables.flatMap(({ people, confirmed }) =>
    peopleOf(view, people).filter(({ number, guest }) => !guest && !confirmed.includes(number)),
  );

/** The table at which somebody sits. */
export const tableOf = (view: ClubView, number: number): ClubView["tables"][number] | undefined =>
  view.tables.find(({ people }) => people.includes(number));

/** Who won a table: nobody where all are even, or the table does not count. */
export const winnersOf = ({ best, people, state }: ClubTableView): readonly number[] =>
  state === "void" || best.length === people.length ? [] : best;
