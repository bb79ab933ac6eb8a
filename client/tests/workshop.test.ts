import { expect, test } from "vitest";
import { ORDERS } from "../src/editions/plane";
import { nameOfPiece, nameOfFile, wordsIn, type Piece } from "../src/workshop/deck-draft";
import { rowsIn, textOf } from "../src/workshop/word-lists";
import { fitOf } from "../src/workshop/sizes";
import { sketchCard } from "../src/workshop/sketch";
import { routeOf } from "../src/navigation/route.svelte";

test("thirteen pictures make thirteen cards of four, and eight more make the next size", () => {
  const { size, spare, next, missing } = fitOf(13);
  expect([size?.cards, size?.each, spare, next?.cards, missing]).toEqual([13, 4, 0, 21, 8]);
});

test("too few pictures make no deck, and surplus ones are left out", () => {
  expect([fitOf(6).size, fitOf(6).missing]).toEqual([undefined, 1]);
  expect([fitOf(34).size?.cards, fitOf(34).spare]).toEqual([31, 3]);
  expect([fitOf(34, 3).size?.cards, fitOf(34, 3).spare]).toEqual([13, 21]);
  expect(fitOf(12, 3).size?.cards).toBe(7);
  expect(fitOf(273).next).toBeUndefined();
});

test.each(ORDERS)("on a sketched card of order %i nothing touches", (order) => {
  for (let card = 0; card < 20; card++) {
    const placed = sketchCard(order + 1, card);
    expect(placed).toHaveLength(order + 1);
    placed.forEach(([x, y, side], one) => {
      const disc = side / Math.SQRT2;
      expect(Math.hypot(x, y) + disc).toBeLessThanOrEqual(1);
      for (const [otherX, otherY, otherSide] of placed.slice(one + 1))
        expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThanOrEqual(
          disc + otherSide / Math.SQRT2 - 1e-9,
        );
    });
  }
});

test("a file name becomes a name, a camera's number does not", () => {
  expect(nameOfFile("holiday/red_fire-engine.jpg")).toBe("Red fire engine");
  expect(nameOfFile("IMG_2044.JPG")).toBe("");
  expect(nameOfFile("PXL_20260101_120000.jpg")).toBe("");
});

test("words are one per line or separated by commas", () => {
  expect(wordsIn("cat, dog\n\n🐸;  big fish ")).toEqual(["cat", "dog", "🐸", "big fish"]);
});

test("a piece without a name in the language uses another language's, its word or its number", () => {
  const piece: Piece = { id: "a", face: { text: "pies" }, names: { nl: "hond" } };
  expect(nameOfPiece(piece, "en", 3)).toBe("hond");
  expect(nameOfPiece({ ...piece, names: {} }, "en", 3)).toBe("pies");
  expect(nameOfPiece({ id: "b", face: { picture: new Blob() }, names: {} }, "en", 3)).toBe("4");
});

test("an owner's link opens the deck with its secret", () => {
  expect(routeOf("#/workshop")).toEqual({ page: "workshop", deck: undefined, owner: "" });
  expect(routeOf("#/workshop/abcdef123456/s3-cr_et")).toEqual({
    page: "workshop",
    deck: "abcdef123456",
    owner: "s3-cr_et",
  });
});

const facesIn = (text: string) =>
  rowsIn(text, "en").map(({ face, other }) =>
    [face, other].map((each) => (each && "text" in each ? each.text : undefined)),
  );

test("a table with languages gives two faces and a name in each supported language", () => {
  const [dog, cat] = rowsIn('emoji;en;nl\n🐶;dog/puppy;hond\n;"cat; big";kat\n', "en");
  expect(dog).toEqual({
    face: { text: "🐶" },
    other: { text: "dog" },
    names: { en: "dog", nl: "hond" },
  });
  expect(cat).toEqual({
    face: { text: "cat; big" },
    other: { text: "kat" },
    names: { en: "cat; big", nl: "kat" },
  });
});

test("quotes in a table are parsed as in CSV", () => {
  expect(facesIn('da,en\n"kat ""Mis""","cat, small"\n5" søm,nail')).toEqual([
    ['kat "Mis"', "cat, small"],
    ['5" søm', "nail"],
  ]);
});

test("an unsupported language can still be a face", () => {
  const [row] = rowsIn("en,el\ncat,γάτα", "en");
  expect(row).toEqual({ face: { text: "cat" }, other: { text: "γάτα" }, names: { en: "cat" } });
});

test("pairs are separated by an equals sign, or by a tab as from a spreadsheet", () => {
  expect(facesIn("dog = hond\ncat = kat")).toEqual([["dog", "hond"], ["cat", "kat"]]); // prettier-ignore
  expect(facesIn("dog\thond\r\ncat\tkat\r\n")).toEqual([["dog", "hond"], ["cat", "kat"]]); // prettier-ignore
  expect(rowsIn("🐶 = dog", "nl")[0]?.names).toEqual({ nl: "dog" });
});

test("words that only look like a table stay words", () => {
  expect(facesIn("ox, ei")).toEqual([["ox", undefined], ["ei", undefined]]); // prettier-ignore
  expect(facesIn("cat, dog\nfish = vis")).toHaveLength(3);
});

test("a list is read in UTF-8, UTF-16 and Windows-1252", async () => {
  const utf16 = new Uint8Array([0xff, 0xfe, 0x41, 0x01]);
  expect(await textOf(new Blob(["żółw"]))).toBe("żółw");
  expect(await textOf(new Blob([utf16]))).toBe("Ł");
  expect(await textOf(new Blob([new Uint8Array([0x6b, 0xf8])]))).toBe("kø");
});
