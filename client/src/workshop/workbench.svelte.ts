/** The bench that is worked on: everything that is done to it is kept on the device at once. */
import { language, t } from "../i18n/i18n.svelte";
import { HttpError } from "../lib/http";
import { nameOfFile, newBench, newId, type Bench, type Piece } from "./bench";
import { rowsIn, textOf, type Row } from "./lists";
import { importPicture } from "./pictures";
import { openDeckFile, openSavedDeck, saveDeck } from "./deck-api";
import { SIZES } from "./sizes";
import { loadBenches, storeBench, deleteBench } from "./store";

const isList = ({ name, type }: File) => type.startsWith("text/") || /\.(csv|tsv|txt)$/i.test(name);
const MOST = SIZES.at(-1)?.cards ?? 0;

export class Workbench {
  bench = $state.raw<Bench>(newBench());
  /** The decks on this device. */
  savedDecks = $state.raw<readonly Bench[]>([]);
  /** One sentence, if something did not work. */
  trouble = $state("");
  saving = $state(false);
  /** Whether the device keeps what is made. */
  keeps = $state<"yes" | "no" | "soon">("yes");
  /** What was taken out last, to put it back. */
  lost = $state.raw<{ readonly piece: Piece; readonly place: number }>();

  async look(): Promise<void> {
    this.savedDecks = await loadBenches();
  }

  /** Goes on with the deck that was worked on last. */
  async resume(id: string | null): Promise<void> {
    await this.look();
    const before = this.savedDecks.find((bench) => bench.id === id);
    if (before && this.bench.pieces.length === 0) this.bench = before;
  }

  lay(bench: Bench): void {
    [this.bench, this.trouble, this.lost] = [bench, "", undefined];
  }

  change(part: Partial<Bench>): void {
    this.bench = { ...this.bench, saved: false, ...part };
    void this.#keep();
  }

  async #keep(): Promise<void> {
    const { bench } = this;
    this.keeps = "soon";
    const kept = await storeBench(bench);
    if (bench !== this.bench) return;
    this.keeps = kept ? "yes" : "no";
    await this.look();
  }

  /** Where words have a counterpart, the deck is one to learn with. */
  add(rows: readonly Row[]): void {
    const fresh = rows.map((row): Piece => ({ ...row, id: newId() }));
    const learning = this.bench.learning || rows.some(({ other }) => other);
    this.change({ pieces: [...this.bench.pieces, ...fresh].slice(0, MOST), learning });
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
    const pieces = this.bench.pieces.map((piece) =>
      piece.id === id ? { ...piece, ...part } : piece,
    );
    this.change({ pieces });
  }

  remove(id: string): void {
    const place = this.bench.pieces.findIndex((piece) => piece.id === id);
    const piece = this.bench.pieces[place];
    if (!piece) return;
    this.change({ pieces: this.bench.pieces.filter((each) => each !== piece) });
    this.lost = { piece, place };
  }

  putBack(): void {
    if (!this.lost) return;
    const { piece, place } = this.lost;
    const { pieces } = this.bench;
    this.change({ pieces: [...pieces.slice(0, place), piece, ...pieces.slice(place)] });
    this.lost = undefined;
  }

  async deleteBench(id: string): Promise<void> {
    await deleteBench(id);
    if (this.bench.id === id) this.lay(newBench());
    await this.look();
  }

  saveOnServer = (): Promise<void> =>
    this.#try(async () => {
      const bench = { ...this.bench, name: this.bench.name.trim() || t("ws-unnamed") };
      const kept = await saveDeck(bench, language());
      // Whoever went on working meanwhile has changes that are not saved yet.
      const saved = this.bench.pieces === bench.pieces && this.bench.order === bench.order;
      this.change({ kept, saved, name: this.bench.name || bench.name });
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
