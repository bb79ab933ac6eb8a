/**
 * Claiming by name: the first letters are enough, and diacritics may be left out.
 *
 * Only names on the card that the player searches with count, so one letter is often enough. Letters typed after
 * the claim finish the word and do not claim again. A word that no symbol begins with is ignored until the next
 * pause.
 */

/** Something that can be named now. */
export interface Nameable {
  readonly symbol: number;
  /** Its everyday name, then its other names. */
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

/** A pause this long starts a new word. */
const NEW_WORD_MS = 1500;

const STROKES: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  æ: "ae",
  đ: "d",
  ß: "ss",
  œ: "oe",
};

/** The text as any keyboard can type it: lower case, without diacritics. */
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

/** The symbols whose names begin with the typed letters; none while there are no letters. */
export const matching = <One extends Nameable>({ text }: Typed, nameable: readonly One[]): One[] =>
  text ? nameable.filter((one) => begins(one, text)) : [];

/** Adds a letter, or starts a new word with it. */
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

/** The only symbol that the letters can mean, unless it has been claimed. */
export function uniqueMatch<One extends Nameable>(
  typed: Typed,
  nameable: readonly One[],
): One | undefined {
  const [only, ...others] = matching(typed, nameable);
  return typed.claimed || others.length ? undefined : only;
}

/** The symbol with exactly this name: Enter or a pause claims it where a longer name begins the same. */
export function exactMatch<One extends Nameable>(
  typed: Typed,
  nameable: readonly One[],
): One | undefined {
  const text = typed.text.trimEnd();
  if (typed.claimed || !text) return undefined;
  return nameable.find(({ names }) => names.some((name) => fold(name) === text));
}
