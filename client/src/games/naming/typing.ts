/**
 * Claiming by name: the first letters are enough. Marks above and through letters need not be typed.
 *
 * Only names on the card that one searches with count, so one letter often does. Whoever types on after the
 * claim has been made finishes the word; it is not taken for another claim. A word that no symbol begins with
 * is let go by in the same way.
 */

/** Something that can be named now. */
export interface Nameable {
  readonly symbol: number;
  /** Its everyday name, then what else it goes by. */
  readonly names: readonly string[];
}

export interface Typed {
  readonly text: string;
  /** When the last key was pressed. */
  readonly at: number;
  /** What has been claimed with these letters. */
  readonly claimed?: Nameable | undefined;
}

export const NOTHING_TYPED: Typed = { text: "", at: 0 };

/** A pause this long begins a new word. */
const NEW_WORD_MS = 1500;

const STROKES: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  æ: "ae",
  đ: "d",
  ß: "ss",
  œ: "oe",
};

/** The letters as any keyboard has them. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[łøæđßœ]/g, (letter) => STROKES[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[^\p{Letter}\p{Number}]+/gu, " ")
    .trimStart();

const begins = ({ names }: Nameable, text: string): boolean =>
  names.some((name) => fold(name).startsWith(text));

/** What the letters may mean; nothing while there are none. */
export const matching = <One extends Nameable>({ text }: Typed, nameable: readonly One[]): One[] =>
  text ? nameable.filter((one) => begins(one, text)) : [];

/** Takes one more letter. */
export function typeLetter(
  before: Typed,
  letter: string,
  at: number,
  nameable: readonly Nameable[],
): Typed {
  const fresh = at - before.at > NEW_WORD_MS;
  const text = fold((fresh ? "" : before.text) + letter);
  const { claimed } = before;
  if (!fresh && claimed) {
    if (begins(claimed, text)) return { text, at, claimed };
    return typeLetter(NOTHING_TYPED, letter, at, nameable);
  }
  return { text, at };
}

/** The only thing that the letters can mean, unless it has been claimed. */
export function uniqueMatch<One extends Nameable>(
  typed: Typed,
  nameable: readonly One[],
): One | undefined {
  const [only, ...others] = matching(typed, nameable);
  return typed.claimed || others.length ? undefined : only;
}

/** What is called exactly so: said with Enter where a longer name begins alike. */
export function exactMatch<One extends Nameable>(
  typed: Typed,
  nameable: readonly One[],
): One | undefined {
  const text = typed.text.trimEnd();
  if (typed.claimed || !text) return undefined;
  return nameable.find(({ names }) => names.some((name) => fold(name) === text));
}
