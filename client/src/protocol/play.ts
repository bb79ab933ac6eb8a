/** A game as the server tells of it, and what a player may send back. */
import type * as wire from "./types";
import type { PlayView } from "./types";

export type {
  Aim,
  CardsPlay,
  CardsView,
  DicePlay,
  DiceView,
  Offer,
  Pile,
  PlayBase,
  PlayView,
  SeatPrivate,
  SeatView,
  SheetView,
  TableLayout,
} from "./types";

/** A seat, card, cell or team by its number, several cards, or nothing where there is no choice. */
export type Target = number | readonly number[] | null;

export interface DiceMove {
  readonly do: string;
  readonly reroll?: readonly number[];
  readonly knight?: number;
  readonly die?: number;
  readonly dice?: readonly number[];
  readonly to?: string;
  readonly item?: string;
}

export type VerdictWord = "ok" | "late" | "wrong" | "illegal";

/** What became of one's own claim. */
export interface ClaimVerdict {
  readonly verdict: VerdictWord;
  readonly reason: string;
  readonly symbol?: number | undefined;
  /** How many seconds somebody else was quicker. */
  readonly behind?: number | null | undefined;
  /** The team that the card in the hand counts for, if it is another's. */
  readonly owner?: number | null | undefined;
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
  /** The cards that a right claim moves, each from one spot of the table to another, or to the claimant's pile. */
  readonly moves?: readonly (readonly [card: number, from: string, to?: string])[];
  /** The spots whose cards were compared and stay where they are. */
  readonly lit?: readonly string[];
  /** What the round meant that has ended with this. */
  readonly beat?: wire.Beat;
}

/** What an update brought, and the game as it is after it. */
export interface TableUpdate {
  readonly events: readonly TableEvent[];
  readonly play: PlayView | null;
}

/** What a coach would do now, the best first, and what each is worth. */
export interface Hint {
  /** Whether the coach has solved the game; if not, there is nothing to say yet. */
  readonly ready: boolean;
  readonly choices: readonly wire.Advice[];
}
