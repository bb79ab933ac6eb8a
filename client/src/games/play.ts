/** What the server tells of a game, and what a view of it may say back. */
import type { Edition, Names } from "../editions/edition";

/** A seat, card, cell or team by its number, three cards, or nothing where there is no choice. */
export type Target = number | readonly [number, number, number] | null;

export interface Pile {
  readonly top: number | null;
  readonly count: number;
}

/** The public part of a card game: a game fills in what it has. */
export interface CardsView {
  readonly scores: readonly number[];
  readonly finished: boolean;
  readonly piles: readonly Pile[];
  readonly middle: Pile | null;
  readonly open: readonly (number | null)[];
  readonly left: number;
  readonly round: number;
  readonly out: readonly number[];
  readonly ports: readonly number[];
}

export interface PlayView<View = CardsView> {
  readonly number: number;
  readonly game: string;
  readonly deck: string;
  /** The room's seat at each place of the table. */
  readonly seats: readonly number[];
  /** Colours, each with its places at the table. */
  readonly teams: readonly (readonly [string, readonly number[]])[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly breaks_tie: boolean;
  readonly accepted: number;
  readonly view: View;
  readonly locked: readonly number[];
  readonly ranking: readonly (readonly number[])[];
  readonly finished: boolean;
}

export interface SeatView {
  readonly name: string;
  readonly person: string | null;
  readonly bot: string | null;
  readonly colour: string | null;
}

export interface SeatPrivate {
  readonly seat: number | null;
  /** Where it sits at the present table; null watches. */
  readonly place: number | null;
  readonly cards: {
    readonly card: number | null;
    readonly partner_card: number | null;
    readonly pointed_cell: number | null;
    readonly pointed_symbol: number | null;
  };
}

export type VerdictWord = "ok" | "late" | "wrong" | "illegal";

/** What became of one's own claim; a new one is a new object. */
export interface Heard {
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

interface Shared<View> {
  play: PlayView<View>;
  /** All seats of the room. */
  seats: readonly SeatView[];
  me: SeatPrivate;
  lastVerdict?: Heard | undefined;
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

export interface Offer {
  readonly item: string;
  readonly points: number;
  readonly means: "dice" | "trades" | "jokers" | "both";
  readonly knights: readonly number[];
  readonly moves: readonly DiceMove[];
}

export interface SheetView {
  readonly built: readonly string[];
  readonly jokers: readonly number[];
  readonly track: readonly number[];
  readonly score: number;
}

export interface DiceView {
  readonly seat: number | null;
  readonly turn: number;
  readonly dice: readonly string[];
  readonly used: readonly number[];
  readonly rolls_left: number;
  readonly offers: readonly Offer[];
  readonly sheets: readonly SheetView[];
  readonly joker_next_turn: boolean;
  readonly finished: boolean;
}

/** What a coach would do now, and what it is worth. */
export interface Hint {
  readonly value?: number;
  readonly keep?: readonly string[];
  readonly moves?: readonly DiceMove[];
}

export interface DiceGameProps extends Shared<DiceView> {
  onmove: (move: DiceMove) => void;
  hints?: Hint | undefined;
}
