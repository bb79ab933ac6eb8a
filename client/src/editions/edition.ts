/** An edition: its cards and symbols, as in the package's edition files. */

import listed from "@editions/editions.json";

export type Shape = "round" | "hexagon";

/** What is known of a deck before it is loaded. */
interface Listed {
  readonly id: string;
  readonly order: number;
  readonly shape: Shape;
  readonly colour: string;
  /** The least age to play it, if it is lower than usual. */
  readonly ages?: number;
  /** Role -> first and last card. */
  readonly roles: Edition["roles"];
}

const LISTED = new Map((listed as unknown as readonly Listed[]).map((each) => [each.id, each]));

/** The built-in decks, in the order in which they are offered. */
export const DECKS: readonly string[] = [...LISTED.keys()];
/** The id of a built-in deck. */
export type Deck = string;

/** Centre x and y, side of the square art box, clockwise angle in degrees; the card's radius is 1. */
export type Placement = readonly [x: number, y: number, size: number, angle: number];
export type Layout = readonly (readonly Placement[])[];

export interface Edition {
  /** The id of a built-in deck, or a room's name for a custom one. */
  readonly id: string;
  readonly order: number;
  readonly shape: Shape;
  /** Role -> first and last card. */
  readonly roles: Readonly<Record<string, readonly [number, number]>>;
  readonly symbols: readonly { readonly id: string }[];
  readonly layout: Layout;
  /** The addresses of a custom deck's pictures; built-in decks have a sprite. */
  readonly pictures?: {
    readonly symbols: readonly string[];
    /** For each card, in the order of its symbols. */
    readonly cards: readonly (readonly string[])[];
    readonly all: readonly string[];
  };
  /** The pictures are missing: symbols are drawn as numbers. */
  readonly numbered?: boolean;
}

/** Symbol id -> the everyday name, then other names that may be said. */
export type Names = Readonly<Record<string, readonly [string, ...string[]]>>;

export const isDeck = (text: string): boolean => LISTED.has(text);

/** The colour of a box and of the backs of its cards; custom decks share one. */
export const deckColour = (deck: Deck): string => LISTED.get(deck)?.colour ?? "var(--own-deck)";

/** The least age to play with a deck for small children; undefined for other decks. */
export const deckAges = (deck: Deck): number | undefined => LISTED.get(deck)?.ages;

export const deckShape = (deck: Deck): Shape => LISTED.get(deck)?.shape ?? "round";

/** Whether a deck has cards that a game usually leaves out. */
export const hasSpareCards = (deck: Deck): boolean => "spare" in (LISTED.get(deck)?.roles ?? {});

/** The first deck whose plane has this order. */
export const deckOfOrder = (order: number): Deck | undefined =>
  DECKS.find((deck) => LISTED.get(deck)?.order === order);

export const deckOrder = (deck: Deck): number | undefined => LISTED.get(deck)?.order;

/** The order of any deck's plane: a custom deck's name begins with it. */
export const orderOf = (deck: string): number =>
  deckOrder(deck) ?? Number(/^custom:(\d+)/.exec(deck)?.[1] ?? 0);

/** What is known about a deck before it is loaded. */
export function listedFacts(deck: Deck): Pick<Edition, "order" | "shape" | "roles"> {
  const listed = LISTED.get(deck);
  if (!listed) throw new RangeError(`there is no deck ${deck}`);
  return { order: listed.order, shape: listed.shape, roles: listed.roles };
}

/** Whether this is a room's name for a custom deck: its order, its number of cards and its version. */
export const isCustom = (deck: string): boolean => /^custom:[0-9]+\/[0-9]+\/[0-9a-f]+$/.test(deck);

/** Whether this is a custom deck, or a plane without pictures. */
export const isPlane = (deck: string): boolean => isCustom(deck) || /^custom:[0-9]+$/.test(deck);

export function roleOf(edition: Edition, card: number): string {
  const roles = Object.entries(edition.roles);
  return roles.find(([, [first, last]]) => first <= card && card <= last)?.[0] ?? "play";
}

/** The side of the smallest symbol on any card, in card radii. */
export const smallestSymbol = ({ layout }: Edition): number =>
  Math.min(...layout.flatMap((card) => card.map(([, , size]) => size)));

/** The cards that are dealt: all but the spare ones. */
export function cardsInPlay(edition: Edition): number[] {
  return edition.layout.map((_, card) => card).filter((card) => roleOf(edition, card) !== "spare");
}
