/** Figures of an analysis: luck is what the rolls gained, regret what decisions cost. */
import type { Review, ReviewEvent } from "../protocol/types";

const MAX_LISTED = 8;
/** Decisions that cost less are not listed. */
const MIN_LISTED_COST = 0.05;

const gain = ({ before, after }: ReviewEvent) => after - before;

export const luckOf = ({ events }: Review): number =>
  events.filter(({ kind }) => kind === "roll").reduce((sum, event) => sum + gain(event), 0);

export const regretOf = ({ events }: Review): number =>
  events
    .filter(({ kind }) => kind !== "roll")
    .reduce((sum, event) => sum + Math.max(0, -gain(event)), 0);

/** The decisions that cost most, the costliest first. */
export const costliest = ({ events }: Review): ReviewEvent[] =>
  events
    .filter(
      (event) => event.kind !== "roll" && event.best !== "" && -gain(event) >= MIN_LISTED_COST,
    )
    .sort((a, b) => gain(a) - gain(b))
    .slice(0, MAX_LISTED);

/** The expected final score after every event, along the turns. */
export function curve({ start, events }: Review): (readonly [turn: number, worth: number])[] {
  const inTurn = (turn: number) => events.filter((event) => event.turn === turn);
  return [
    [0, start],
    ...events.map((event) => {
      const turn = inTurn(event.turn);
      return [event.turn - 1 + (turn.indexOf(event) + 1) / turn.length, event.after] as const;
    }),
  ];
}
