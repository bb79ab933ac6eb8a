import { expect, test } from "vitest";
import { namesIn, editionFrom, type Manifest } from "../src/editions/custom";
import { cardsInPlay, isCustom, isPlane } from "../src/editions/edition";
import { numberedEdition, numbersOf } from "../src/editions/numbered";
import { ORDERS, symbolsOf } from "../src/editions/plane";
import { withPreset } from "../src/shared/room-settings";
import { SETTINGS } from "./catalogue";

const symbols = Array.from({ length: 7 }, (_, number) => ({
  names: { nl: [`hond ${String(number)}`] as const, en: [`dog ${String(number)}`, "pup"] as const },
  faces: [
    { picture: `pictures/${String(number)}.svg` },
    { picture: `words/${String(number)}.svg` },
  ],
}));
const place = [0, 0, 0.5, 0] as const;
const layout = Array.from({ length: 5 }, () => [place, place, place]);
const plain: Manifest = { name: "Dogs", order: 2, cards: 5, symbols };
const address = (picture: string) => `/there/${picture}`;

test("a card of a plain deck shows the first face of each of its symbols", () => {
  const edition = editionFrom("custom:2/5/0f", plain, layout, address);
  expect(edition.pictures?.cards[4]).toEqual(
    [4, 5, 0].map((n) => `/there/pictures/${String(n)}.svg`),
  );
  expect(cardsInPlay(edition)).toEqual([0, 1, 2, 3, 4]);
});

test("a card of a learning deck shows the faces that the deck specifies", () => {
  const shown = ["010", "000", "111", "001", "100"];
  const edition = editionFrom(
    "custom:2/5/0f",
    { ...plain, kind: "learning", shown },
    layout,
    address,
  );
  expect(edition.pictures?.cards[0]).toEqual([
    "/there/pictures/0.svg",
    "/there/words/1.svg",
    "/there/pictures/3.svg",
  ]);
});

test("a symbol without a name in the language uses another language's", () => {
  expect(namesIn(plain, "en")["s1"]).toEqual(["dog 1", "pup"]);
  expect(namesIn(plain, "it")["s1"]).toEqual(["hond 1"]);
});

test("another preset keeps a custom deck, but replaces an edition's", () => {
  expect(isCustom("custom:2/5/0f")).toBe(true);
  expect(isCustom("custom:2")).toBe(false);
  const own = { ...SETTINGS, deck: "custom:2/5/0f" };
  expect(withPreset(own, "beach").deck).toBe("custom:2/5/0f");
  expect(withPreset({ ...SETTINGS, deck: "island" }, "beach").deck).toBeNull();
});

test.each(ORDERS)(
  "a deleted deck of order %i is drawn with numbers that do not overlap",
  (order) => {
    const edition = numberedEdition(`custom:${String(order)}/7/0f`);
    expect(numbersOf(edition)["1"]).toEqual(["1"]);
    edition.layout.forEach((places, card) => {
      expect(places).toHaveLength(symbolsOf(order, card).length);
      places.forEach(([x, y, size], place) => {
        expect(Math.hypot(x, y) + size / 2).toBeLessThan(1);
        for (const [otherX, otherY, other] of places.slice(place + 1))
          expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan((size + other) * 0.46);
      });
    });
  },
);

test("a bare plane is not a custom deck, but can be drawn", () => {
  expect([isPlane("custom:5"), isCustom("custom:5")]).toEqual([true, false]);
  expect([isPlane("custom:5/20/0f"), isPlane("classic"), isPlane("custom:")]).toEqual([
    true,
    false,
    false,
  ]);
});
