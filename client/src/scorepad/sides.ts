/** The label of a side of a pad: its name, else its colour or its number. */
import { tAttribute, t } from "../i18n/i18n.svelte";
import { winText } from "../shared/winners";
import type { Pad } from "./pad";

export function sideName(pad: Pad, side: number): string {
  const { name, colour } = pad.sides[side] ?? { name: "", colour: null };
  if (name) return name;
  return colour ? tAttribute(`team-${colour}`, "team") : t("pad-player", { number: side + 1 });
}

export function padWinnersText(pad: Pad, sides: readonly number[]): string {
  return winText(
    sides.map((side) => ({
      name: sideName(pad, side),
      colour: pad.sides[side]?.name ? null : pad.sides[side]?.colour,
    })),
  );
}
