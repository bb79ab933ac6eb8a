/** Claims by voice: while it is switched on, each name that the player says is reported. */
import { listen, type RecognitionError } from "../../device/speech-recognition";
import { localeOf } from "../../i18n/language";
import { language } from "../../i18n/i18n.svelte";
import { Vocabulary } from "./vocabulary";

/** How long a name that begins a longer one waits for the rest. */
export const NAME_PAUSE_MS = 700;

type OnName<Meaning> = (meaning: Meaning, when: number) => void;

/** Reports each name once, although the browser reports an utterance again and again while it is spoken. */
export class UtteranceReader<Meaning> {
  #utterance = "";
  #reported: readonly Meaning[] = [];
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #settle: (() => void) | undefined;

  constructor(
    private readonly vocabulary: Vocabulary<Meaning>,
    private readonly onName: OnName<Meaning>,
  ) {}

  /** `final`: this utterance will not be reported again. */
  read(utterance: string, text: string, when: number, final = false): void {
    if (utterance !== this.#utterance) {
      this.stop(true);
      [this.#utterance, this.#reported] = [utterance, []];
    }
    this.stop();
    const named = this.vocabulary.namedIn(text);
    const open = final ? undefined : named.find((each) => each.open);
    this.#reportNew(
      named.filter((each) => each !== open).map(({ meaning }) => meaning),
      when,
    );
    if (!open) return;
    this.#settle = () => {
      this.#reportNew(
        named.map(({ meaning }) => meaning),
        when,
      );
    };
    this.#waiting = setTimeout(() => {
      this.stop(true);
    }, NAME_PAUSE_MS);
  }

  /** Stops waiting for a longer name; reports the shorter one if `settle`, else drops it. */
  stop(settle = false): void {
    clearTimeout(this.#waiting);
    const waited = this.#settle;
    this.#settle = undefined;
    if (settle) waited?.();
  }

  #reportNew(named: readonly Meaning[], when: number): void {
    const before = [...this.#reported];
    const fresh = named.filter((meaning) => {
      const index = before.indexOf(meaning);
      if (index >= 0) before.splice(index, 1);
      return index < 0;
    });
    this.#reported = [...named, ...before];
    for (const meaning of fresh) this.onName(meaning, when);
  }
}

export class VoiceInput<Meaning> {
  /** Why the browser cannot listen, although voice is switched on. */
  error = $state<RecognitionError>();

  /** `vocabulary` is what may be said; undefined while there is nothing to listen for. */
  constructor(vocabulary: () => Vocabulary<Meaning> | undefined, onName: OnName<Meaning>) {
    const wanted = $derived(vocabulary() !== undefined);
    $effect(() => {
      this.error = undefined;
      if (!wanted) return;
      let reader: UtteranceReader<Meaning> | undefined;
      let known: Vocabulary<Meaning> | undefined;
      const stop = listen(localeOf(language(), navigator.languages), {
        onspeech: (utterance, text, when, final) => {
          const present = vocabulary();
          if (!present) return;
          if (present !== known || !reader) {
            reader?.stop(true);
            [known, reader] = [present, new UtteranceReader(present, onName)];
          }
          reader.read(utterance, text, when, final);
        },
        onfailure: (why) => (this.error = why),
      });
      return () => {
        reader?.stop();
        stop();
      };
    });
  }
}
