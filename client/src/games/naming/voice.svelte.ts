/** Claims by voice: while the player wants it, what they name is called. */
import { listen, type RecognitionError } from "../../device/speech-recognition";
import { accentOf } from "../../i18n/language";
import { language } from "../../i18n/i18n.svelte";
import { Vocabulary } from "./vocabulary";

/** A name that begins a longer one waits this long for the rest of it. */
export const NAME_PAUSE_MS = 700;

type Call<Meaning> = (meaning: Meaning, when: number) => void;

/** Calls what is named once, though the browser tells a utterance again and again while it is drawn. */
export class Caller<Meaning> {
  #utterance = "";
  #called: readonly Meaning[] = [];
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #settle: (() => void) | undefined;

  constructor(
    private readonly vocabulary: Vocabulary<Meaning>,
    private readonly call: Call<Meaning>,
  ) {}

  /** `final`: nothing more will be told of this utterance. */
  hear(utterance: string, text: string, when: number, final = false): void {
    if (utterance !== this.#utterance) {
      this.stop(true);
      [this.#utterance, this.#called] = [utterance, []];
    }
    this.stop();
    const named = this.vocabulary.namedIn(text);
    const open = final ? undefined : named.find((each) => each.open);
    this.#callNew(
      named.filter((each) => each !== open).map(({ meaning }) => meaning),
      when,
    );
    if (!open) return;
    this.#settle = () => {
      this.#callNew(
        named.map(({ meaning }) => meaning),
        when,
      );
    };
    this.#waiting = setTimeout(() => {
      this.stop(true);
    }, NAME_PAUSE_MS);
  }

  /** Waits no longer; what was waited with is called, or forgotten. */
  stop(settle = false): void {
    clearTimeout(this.#waiting);
    const waited = this.#settle;
    this.#settle = undefined;
    if (settle) waited?.();
  }

  #callNew(named: readonly Meaning[], when: number): void {
    const before = [...this.#called];
    const fresh = named.filter((meaning) => {
      const told = before.indexOf(meaning);
      if (told >= 0) before.splice(told, 1);
      return told < 0;
    });
    this.#called = [...named, ...before];
    for (const meaning of fresh) this.call(meaning, when);
  }
}

export class Voice<Meaning> {
  /** Why the browser does not listen, though it was asked to. */
  error = $state<RecognitionError>();

  /** `vocabulary` is what may be said; undefined while nobody need listen. */
  constructor(vocabulary: () => Vocabulary<Meaning> | undefined, call: Call<Meaning>) {
    const wanted = $derived(vocabulary() !== undefined);
    $effect(() => {
      this.error = undefined;
      if (!wanted) return;
      let caller: Caller<Meaning> | undefined;
      let known: Vocabulary<Meaning> | undefined;
      const stop = listen(accentOf(language(), navigator.languages), {
        onspeech: (utterance, text, when, final) => {
          const present = vocabulary();
          if (!present) return;
          if (present !== known || !caller) {
            caller?.stop(true);
            [known, caller] = [present, new Caller(present, call)];
          }
          caller.hear(utterance, text, when, final);
        },
        onfailure: (why) => (this.error = why),
      });
      return () => {
        caller?.stop();
        stop();
      };
    });
  }
}
