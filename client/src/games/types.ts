/** What a view of a game is given, and what it reports back. */
import type { Edition, Names } from "../editions/edition";
import type {
  CardsPlay,
  ClaimVerdict,
  DiceMove,
  DicePlay,
  Hint,
  PlayView,
  SeatPrivate,
  SeatView,
  TableEvent,
  Target,
} from "../protocol/play";

/** What one seat sees at a moment of a game that was played before, and what has just happened. */
export interface Moment {
  readonly seats: readonly SeatView[];
  readonly play: PlayView;
  readonly me: SeatPrivate;
  readonly events: readonly TableEvent[];
}

interface GameProps<Play> {
  play: Play;
  /** All seats of the room. */
  seats: readonly SeatView[];
  me: SeatPrivate;
  lastVerdict?: ClaimVerdict | undefined;
  /** What the last update brought; a new update is a new list. */
  events?: readonly TableEvent[];
  /** The table view of a large screen: no hand of its own, everything large. */
  big?: boolean;
  lefthanded?: boolean;
  /** Announces a text to screen readers. */
  onsay?: (text: string) => void;
}

export interface CardGameProps extends GameProps<CardsPlay> {
  edition: Edition;
  names: Names;
  onclaim: (symbol: number, target: Target, when: number) => void;
  /** A helper's finger, on the island. */
  onpoint?: (cell: number | null, symbol: number | null) => void;
}

/** How long a turn may last. */
export interface TurnLimit {
  readonly seconds: number;
  /** When the present one ends, by this device's clock. */
  readonly ends: number;
  readonly stopped: boolean;
}

export interface DiceGameProps extends GameProps<DicePlay> {
  /** The dice that a lesson keeps; else they are the player's to hold. */
  held?: readonly number[];
  onmove: (move: DiceMove) => void;
  limit?: TurnLimit | undefined;
  hints?: Hint | undefined;
  /** Whether there is a coach; undefined where none may help. */
  coached?: boolean | undefined;
  oncoach?: ((wanted: boolean) => void) | undefined;
}
