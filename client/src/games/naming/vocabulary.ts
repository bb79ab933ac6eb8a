/** Finds what a sentence names, by any of its names. Ignores spaces within names: they cannot be heard. */

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFC")
    .toLowerCase()
    // Swiss German writes ss for ß, and capitals do too.
    .replaceAll("ß", "ss")
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);

/** Something that was named. */
export interface Named<Meaning> {
  readonly meaning: Meaning;
  /** What follows could make it a longer name: "key" and then "ring". */
  readonly open: boolean;
}

export class Vocabulary<Meaning> {
  readonly #meanings = new Map<string, Meaning>();
  #longest = 1;

  /** If several things have the same name, the first is meant. */
  constructor(named: Iterable<readonly [name: string, meaning: Meaning]>) {
    for (const [name, meaning] of named) {
      const words = wordsOf(name);
      const joined = words.join("");
      if (joined && !this.#meanings.has(joined)) this.#meanings.set(joined, meaning);
      // One word more, for a name that the browser hears as two.
      this.#longest = Math.max(this.#longest, words.length + 1);
    }
  }

  /** What a sentence names, in order; the longest name wins. */
  namedIn(sentence: string): Named<Meaning>[] {
    const words = wordsOf(sentence);
    const named: Named<Meaning>[] = [];
    let after = 0;
    for (let at = 0; at < words.length;) {
      const found = this.#longestAt(words, at);
      if (found) {
        named.push({ meaning: found.meaning, open: this.#mayGoOn(words, after, at) });
        after = at + found.length;
      }
      at += found?.length ?? 1;
    }
    return named;
  }

  #longestAt(words: readonly string[], at: number) {
    for (let length = Math.min(this.#longest, words.length - at); length > 0; length -= 1) {
      const name = words.slice(at, at + length).join("");
      const meaning = this.#meanings.get(name);
      if (meaning !== undefined) return { meaning, length };
    }
    return undefined;
  }

  /** Whether the words from any of these positions on begin a longer name: "four leaf" of "four-leaf clover". */
  #mayGoOn(words: readonly string[], first: number, last: number): boolean {
    for (let at = first; at <= last; at += 1) {
      const begun = words.slice(at).join("");
      for (const name of this.#meanings.keys())
        if (name !== begun && name.startsWith(begun)) return true;
    }
    return false;
  }
}
