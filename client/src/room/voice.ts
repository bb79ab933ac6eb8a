/** Which symbol somebody has said, by its everyday name or any other that it goes by. */
import type { Edition, Names } from "../editions/edition";

const spelt = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, " ")
    .trim()} `;

/** The symbol with the longest name among what was heard; undefined if none was named. */
export function saidSymbol(heard: string, edition: Edition, names: Names): number | undefined {
  const sentence = spelt(heard);
  let found: number | undefined;
  let longest = 0;
  edition.symbols.forEach(({ id }, symbol) => {
    for (const name of names[id] ?? []) {
      const words = spelt(name);
      if (words.length > longest && sentence.includes(words))
        [found, longest] = [symbol, words.length];
    }
  });
  return found;
}
