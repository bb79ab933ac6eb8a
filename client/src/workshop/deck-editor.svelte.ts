/** Edits a draft of a deck: every change is stored on the device at once. */
import { language, t } from "../i18n/i18n.svelte";
import { HttpError } from "../lib/http";
import { nameOfFile, newDraft, newId, type DeckDraft, type Piece } from "./deck-draft";
import { rowsIn, textOf, type WordRow } from "./word-lists";
import { importPicture } from "./pictures";
import { openDeckFile, openSavedDeck, saveDeck } from "./deck-api";
import { SIZES } from "./sizes";
import { loadDrafts, storeDraft, deleteDraft } from "./draft-store";

const isList = ({ name, type }: File) => type.startsWith("text/") || /\.(csv|tsv|txt)$/i.test(name);
const MAX_PIECES = SIZES.at(-1)?.cards ?? 0;

export class DeckEditor {
  draft = $state.raw<DeckDraft>(newDraft());
  /** The decks on this device. */
  savedDecks = $state.raw<readonly DeckDraft[]>([]);
  /** The error message of the last action, or "". */
  trouble = $state("");
  saving = $state(false);
  /** Whether the draft is stored on the device. */
  storageState = $state<"stored" | "failed" | "storing">("stored");
  /** The piece that was removed last, for undo. */
  lastRemoved = $state.raw<{ readonly piece: Piece; readonly place: number }>();
  /** What was sent to the device's store last. */
  #lastStored: DeckDraft | undefined;

  async refreshDrafts(): Promise<void> {
    this.savedDecks = await loadDrafts();
  }

  /** Opens the draft that was edited last. */
  async resume(id: string | null): Promise<void> {
    await this.refreshDrafts();
    const before = this.savedDecks.find((draft) => draft.id === id);
    if (before && this.draft.pieces.length === 0) this.draft = before;
  }

  open(draft: DeckDraft): void {
    [this.draft, this.trouble, this.lastRemoved] = [draft, "", undefined];
  }

  change(part: Partial<DeckDraft>): void {
    this.draft = { ...this.draft, saved: false, ...part };
    void this.#store(this.draft);
  }

  async #store(draft: DeckDraft): Promise<void> {
    this.#lastStored = draft;
    this.storageState = "storing";
    const stored = await storeDraft(draft);
    if (draft !== this.#lastStored) return;
    this.storageState = stored ? "stored" : "failed";
    await this.refreshDrafts();
  }

  /** Adds pieces; if one has a second face, the deck becomes a learning deck. */
  add(rows: readonly WordRow[]): void {
    const fresh = rows.map((row): Piece => ({ ...row, id: newId() }));
    const learning = this.draft.learning || rows.some(({ other }) => other);
    this.change({ pieces: [...this.draft.pieces, ...fresh].slice(0, MAX_PIECES), learning });
  }

  async addFiles(files: Iterable<File>): Promise<void> {
    this.trouble = "";
    const { id } = this.draft;
    for (const file of files) {
      try {
        const rows = await this.#rowsOf(file);
        if (this.draft.id !== id) return; // another deck was opened meanwhile
        this.add(rows);
      } catch {
        this.trouble = t("ws-no-picture", { file: file.name });
      }
    }
  }

  async #rowsOf(file: File): Promise<readonly WordRow[]> {
    if (isList(file)) return rowsIn(await textOf(file), language());
    const name = nameOfFile(file.name);
    const picture = await importPicture(file);
    return [{ face: { picture }, names: name ? { [language()]: name } : {} }];
  }

  addWords(text: string): void {
    this.add(rowsIn(text, language()));
  }

  alter(id: string, part: Partial<Piece>): void {
    const pieces = this.draft.pieces.map((piece) =>
      piece.id === id ? { ...piece, ...part } : piece,
    );
    this.change({ pieces });
  }

  remove(id: string): void {
    const place = this.draft.pieces.findIndex((piece) => piece.id === id);
    const piece = this.draft.pieces[place];
    if (!piece) return;
    this.change({ pieces: this.draft.pieces.filter((each) => each !== piece) });
    this.lastRemoved = { piece, place };
  }

  putBack(): void {
    if (!this.lastRemoved) return;
    const { piece, place } = this.lastRemoved;
    const { pieces } = this.draft;
    this.change({ pieces: [...pieces.slice(0, place), piece, ...pieces.slice(place)] });
    this.lastRemoved = undefined;
  }

  async deleteDraft(id: string): Promise<void> {
    await deleteDraft(id);
    if (this.draft.id === id) this.open(newDraft());
    await this.refreshDrafts();
  }

  saveOnServer = (): Promise<void> =>
    this.#try(async () => {
      const before = this.draft;
      const name = before.name.trim() || t("ws-unnamed");
      const kept = await saveDeck({ ...before, name }, language());
      // Edits made during the request are not saved yet; or the draft was left, or even deleted.
      if (this.draft.id === before.id)
        this.change({ kept, saved: this.draft === before, name: this.draft.name || name });
      else if (this.savedDecks.some(({ id }) => id === before.id))
        await this.#store({ ...before, kept, saved: true, name });
    });

  openDeckFile = (file: Blob): Promise<void> =>
    this.#try(async () => {
      this.open(await openDeckFile(file));
      await this.#store(this.draft);
    });

  /** Opens a deck of the server; unsaved edits of it on this device come first. */
  openSavedDeck = (id: string, owner: string): Promise<void> =>
    this.#try(async () => {
      await this.refreshDrafts();
      const copies = this.savedDecks.filter(({ kept }) => kept?.id === id);
      const copy = copies.find(({ saved }) => !saved) ?? copies[0];
      const secret = owner || (copy?.kept?.owner ?? "");
      if (copy?.kept && !copy.saved) this.open({ ...copy, kept: { ...copy.kept, owner: secret } });
      else {
        const loaded = await openSavedDeck(id, secret);
        this.open({ ...loaded, id: copy?.id ?? loaded.id });
      }
      await this.#store(this.draft);
    });

  async #try(act: () => Promise<void>): Promise<void> {
    if (this.saving) return;
    [this.saving, this.trouble] = [true, ""];
    try {
      await act();
    } catch (error) {
      this.trouble = error instanceof HttpError ? error.message : t("loading-failed");
    } finally {
      this.saving = false;
    }
  }
}
