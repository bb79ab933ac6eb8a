/** Who won, in a sentence. */
import { listOf, t, tAttribute } from "../i18n/i18n.svelte";

export interface Winner {
  readonly name: string;
  /** A team wins by its colour, not by its players' names. */
  readonly colour?: string | null | undefined;
}

const PRIZES = {
  game: { one: "wins", several: "shared-win" },
  series: { one: "champion", several: "shared-title" },
} as const;

export function winText(winners: readonly Winner[], prize: keyof typeof PRIZES = "game"): string {
  const names = winners.map(({ name, colour }) =>
    colour ? tAttribute(`team-${colour}`, "inline") : name,
  );
  const { one, several } = PRIZES[prize];
  const said =
    names.length > 1 ? t(several, { names: listOf(names) }) : t(one, { name: names[0] ?? "" });
  return winners[0]?.colour ? capitalised(said) : said;
}

/** A team's name inside a sentence may stand at its beginning; a player's name stays as it is. */
const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
