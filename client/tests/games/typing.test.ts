import { expect, test } from "vitest";
import { DECKS } from "../../src/editions/edition";
import { symbolsOf } from "../../src/editions/plane";
import { loadNames, loadEdition } from "../../src/editions/built-in";
import {
  exactMatch,
  fold,
  matching,
  NOTHING_TYPED,
  uniqueMatch,
  typeLetter,
  type Nameable,
  type Typed,
} from "../../src/games/naming/typing";
import { LANGUAGES } from "../../src/i18n/language";

const sun: Nameable = { symbol: 1, names: ["Sun"] };
const glasses: Nameable = { symbol: 2, names: ["Sunglasses", "Shades"] };
const anchor: Nameable = { symbol: 3, names: ["Anchor"] };
const CARD = [sun, glasses, anchor];

function typing(word: string, nameable = CARD, step = 100): { typed: Typed; claims: Nameable[] } {
  const claims: Nameable[] = [];
  let typed = NOTHING_TYPED;
  Array.from(word).forEach((letter, index) => {
    typed = typeLetter(typed, letter, 10_000 + index * step, nameable);
    const claim = uniqueMatch(typed, nameable);
    if (claim) {
      claims.push(claim);
      typed = { ...typed, claimed: claim };
    }
  });
  return { typed, claims };
}

test("one letter is enough where only one symbol begins with it", () => {
  expect(typing("a").claims).toEqual([anchor]);
});

test("typing the whole word claims once", () => {
  expect(typing("anchor").claims).toEqual([anchor]);
});

test("a symbol's other names count as well", () => {
  expect(typing("sh").claims).toEqual([glasses]);
});

test("letters that two symbols begin with claim neither, and both are shown", () => {
  const { typed, claims } = typing("sun");
  expect(claims).toEqual([]);
  expect(matching(typed, CARD)).toEqual([sun, glasses]);
  expect(exactMatch(typed, CARD)).toBe(sun);
});

test("after letters that match nothing, the rest of the word is not a claim", () => {
  expect(typing("xa").claims).toEqual([]);
});

test("after a pause a new word begins", () => {
  expect(typing("xa", CARD, 2000).claims).toEqual([anchor]);
});

test("another word right after a claim is a new one", () => {
  expect(typing("ash").claims).toEqual([anchor, glasses]);
});

test.each([
  ["Łódź", "lodz"],
  ["Ørn", "orn"],
  ["Æble", "aeble"],
  ["Å", "a"],
  ["Più", "piu"],
  ["Ĳs-je", "ĳs je"],
  ["drop of water", "drop of water"],
])("%s is typed %s", (name, letters) => {
  expect(fold(name)).toBe(letters);
});

const pairs = DECKS.flatMap((deck) => Object.keys(LANGUAGES).map((language) => [deck, language]));
test.each(pairs)(
  "%s, %s: every symbol of every card is claimed by its name",
  async (deck, language) => {
    const [edition, names] = await Promise.all([loadEdition(deck), loadNames(deck, language)]);
    for (const card of edition.layout.keys()) {
      const nameable = symbolsOf(edition.order, card).map((symbol): Nameable => {
        const id = edition.symbols[symbol]?.id ?? "";
        return { symbol, names: names[id] ?? [id] };
      });
      for (const one of nameable) {
        const { typed, claims } = typing(one.names[0] ?? "", nameable);
        const entered = claims[0] ?? exactMatch(typed, nameable);
        expect(entered?.symbol, `${one.names[0] ?? ""} on card ${String(card)}`).toBe(one.symbol);
        expect(claims.length).toBeLessThan(2);
      }
    }
  },
);
