/** The workshop's requests to the server: make a deck, save it, open it again. */
import type { Manifest } from "../editions/custom";
import { isLanguage, type Language } from "../i18n/language";
import { request, requestJson } from "../lib/http";
import {
  nameOfPiece,
  newId,
  otherFace,
  type DeckDraft,
  type Face,
  type SavedDeck,
  type Piece,
} from "./deck-draft";
import { fitOf } from "./sizes";

/** A deck without its owner's secret. */
type PublicDeck = Omit<SavedDeck, "owner">;

/** A word or an emoji as the server draws it on the cards. */
export const renderTextFace = async (text: string): Promise<Blob> =>
  (await request(`api/faces?text=${encodeURIComponent(text)}`)).blob();

/** The deck as multipart form data: the draft as JSON, and one part per picture. */
function formOf(draft: DeckDraft, language: Language): FormData {
  const form = new FormData();
  const pictures: [string, Blob][] = [];
  const faceRequest = (face: Face) => {
    if ("text" in face) return { text: face.text };
    const file = `p${String(pictures.length)}`;
    pictures.push([file, face.picture]);
    return { file };
  };
  const { size } = fitOf(draft.pieces.length, draft.order);
  const symbols = draft.pieces.slice(0, size?.cards).map((piece, place) => {
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
        ...(draft.learning ? [faceRequest(otherFace(piece, language, place))] : []),
      ],
    };
  });
  const kind = draft.learning ? "learning" : "plain";
  form.append("draft", JSON.stringify({ name: draft.name, order: size?.order, kind, symbols }));
  for (const [name, picture] of pictures) form.append(name, picture, name);
  return form;
}

/** Saves the deck: replaces it if this device owns it, otherwise creates a new one. */
export async function saveDeck(draft: DeckDraft, language: Language): Promise<SavedDeck> {
  const body = formOf(draft, language);
  const { kept } = draft;
  if (!kept?.owner) return requestJson<SavedDeck>("api/decks", { method: "POST", body });
  const headers = { Authorization: `Bearer ${kept.owner}` };
  const changed = await requestJson<PublicDeck>(`api/decks/${kept.id}`, {
    method: "PUT",
    body,
    headers,
  });
  return { ...changed, owner: kept.owner };
}

/** Opens a deck file: the server validates and stores it, and returns its contents. */
export async function openDeckFile(file: Blob): Promise<DeckDraft> {
  const headers = { "Content-Type": "application/zip" };
  const made = await requestJson<SavedDeck>("api/decks", {
    method: "POST",
    body: file,
    headers,
  });
  return loadDraft(made);
}

/** Opens a deck stored on the server, with its owner's secret if this device has it. */
export async function openSavedDeck(id: string, owner: string): Promise<DeckDraft> {
  return loadDraft({ ...(await requestJson<PublicDeck>(`api/decks/${id}`)), owner });
}

async function loadDraft(kept: SavedDeck): Promise<DeckDraft> {
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
    id: newId(),
    name: kept.name,
    learning: kept.kind === "learning",
    order: kept.order,
    pieces,
    kept,
    saved: true,
  };
}
