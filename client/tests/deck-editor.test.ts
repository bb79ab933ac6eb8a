import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { setLanguage } from "../src/i18n/i18n.svelte";
import { newDraft, type DeckDraft, type SavedDeck } from "../src/workshop/deck-draft";
import { DeckEditor } from "../src/workshop/deck-editor.svelte";
import { FakeIndexedDb } from "./fake-indexed-db";

let database: FakeIndexedDb;
let requests: string[];
/** Answers the next request. */
let answer: (body: object) => void;

beforeAll(() => setLanguage("en"));
beforeEach(() => {
  database = new FakeIndexedDb();
  requests = [];
  vi.stubGlobal("indexedDB", database);
  vi.stubGlobal("fetch", (address: string, { method = "GET" }: RequestInit = {}) => {
    requests.push(`${method} ${address}`);
    return new Promise<Response>((resolve) => {
      answer = (body) => {
        resolve(Response.json(body));
      };
    });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const WORDS = "one,two,three,four,five,six,seven";
const KEPT: SavedDeck = {
  id: "abcdef123456",
  version: "v1",
  deck: "custom/2/v1",
  name: "Words",
  kind: "plain",
  order: 2,
  cards: 7,
  bytes: 1,
  alike: [],
  owner: "secret",
};
const storedDrafts = () => [...database.stored.values()] as DeckDraft[];
const storedDraft = (id: string) => storedDrafts().find((draft) => draft.id === id);
const untilStored = (work: DeckEditor) =>
  vi.waitFor(() => {
    expect([work.storageState, work.saving]).toEqual(["stored", false]);
    expect(work.savedDecks.find(({ id }) => id === work.draft.id)).toEqual(work.draft);
  });

async function editorWithWords(): Promise<DeckEditor> {
  const work = new DeckEditor();
  work.addWords(WORDS);
  await untilStored(work);
  return work;
}

test("a deck saved while another one is opened is not mixed up with it", async () => {
  const work = await editorWithWords();
  const { id } = work.draft;
  const saving = work.saveOnServer();
  work.open(newDraft());
  answer(KEPT);
  await saving;
  expect(work.draft.kept).toBeUndefined();
  expect(storedDraft(id)).toMatchObject({ kept: KEPT, saved: true });
});

test("a deck deleted while it is saved on the server stays deleted", async () => {
  const work = await editorWithWords();
  const { id } = work.draft;
  const saving = work.saveOnServer();
  work.open(newDraft());
  await work.deleteDraft(id);
  answer(KEPT);
  await saving;
  expect(storedDrafts()).toEqual([]);
});

test.each([{ name: "Numbers" }, { learning: true }, { order: 2 }])(
  "%o, changed while the deck is saved, is not saved yet",
  async (part) => {
    const work = await editorWithWords();
    const saving = work.saveOnServer();
    work.change(part);
    answer(KEPT);
    await saving;
    expect(work.draft).toMatchObject({ ...part, kept: KEPT, saved: false });
  },
);

test("a draft that was left at once is on the shelf with its last change", async () => {
  const work = await editorWithWords();
  const { id } = work.draft;
  work.change({ name: "Numbers" });
  work.open(newDraft());
  await vi.waitFor(() => {
    expect(work.savedDecks.find((draft) => draft.id === id)?.name).toBe("Numbers");
    expect(work.storageState).toBe("stored");
  });
});

test("a draft that a full disk does not take is not called stored", async () => {
  database.full = true;
  const work = new DeckEditor();
  work.addWords(WORDS);
  await vi.waitFor(() => {
    expect(work.storageState).toBe("failed");
  });
  expect(storedDrafts()).toEqual([]);
});

test("an owner's link opened again keeps the edits that are only on this device", async () => {
  const before = await editorWithWords();
  before.change({ kept: { ...KEPT, owner: "" } });
  await untilStored(before);
  const work = new DeckEditor();
  await work.openSavedDeck(KEPT.id, "secret");
  await untilStored(work);
  expect(requests).toEqual([]);
  expect(work.draft).toEqual({ ...before.draft, kept: KEPT });
});

test("a deck opened by its link takes the place of its saved copy, and of no other draft", async () => {
  const copy = await editorWithWords();
  copy.change({ kept: KEPT, saved: true });
  await untilStored(copy);
  const other = { ...newDraft(), id: KEPT.id };
  database.stored.set(other.id, other);
  const work = new DeckEditor();
  const opening = work.openSavedDeck(KEPT.id, "secret");
  await vi.waitFor(() => {
    expect(requests).toEqual([`GET api/decks/${KEPT.id}`]);
  });
  answer({ ...KEPT, name: "Newer" });
  await vi.waitFor(() => {
    expect(requests).toHaveLength(2);
  });
  answer({ name: "Newer", order: 2, cards: 7, symbols: [] });
  await opening;
  expect(work.draft).toMatchObject({ id: copy.draft.id, name: "Newer", saved: true });
  expect(storedDraft(KEPT.id)).toEqual(other);
});

test("pictures still being read when another deck is opened do not end up in it", async () => {
  const work = await editorWithWords();
  let read: (text: string) => void = () => undefined;
  const list = new File(["eight"], "list.txt", { type: "text/plain" });
  vi.spyOn(list, "arrayBuffer").mockReturnValue(
    new Promise((resolve) => {
      read = (text) => {
        resolve(new TextEncoder().encode(text).buffer);
      };
    }),
  );
  const adding = work.addFiles([list]);
  work.open(newDraft());
  read("eight");
  await adding;
  expect(work.draft.pieces).toEqual([]);
});
