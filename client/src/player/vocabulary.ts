/** Finds the symbols named in a sentence, by any of their names. */
import type { Edition, Names } from "../editions/edition";

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFC")
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);

/** What a deck's symbols are called. Whether a name is one word or two is not to be heard. */
export class Vocabulary {
  readonly #symbols = new Map<string, number>();
  #longest = 1;

  constructor(edition: Edition, names: Names) {
    edition.symbols.forEach(({ id }, symbol) => {
      for (const name of names[id] ?? []) {
        const words = wordsOf(name);
        this.#symbols.set(words.join(""), symbol);
        // One more, for a name that the browser hears as two.
        this.#longest = Math.max(this.#longest, words.length + 1);
      }
    });
  }

  /** The symbols named in a sentence, in order; of names within names the longest counts. */
  namedIn(sentence: string): number[] {
    const [words, named] = [wordsOf(sentence), [] as number[]];
    for (let at = 0; at < words.length;) {
      const found = this.#longestAt(words, at);
      if (found) named.push(found.symbol);
      at += found?.length ?? 1;
    }
    return named;
  }

  #longestAt(words: readonly string[], at: number) {
    for (let length = Math.min(this.#longest, words.length - at); length > 0; length -= 1) {
      const symbol = this.#symbols.get(words.slice(at, at + length).join(""));
      if (symbol !== undefined) return { symbol, length };
    }
    return undefined;
  }
}

/** Calls each symbol once, though the browser tells a breath again and again while it is drawn. */
export class ClaimCaller {
  #breath = "";
  #called: readonly number[] = [];

  constructor(private readonly vocabulary: Vocabulary) {}

  /** The symbols that are new in what was heard. */
  hear(breath: string, text: string): number[] {
    const named = this.vocabulary.namedIn(text);
    const before = breath === this.#breath ? [...this.#called] : [];
    const fresh = named.filter((symbol) => {
      const told = before.indexOf(symbol);
      if (told >= 0) before.splice(told, 1);
      return told < 0;
    });
    [this.#breath, this.#called] = [breath, [...named, ...before]];
    return fresh;
  }
}
