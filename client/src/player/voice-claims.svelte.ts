/** Claims by voice: while the player wants it, every symbol they say is claimed. */
import { listen, type Deafness } from "../device/speech-recognition";
import type { Edition, Names } from "../editions/edition";
import { accentOf } from "../i18n/language";
import { language } from "../i18n/i18n.svelte";
import { ClaimCaller, Vocabulary } from "./vocabulary";

interface Spoken {
  readonly edition: Edition;
  readonly names: Names;
}

export class VoiceClaims {
  /** Why the browser does not listen, though it was asked to. */
  deaf = $state<Deafness>();

  /** `table` is what lies there while symbols may be said; undefined while nobody need listen. */
  constructor(table: () => Spoken | undefined, call: (symbol: number, when: number) => void) {
    const spoken = $derived(table());
    $effect(() => {
      this.deaf = undefined;
      if (!spoken) return;
      const caller = new ClaimCaller(new Vocabulary(spoken.edition, spoken.names));
      return listen(accentOf(language(), navigator.languages), {
        heard: (breath, text, when) => {
          for (const symbol of caller.hear(breath, text)) call(symbol, when);
        },
        deaf: (why) => (this.deaf = why),
      });
    });
  }
}
