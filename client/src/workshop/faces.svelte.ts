/** Where the pictures on the bench can be seen: addresses that live as long as the page. */
import { SvelteMap } from "svelte/reactivity";
import type { Manifest } from "../editions/custom";
import { unpacked } from "../editions/custom";
import type { Edition } from "../editions/edition";
import { symbolsOf } from "../editions/plane";
import type { Language } from "../texts/language";
import { called, otherFace, type Bench, type Face } from "./bench";
import { lettered } from "./pictures";
import { sketched } from "./sketch";
import type { Size } from "./sizes";

const pictures = new WeakMap<Blob, string>();
const words = new SvelteMap<string, string>();
const drawing: Record<string, true> = {};

/** The address of a face; that of a word comes a moment later, and whoever asked is told. */
export function addressOf(face: Face): string {
  if ("picture" in face) {
    const address = pictures.get(face.picture) ?? URL.createObjectURL(face.picture);
    pictures.set(face.picture, address);
    return address;
  }
  if (!drawing[face.text]) {
    drawing[face.text] = true;
    void lettered(face.text).then((picture) => words.set(face.text, URL.createObjectURL(picture)));
  }
  return words.get(face.text) ?? "";
}

/** The deck as a first sketch, with everything in its place on the cards. */
export function sketchOf(bench: Bench, { order, cards }: Size, language: Language): Edition {
  const used = bench.pieces.slice(0, cards);
  const faces = used.flatMap((piece, place) => [piece.face, otherFace(piece, language, place)]);
  const manifest: Manifest = {
    name: bench.name,
    order,
    cards,
    symbols: used.map((piece, place) => ({
      names: { [language]: [called(piece, language, place)] },
      faces: [{ picture: String(2 * place) }, { picture: String(2 * place + 1) }],
    })),
    ...(bench.learning && {
      shown: Array.from({ length: cards }, (_, card) =>
        symbolsOf(order, card)
          .map((_, place) => String((card + place) % 2))
          .join(""),
      ),
    }),
  };
  return unpacked("bench", manifest, sketched(order), (key) => {
    const face = faces[Number(key)];
    return face && (bench.learning || Number(key) % 2 === 0) ? addressOf(face) : "";
  });
}
