/** A game as the server sends it, and what a player may send back. */
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

/** The verdict on the player's own claim. */
export interface ClaimVerdict {
  readonly verdict: VerdictWord;
  readonly reason: string;
  readonly symbol?: number | undefined;
  /** By how many seconds somebody else was quicker. */
  readonly behind?: number | null | undefined;
  /** The team that the card in the hand counts for, if that is another team. */
  readonly owner?: number | null | undefined;
}

/** A public event at the table. */
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
  /** The result of the round, if this event ended one. */
  readonly beat?: wire.Beat;
}

/** The events of an update, and the game after them. */
export interface TableUpdate {
  readonly events: readonly TableEvent[];
  readonly play: PlayView | null;
}

/** The coach's choices, best first, with the expected score of each. */
export interface Hint {
  /** Whether the coach has solved the game; until then there are no choices. */
  readonly ready: boolean;
  readonly choices: readonly wire.Advice[];
}
