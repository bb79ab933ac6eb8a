/** The workshop's requests to the server: make a deck, save it, open it again. */
import type { Manifest } from "../editions/custom";
import { isLanguage, type Language } from "../i18n/language";
import { request, requestJson } from "../lib/http";
import {
  nameOfPiece,
  newId,
  otherFace,
  type Bench,
  type Face,
  type SavedDeck,
  type Piece,
} from "./bench";
import { fitOf } from "./sizes";

/** A deck as everyone may know it. */
type PublicDeck = Omit<SavedDeck, "owner">;

/** A word or an emoji as it will be on the cards. */
export const renderTextFace = async (text: string): Promise<Blob> =>
  (await request(`api/faces?text=${encodeURIComponent(text)}`)).blob();

/** The deck as a form: a draft, and every picture as a part of its own. */
function formOf(bench: Bench, language: Language): FormData {
  const form = new FormData();
  const pictures: [string, Blob][] = [];
  const faceRequest = (face: Face) => {
    if ("text" in face) return { text: face.text };
    const file = `p${String(pictures.length)}`;
    pictures.push([file, face.picture]);
    return { file };
  };
  const { size } = fitOf(bench.pieces.length, bench.order);
  const symbols = bench.pieces.slice(0, size?.cards).map((piece, place) => {
    const names = Object.entries({
      [language]: nameOfPiece(piece, language, place),
      ...piece.names,
    });
    return {
      names: Object.fromEntries(
        names.filter(([, name]) => name).map(([key, name]) => [key, [name]]),
      ),
      faces: [
        faceRequest(piece.face),
        ...(bench.learning ? [faceRequest(otherFace(piece, language, place))] : []),
      ],
    };
  });
  const kind = bench.learning ? "learning" : "plain";
  form.append("draft", JSON.stringify({ name: bench.name, order: size?.order, kind, symbols }));
  for (const [name, picture] of pictures) form.append(name, picture, name);
  return form;
}

/** Saves the deck: anew, or over the one that is ours. */
export async function saveDeck(bench: Bench, language: Language): Promise<SavedDeck> {
  const body = formOf(bench, language);
  const { kept } = bench;
  if (!kept?.owner) return requestJson<SavedDeck>("api/decks", { method: "POST", body });
  const headers = { Authorization: `Bearer ${kept.owner}` };
  const changed = await requestJson<PublicDeck>(`api/decks/${kept.id}`, {
    method: "PUT",
    body,
    headers,
  });
  return { ...changed, owner: kept.owner };
}

/** Opens a deck file: the server checks it, keeps it, and gives back what is in it. */
export async function openDeckFile(file: Blob): Promise<Bench> {
  const headers = { "Content-Type": "application/zip" };
  const made = await requestJson<SavedDeck>("api/decks", {
    method: "POST",
    body: file,
    headers,
  });
  return loadBench(made);
}

/** Opens a deck that the server keeps, with its owner's secret if one has it. */
export async function openSavedDeck(id: string, owner: string): Promise<Bench> {
  return loadBench({ ...(await requestJson<PublicDeck>(`api/decks/${id}`)), owner });
}

async function loadBench(kept: SavedDeck): Promise<Bench> {
  const folder = `decks/${kept.version}/`;
  const manifest = await requestJson<Manifest>(`${folder}deck.json`);
  const face = async ({ picture, text }: { picture: string; text?: string }): Promise<Face> =>
    text ? { text } : { picture: await (await request(folder + picture)).blob() };
  const pieces = await Promise.all(
    manifest.symbols.map(async ({ names, faces: [first, second] }): Promise<Piece> => {
      const known = Object.entries(names).filter(([language]) => isLanguage(language));
      return {
        id: newId(),
        face: await face(first ?? { picture: "" }),
        other: second && (await face(second)),
        names: Object.fromEntries(known.map(([language, [name]]) => [language, name])),
      };
    }),
  );
  return {
    id: kept.id,
    name: kept.name,
    learning: kept.kind === "learning",
    order: kept.order,
    pieces,
    kept,
    saved: true,
  };
}
