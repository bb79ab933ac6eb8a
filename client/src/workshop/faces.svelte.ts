/** Object URLs for the pictures of a draft; they live as long as the page. */
import { SvelteMap } from "svelte/reactivity";
import type { Manifest } from "../editions/custom";
import { editionFrom } from "../editions/custom";
import type { Edition } from "../editions/edition";
import { symbolsOf } from "../editions/plane";
import type { Language } from "../i18n/language";
import { nameOfPiece, otherFace, type DeckDraft, type Face } from "./deck-draft";
import { drawText } from "./pictures";
import { HttpError } from "../lib/http";
import { renderTextFace } from "./deck-api";
import { sketchLayout } from "./sketch";
import type { Size } from "./sizes";

const pictures = new WeakMap<Blob, string>();
const words = new SvelteMap<string, string>();
const refusals = new SvelteMap<string, string>();
const drawing: Record<string, true> = {};
const PICTOGRAPH = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

/**
 * Draws a word with this device's font, then replaces it by the server's version, which is what is printed. An emoji
 * waits for the server: without a font for it the device would draw a box.
 */
async function draw(text: string): Promise<void> {
  const show = (picture: Blob) => words.set(text, URL.createObjectURL(picture));
  if (!PICTOGRAPH.test(text)) show(await drawText(text));
  try {
    show(await renderTextFace(text));
  } catch (mishap) {
    if (mishap instanceof HttpError) refusals.set(text, mishap.message);
    else if (!words.has(text)) show(await drawText(text));
  }
}

/** The server's error message for a face that cannot be drawn, or "". */
export const refusalOf = (face: Face): string =>
  "text" in face ? (refusals.get(face.text) ?? "") : "";

/** The URL of a face. For a word it is "" until it is drawn; the map is reactive, so callers update then. */
export function faceUrl(face: Face): string {
  if ("picture" in face) {
    const address = pictures.get(face.picture) ?? URL.createObjectURL(face.picture);
    pictures.set(face.picture, address);
    return address;
  }
  if (!drawing[face.text]) {
    drawing[face.text] = true;
    void draw(face.text);
  }
  return words.get(face.text) ?? "";
}

/** A preview of the deck with an approximate layout of the cards. */
export function sketchOf(draft: DeckDraft, { order, cards }: Size, language: Language): Edition {
  const used = draft.pieces.slice(0, cards);
  const faces = used.flatMap((piece, place) => [piece.face, otherFace(piece, language, place)]);
  const manifest: Manifest = {
    name: draft.name,
    order,
    cards,
    symbols: used.map((piece, place) => ({
      names: { [language]: [nameOfPiece(piece, language, place)] },
      faces: [{ picture: String(2 * place) }, { picture: String(2 * place + 1) }],
    })),
    ...(draft.learning && {
      shown: Array.from({ length: cards }, (_, card) =>
        symbolsOf(order, card)
          .map((_, place) => String((card + place) % 2))
          .join(""),
      ),
    }),
  };
  return editionFrom("draft", manifest, sketchLayout(order), (key) => {
    const face = faces[Number(key)];
    return face && (draft.learning || Number(key) % 2 === 0) ? faceUrl(face) : "";
  });
}
