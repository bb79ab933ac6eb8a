/** Turns taps on the dice into moves. The server judges them. */
import type { DiceMove, DiceView } from "../../protocol/play";
import { DIE_COUNT } from "./sheet";

const ALL = Array.from({ length: DIE_COUNT }, (_, die) => die);

export const isRolled = (view: DiceView): boolean => view.dice.length > 0;

/** Rolls everything that is not held; the first roll takes all dice. */
export function rollOf(view: DiceView, held: readonly number[]): DiceMove {
  const reroll = isRolled(view) ? ALL.filter((die) => !held.includes(die)) : ALL;
  return { do: "roll", reroll };
}

/** Which dice a roll left lying; the first roll of a turn leaves none. */
export const heldIn = (before: DiceView, { reroll }: DiceMove): number[] =>
  isRolled(before) && reroll ? ALL.filter((die) => !reroll.includes(die)) : [];

/** The first two dice that could be traded. */
export function goldPair(view: DiceView): readonly [number, number] | undefined {
  const [turned, aside] = ALL.filter(
    (die) => view.dice[die] === "gold" && !view.used.includes(die),
  );
  return turned === undefined || aside === undefined ? undefined : [turned, aside];
}

/** Which dice to hold to keep these faces. */
export function heldFor(faces: readonly string[], view: DiceView): number[] {
  const wanted = [...faces];
  return ALL.filter((die) => {
    const at = wanted.indexOf(view.dice[die] ?? "");
    if (at >= 0) wanted.splice(at, 1);
    return at >= 0;
  });
}

/** The dice that an offer's build would take, after its moves have turned some of them. */
export function diceTaken(
  view: DiceView,
  moves: readonly DiceMove[],
  cost: readonly string[],
): number[] {
  const faces = [...view.dice];
  const gone = new Set(view.used);
  for (const move of moves) {
    const die = move.do === "trade" ? move.dice?.[0] : move.die;
    if (move.do === "trade" && move.dice?.[1] !== undefined) gone.add(move.dice[1]);
    if (die !== undefined && move.to !== undefined) faces[die] = move.to;
  }
  const wanted = [...cost];
  return ALL.filter((die) => {
    const at = gone.has(die) ? -1 : wanted.indexOf(faces[die] ?? "");
    if (at >= 0) wanted.splice(at, 1);
    return at >= 0;
  });
}
