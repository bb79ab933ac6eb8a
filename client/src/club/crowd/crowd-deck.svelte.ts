/** The crowd's deck, loaded while people arrive. */
import type { ClubSettings } from "../../protocol/messages";
import type { LoadedDeck } from "../../cards/load-deck";
import { loadAnyDeck } from "../../games/game-assets.svelte";
import { language } from "../../i18n/i18n.svelte";

/** Loads the deck early, so that a phone on a slow network does not see the first pair late. */
export function prefetchDeck({ deck }: ClubSettings): void {
  loadAnyDeck(deck ?? "classic", language()).catch(() => undefined);
}

export class CrowdDeck {
  loaded = $state.raw<LoadedDeck>();
  failed = $state(false);

  constructor(deck: () => string) {
    $effect(() => {
      let current = true;
      loadAnyDeck(deck(), language()).then(
        (loaded) => {
          if (current) [this.loaded, this.failed] = [loaded, false];
        },
        () => {
          if (current) this.failed = true;
        },
      );
      return () => {
        current = false;
      };
    });
  }

  nameOf(symbol: number): string {
    const id = this.loaded?.edition.symbols[symbol]?.id ?? "";
    return this.loaded?.names[id]?.[0] ?? id;
  }
}
