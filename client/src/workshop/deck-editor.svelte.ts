/** Edits a draft of a deck: every change is stored on the device at once. */
import { language, t } from "../i18n/i18n.svelte";
import { HttpError } from "../lib/http";
import { nameOfFile, newDraft, newId, type DeckDraft, type Piece } from "./deck-draft";
import { rowsIn, textOf, type Row } from "./word-lists";
import { importPicture } from "./pictures";
import { openDeckFile, openSavedDeck, saveDeck } from "./deck-api";
import { SIZES } from "./sizes";
import { loadDrafts, storeDraft, deleteDraft } from "./draft-store";

const isList = ({ name, type }: File) => type.startsWith("text/") || /\.(csv|tsv|txt)$/i.test(name);
const MOST = SIZES.at(-1)?.cards ?? 0;

export class DeckEditor {
  draft = $state.raw<DeckDraft>(newDraft());
  /** The decks on this device. */
  savedDecks = $state.raw<readonly DeckDraft[]>([]);
  /** One sentence, if something did not work. */
  trouble = $state("");
  saving = $state(false);
  /** Whether the device keeps what is made. */
  keeps = $state<"yes" | "no" | "soon">("yes");
  /** What was taken out last, to put it back. */
  lost = $state.raw<{ readonly piece: Piece; readonly place: number }>();

  async look(): Promise<void> {
    this.savedDecks = await loadDrafts();
  }

  /** Goes on with the deck that was worked on last. */
  async resume(id: string | null): Promise<void> {
    await this.look();
    const before = this.savedDecks.find((draft) => draft.id === id);
    if (before && this.draft.pieces.length === 0) this.draft = before;
  }

  lay(draft: DeckDraft): void {
    [this.draft, this.trouble, this.lost] = [draft, "", undefined];
  }

  change(part: Partial<DeckDraft>): void {
    this.draft = { ...this.draft, saved: false, ...part };
    void this.#keep();
  }

  async #keep(): Promise<void> {
    const { draft } = this;
    this.keeps = "soon";
    const kept = await storeDraft(draft);
    if (draft !== this.draft) return;
    this.keeps = kept ? "yes" : "no";
    await this.look();
  }

  /** Where words have a counterpart, the deck is one to learn with. */
  add(rows: readonly Row[]): void {
    const fresh = rows.map((row): Piece => ({ ...row, id: newId() }));
    const learning = this.draft.learning || rows.some(({ other }) => other);
    this.change({ pieces: [...this.draft.pieces, ...fresh].slice(0, MOST), learning });
  }

  async addFiles(files: Iterable<File>): Promise<void> {
    this.trouble = "";
    for (const file of files) {
      try {
        if (isList(file)) this.addWords(await textOf(file));
        else {
          const name = nameOfFile(file.name);
          this.add([
            {
              face: { picture: await importPicture(file) },
              names: name ? { [language()]: name } : {},
            },
          ]);
        }
      } catch {
        this.trouble = t("ws-no-picture", { file: file.name });
      }
    }
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
    this.lost = { piece, place };
  }

  putBack(): void {
    if (!this.lost) return;
    const { piece, place } = this.lost;
    const { pieces } = this.draft;
    this.change({ pieces: [...pieces.slice(0, place), piece, ...pieces.slice(place)] });
    this.lost = undefined;
  }

  async deleteDraft(id: string): Promise<void> {
    await deleteDraft(id);
    if (this.draft.id === id) this.lay(newDraft());
    await this.look();
  }

  saveOnServer = (): Promise<void> =>
    this.#try(async () => {
      const draft = { ...this.draft, name: this.draft.name.trim() || t("ws-unnamed") };
      const kept = await saveDeck(draft, language());
      // Whoever went on working meanwhile has changes that are not saved yet.
      const saved = this.draft.pieces === draft.pieces && this.draft.order === draft.order;
      this.change({ kept, saved, name: this.draft.name || draft.name });
    });

  openDeckFile = (file: Blob): Promise<void> =>
    this.#try(async () => {
      this.lay(await openDeckFile(file));
      await this.#keep();
    });

  openSavedDeck = (id: string, owner: string): Promise<void> =>
    this.#try(async () => {
      this.lay(await openSavedDeck(id, owner));
      await this.#keep();
    });

  async #try(act: () => Promise<void>): Promise<void> {
    if (this.saving) return;
    [this.saving, this.trouble] = [true, ""];
    try {
      await act();
    } catch (mishap) {
      this.trouble = mishap instanceof HttpError ? mishap.message : t("loading-failed");
    } finally {
      this.saving = false;
    }
  }
}
