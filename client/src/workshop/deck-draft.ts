/** A draft of a deck, as stored on this device. */
import type { Language } from "../i18n/language";
import { capitalise } from "../lib/capitalise";
import type { DeckSummary } from "../protocol/types";

/** A face: a picture, or a word or emoji to draw. */
export type Face = { readonly picture: Blob } | { readonly text: string };

export interface Piece {
  readonly id: string;
  readonly face: Face;
  /** In a learning deck, the face on the other cards. */
  readonly other?: Face | undefined;
  readonly names: Partial<Record<Language, string>>;
}

/** A deck stored on the server. */
export type SavedDeck = Required<DeckSummary>;

export interface DeckDraft {
  readonly id: string;
  readonly name: string;
  readonly learning: boolean;
  /** The chosen order; by default the largest for which there are enough pieces. */
  readonly order?: number | undefined;
  readonly pieces: readonly Piece[];
  readonly kept?: SavedDeck | undefined;
  /** Whether the server has the current version. */
  readonly saved: boolean;
}

const letters = (count: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(count)), (byte) =>
    (byte % 36).toString(36),
  ).join("");

export const newId = (): string => letters(12);

export const newDraft = (): DeckDraft => ({
  id: newId(),
  name: "",
  learning: false,
  pieces: [],
  saved: false,
});

/** An initial name: the file's name without folder, extension and camera numbers. */
export function nameOfFile(file: string): string {
  const bare = file.replace(/^.*[\\/]/, "").replace(/\.[^.]*$/, "");
  const words = bare
    .replace(/[_\-+.]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const name = words.replace(/^(\d+|img|dsc|image|photo|pxl)( (\d+|\d+ \d+))*$/i, "");
  return capitalise(name).slice(0, 60);
}

/** Words and emoji that were typed or pasted: one per line, or separated by commas. */
export const wordsIn = (text: string): string[] =>
  text
    .split(/[\n,;\t]+/)
    .map((word) => word.trim())
    .filter((word) => word && word.length <= 40);

/** The name of a piece in a language, else in another one, else its word or its number. */
export function nameOfPiece(piece: Piece, language: Language, place: number): string {
  const other = Object.values(piece.names).find(Boolean);
  const text = "text" in piece.face ? piece.face.text : undefined;
  return piece.names[language] || other || text || String(place + 1);
}

/** The face on the other cards of a learning deck: the chosen one, or the name as a word. */
export const otherFace = (piece: Piece, language: Language, place: number): Face =>
  piece.other ?? { text: nameOfPiece(piece, language, place) };
