/** Who won, in a sentence. */
import { listOf, t, tAttribute } from "../i18n/i18n.svelte";
import { capitalise } from "../lib/capitalise";

export interface Winner {
  readonly name: string;
  /** A team is named by its colour, not by its players. */
  readonly colour?: string | null | undefined;
}

const PRIZES = {
  game: { one: "wins", several: "shared-win" },
  series: { one: "champion", several: "shared-title" },
  lead: { one: "series-lead", several: "series-shared-lead" },
} as const;

export function winText(winners: readonly Winner[], prize: keyof typeof PRIZES = "game"): string {
  const names = winners.map(({ name, colour }) =>
    colour ? tAttribute(`team-${colour}`, "inline") : name,
  );
  const { one, several } = PRIZES[prize];
  const sentence =
    names.length > 1 ? t(several, { names: listOf(names) }) : t(one, { name: names[0] ?? "" });
  // A team's inline name begins with a small letter; players' names stay as they are.
  return winners[0]?.colour ? capitalise(sentence) : sentence;
}
