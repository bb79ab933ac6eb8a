/** What a side of a pad is called: by its name, else by its colour or its number. */
import { tAttribute, t } from "../i18n/i18n.svelte";
import type { Pad } from "./pad";

export function nameOf(pad: Pad, side: number): string {
  const { name, colour } = pad.sides[side] ?? { name: "", colour: null };
  if (name) return name;
  return colour ? tAttribute(`team-${colour}`, "team") : t("pad-player", { number: side + 1 });
}

export function winners(pad: Pad, sides: readonly number[]): string {
  const names = sides.map((side) => nameOf(pad, side));
  return names.length === 1
    ? t("wins", { name: names[0] ?? "" })
    : t("shared-win", { names: names.join(", ") });
}
