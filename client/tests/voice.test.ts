import { expect, test } from "vitest";
import { DECKS, type Names } from "../src/editions/edition";
import { namesOf, openBox } from "../src/editions/shelf";
import { saidSymbol } from "../src/room/voice";
import { LANGUAGES } from "../src/texts/language";

const boxes = DECKS.flatMap((deck) =>
  Object.keys(LANGUAGES).map((language) => [deck, language] as const),
);

test.each(boxes)("every name on %s in %s is understood", async (deck, language) => {
  const [edition, names] = await Promise.all([openBox(deck), namesOf(deck, language)]);
  for (const called of Object.values(names))
    for (const name of called) {
      const symbol = saidSymbol(`… ${name.toUpperCase()}!`, edition, names);
      expect(names[edition.symbols[symbol ?? -1]?.id ?? ""]).toContain(name);
    }
});

test("a name within a word is not said, and the longest name counts", async () => {
  const edition = await openBox("classic");
  const [first, second] = edition.symbols.map(({ id }) => id);
  const names: Names = { [first ?? ""]: ["sun"], [second ?? ""]: ["sun hat"] };
  expect(saidSymbol("sunday", edition, names)).toBeUndefined();
  expect(saidSymbol("the sun", edition, names)).toBe(0);
  expect(saidSymbol("a sun hat", edition, names)).toBe(1);
});
