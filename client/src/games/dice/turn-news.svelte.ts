/** What another player has just built, said for a few seconds. */
import { listOf, t } from "../../i18n/i18n.svelte";
import { later } from "../../lib/timers";
import type { DiceMove, PlayView } from "../../protocol/play";
import { BUILD_STEPS, COSTS, kindOf } from "./sheet";

const SHOWN_MS = 5000;

const pointsOf = (items: readonly string[]): number =>
  BUILD_STEPS.filter(({ item }) => items.includes(item)).reduce(
    (sum, { points }) => sum + points,
    0,
  );

/** Everything built in a turn, in a sentence. */
function builtText(name: string, items: readonly string[]): string {
  const named = Object.keys(COSTS).flatMap((kind) => {
    const count = items.filter((item) => kindOf(item) === kind).length;
    return count ? [t(`built-${kind}`, { count })] : [];
  });
  return t("dice-built", { name, items: listOf(named), points: pointsOf(items) });
}

/** Whether a player's last turn was a cross. */
export const hasCrossed = (play: PlayView | null, place: number): boolean =>
  play?.kind === "dice" && (play.view.sheets[place]?.track.at(-1) ?? 0) < 0;

export class TurnNews {
  #shown = $state.raw<{ readonly text: string }>();
  #items: readonly string[] = [];

  constructor() {
    $effect(() => {
      if (this.#shown) return later(SHOWN_MS, () => (this.#shown = undefined));
    });
  }

  get text(): string | undefined {
    return this.#shown?.text;
  }

  /** Notes a move of another player; returns what to announce. */
  note(name: string, move: DiceMove, crossed: boolean): string | undefined {
    if (move.do === "roll") this.#items = [];
    if (move.do === "build" && move.item !== undefined) {
      this.#items = [...this.#items, move.item];
      this.#shown = { text: builtText(name, this.#items) };
      return this.text;
    }
    if (move.do !== "end" || !crossed) return undefined;
    this.#shown = { text: t("dice-crossed", { name }) };
    return this.text;
  }
}
