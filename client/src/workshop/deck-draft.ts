/** A deck in the making, as this device keeps it. */
import type { Language } from "../i18n/language";
import type { DeckSummary } from "../protocol/types";

/** A face: a picture, or a word or emoji that is drawn. */
export type Face = { readonly picture: Blob } | { readonly text: string };

export interface Piece {
  readonly id: string;
  readonly face: Face;
  /** In a learning deck, what the other cards show of it. */
  readonly other?: Face | undefined;
  readonly names: Partial<Record<Language, string>>;
}

/** A deck that the server keeps for us. */
export type SavedDeck = Required<DeckSummary>;

export interface DeckDraft {
  readonly id: string;
  readonly name: string;
  readonly learning: boolean;
  /** The order that was chosen; without one, the largest there is enough for. */
  readonly order?: number | undefined;
  readonly pieces: readonly Piece[];
  readonly kept?: SavedDeck | undefined;
  /** Whether the server has it as it is now. */
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

/** A name to begin with: what the file is called, without what cameras and folders add. */
export function nameOfFile(file: string): string {
  const bare = file.replace(/^.*[\\/]/, "").replace(/\.[^.]*$/, "");
  const words = bare
    .replace(/[_\-+.]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const name = words.replace(/^(\d+|img|dsc|image|photo|pxl)( (\d+|\d+ \d+))*$/i, "");
  return name.charAt(0).toUpperCase() + name.slice(1, 60);
}

/** Words and emoji that were typed or pasted: one a line, or between commas. */
export const wordsIn = (text: string): string[] =>
  text
    .split(/[\n,;\t]+/)
    .map((word) => word.trim())
    .filter((word) => word && word.length <= 40);

/** What a piece is called in a language; one without a name goes by its word or its number. */
export function nameOfPiece(piece: Piece, language: Language, place: number): string {
  const other = Object.values(piece.names).find(Boolean);
  const text = "text" in piece.face ? piece.face.text : undefined;
  return piece.names[language] || other || text || String(place + 1);
}

/** What a learning deck shows on the other cards: what was chosen, or the name as a word. */
export const otherFace = (piece: Piece, language: Language, place: number): Face =>
  piece.other ?? { text: nameOfPiece(piece, language, place) };
