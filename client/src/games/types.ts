/** What the server tells of a game, and what a view of it may say back. */
import type { Edition, Names } from "../editions/edition";
import type * as wire from "../protocol/types";
import type { CardsView, SeatPrivate, SeatView } from "../protocol/types";

export type { CardsView, Pile, SeatPrivate, SeatView, SheetView } from "../protocol/types";

/** A seat, card, cell or team by its number, three cards, or nothing where there is no choice. */
export type Target = number | readonly [number, number, number] | null;

/** The table as it is, with a view of the family that draws it. */
export type PlayView<View = CardsView> = Omit<wire.PlayView, "view"> & { readonly view: View };

export type VerdictWord = "ok" | "late" | "wrong" | "illegal";

/** What became of one's own claim; a new one is a new object. */
export interface ClaimVerdict {
  readonly verdict: VerdictWord;
  readonly reason: string;
  readonly symbol?: number | undefined;
  /** How many seconds somebody else was quicker. */
  readonly behind?: number | null | undefined;
}

/** Something that everyone may know has happened. */
export interface TableEvent {
  readonly type: string;
  /** The room's seat. */
  readonly seat?: number;
  readonly symbol?: number;
  readonly target?: Target;
  readonly verdict?: VerdictWord;
  readonly reason?: string;
  /** How many seconds a find took. */
  readonly took?: number;
  readonly move?: DiceMove;
}

export interface DiceMove {
  readonly do: string;
  readonly reroll?: readonly number[];
  readonly knight?: number;
  readonly die?: number;
  readonly dice?: readonly number[];
  readonly to?: string;
  readonly item?: string;
}

/** What one seat sees at a moment of a game that was played before, and what has just happened. */
export interface Moment {
  readonly seats: readonly SeatView[];
  readonly play: PlayView | PlayView<DiceView>;
  readonly me: SeatPrivate;
  readonly events: readonly TableEvent[];
}

interface Shared<View> {
  play: PlayView<View>;
  /** All seats of the room. */
  seats: readonly SeatView[];
  me: SeatPrivate;
  lastVerdict?: ClaimVerdict | undefined;
  /** What the last update brought; a new update is a new list. */
  events?: readonly TableEvent[];
  /** The table view of a large screen: no hand of its own, everything large. */
  big?: boolean;
  lefthanded?: boolean;
  /** Hears what a screen reader should say. */
  onsay?: (text: string) => void;
}

export interface CardGameProps extends Shared<CardsView> {
  edition: Edition;
  names: Names;
  onclaim: (symbol: number, target: Target, when: number) => void;
  /** A helper's finger, on the island. */
  onpoint?: (cell: number | null, symbol: number | null) => void;
}

export type Offer = Omit<wire.Offer, "moves"> & { readonly moves: readonly DiceMove[] };
export type DiceView = Omit<wire.DiceView, "offers"> & { readonly offers: readonly Offer[] };

/** What a coach would do now, the best first, and what each is worth. */
export interface Hint {
  /** Whether the coach has thought the game through; if not, there is nothing to say yet. */
  readonly ready: boolean;
  readonly choices: readonly wire.Advice[];
}

/** How long a turn may last. */
export interface TurnLimit {
  readonly seconds: number;
  /** When the present one ends, by this device's clock. */
  readonly ends: number;
  readonly stopped: boolean;
}

export interface DiceGameProps extends Shared<DiceView> {
  /** The dice that a lesson keeps; else they are the player's to hold. */
  held?: readonly number[];
  onmove: (move: DiceMove) => void;
  limit?: TurnLimit | undefined;
  hints?: Hint | undefined;
  /** Whether there is a coach; undefined where none may help. */
  coached?: boolean | undefined;
  oncoach?: ((wanted: boolean) => void) | undefined;
}
