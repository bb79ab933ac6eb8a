/** Custom decks, as the server keeps them: a manifest, a layout and pictures that never change. */
import { HttpError, requestJson } from "../lib/http";
import { once } from "../lib/once";
import type { Edition, Layout, Names } from "./edition";
import { planeSize, symbolsOf } from "./plane";

interface Symbol {
  readonly names: Readonly<Record<string, readonly [string, ...string[]]>>;
  readonly faces: readonly { readonly picture: string; readonly text?: string }[];
}

export interface Manifest {
  readonly name: string;
  readonly order: number;
  readonly cards: number;
  readonly kind?: "plain" | "learning";
  readonly symbols: readonly Symbol[];
  /** In a learning deck, for each card which face of each of its symbols it shows. */
  readonly shown?: readonly string[];
}

const versionOf = (deck: string): string => deck.split("/")[2] ?? "";

/** There is no such deck, or not any more. */
export class DeckGone extends Error {}

async function loadFile<Body>(version: string, file: string): Promise<Body> {
  return requestJson<Body>(`decks/${version}/${file}`).catch((failure: unknown) => {
    throw failure instanceof HttpError && failure.status === 404 ? new DeckGone() : failure;
  });
}

/** The manifest of a deck, by the room's name for it. */
export const loadManifest = once((deck: string) =>
  loadFile<Manifest>(versionOf(deck), "deck.json"),
);

export const loadCustomEdition = once(async (deck: string): Promise<Edition> => {
  const version = versionOf(deck);
  const [manifest, layout] = await Promise.all([
    loadManifest(deck),
    loadFile<{ cards: Layout }>(version, "layout.json"),
  ]);
  // A record can name any deck that it does not contain, even one of another order.
  if (manifest.order !== Number(/\d+/.exec(deck)?.[0])) throw new DeckGone();
  const edition = editionFrom(
    deck,
    manifest,
    layout.cards,
    (picture) => `decks/${version}/${picture}`,
  );
  await Promise.all(edition.pictures?.all.map(preload) ?? []);
  return edition;
});

/** A custom deck as an edition; `addressOf` gives the addresses of its pictures. */
export function editionFrom(
  id: string,
  manifest: Manifest,
  layout: Layout,
  addressOf: (picture: string) => string,
): Edition {
  const { order, cards, symbols, shown } = manifest;
  const face = (symbol: number, side = 0) => addressOf(symbols[symbol]?.faces[side]?.picture ?? "");
  return {
    id,
    order,
    shape: "round",
    roles: { play: [0, cards - 1], spare: [cards, planeSize(order) - 1] },
    symbols: symbols.map((_, symbol) => ({ id: `s${String(symbol)}` })),
    layout,
    pictures: {
      symbols: symbols.map((_, symbol) => face(symbol)),
      cards: layout.map((_, card) =>
        symbolsOf(order, card).map((symbol, place) =>
          face(symbol, Number(shown?.[card]?.[place] ?? 0)),
        ),
      ),
      all: symbols.flatMap(({ faces }) => faces.map(({ picture }) => addressOf(picture))),
    },
  };
}

export async function loadCustomNames(deck: string, language: string): Promise<Names> {
  return namesIn(await loadManifest(deck), language);
}

/** The names in a language; a symbol without names in it uses another language. */
export function namesIn({ symbols }: Manifest, language: string): Names {
  return Object.fromEntries(
    symbols.map(({ names }, symbol) => {
      const words = names[language] ?? Object.values(names)[0] ?? [String(symbol + 1)];
      return [`s${String(symbol)}`, words];
    }),
  );
}

/** Loads a picture before play, so that everybody sees a card at the same moment; a failure does not stop the game. */
function preload(address: string): Promise<void> {
  const picture = new Image();
  picture.src = address;
  return picture.decode().catch(() => undefined);
}
