/** What a view of a game is given, and what it reports back. */
import type { Edition, Names } from "../editions/edition";
import type { RecognitionError } from "../device/speech-recognition";
import type { Subscribe } from "../lib/emitter";
import type { Towards } from "../shared/score-meaning";
import type {
  CardsPlay,
  ClaimVerdict,
  DiceMove,
  DicePlay,
  Hint,
  Offer,
  PlayView,
  SeatPrivate,
  SeatView,
  TableEvent,
  TableUpdate,
  Target,
} from "../protocol/play";

/** What one seat sees at a moment of a game that was played before, and what has just happened. */
export interface Moment {
  readonly seats: readonly SeatView[];
  readonly play: PlayView;
  readonly me: SeatPrivate;
  readonly events: readonly TableEvent[];
}

/** What every view is given. */
export interface GameProps<Play> {
  play: Play;
  /** All seats of the room. */
  seats: readonly SeatView[];
  me: SeatPrivate;
  /** Tells what happens at the table, while `play` is still what it was before. */
  updates?: Subscribe<TableUpdate> | undefined;
  /** Tells every verdict on this seat's claims, also on those that were spoken. */
  verdicts?: Subscribe<ClaimVerdict> | undefined;
  /** The table view of a large screen: no hand of its own, everything large. */
  big?: boolean;
  lefthanded?: boolean;
  /** The teams' points on the way to the end of a match. */
  towards?: Towards | undefined;
  /** Announces a text to screen readers. */
  onsay?: (text: string) => void;
}

type Verdict = Promise<ClaimVerdict | undefined>;

/** What players of cards do. */
export interface CardActions {
  /** Returns the verdict on this very claim, where somebody judges it. */
  onclaim: (symbol: number, target: Target, when: number) => Verdict | undefined;
  /** A helper's finger, on the island. */
  onpoint?: ((cell: number | null, symbol: number | null) => void) | undefined;
}

/** What players of dice do, and who helps them. */
export interface DiceActions {
  onmove: (move: DiceMove) => Verdict | undefined;
  /** Builds what is offered, with its jokers and trades, in one go. */
  onbuild: (moves: Offer["moves"]) => Verdict | undefined;
  /** The dice that a lesson keeps; else they are the player's to hold. */
  held?: readonly number[] | undefined;
  limit?: TurnLimit | undefined;
  hints?: Hint | undefined;
  /** Whether there is a coach; undefined where none may help. */
  coached?: boolean | undefined;
  oncoach?: ((wanted: boolean) => void) | undefined;
}

/** How long a turn may last. */
export interface TurnLimit {
  readonly seconds: number;
  /** When the present one ends, by this device's clock. */
  readonly ends: number;
  readonly stopped: boolean;
}

/** Whether the player speaks, and why nobody hears it. */
export interface VoiceProps {
  voice?: boolean | undefined;
  onvoiceerror?: ((why: RecognitionError | undefined) => void) | undefined;
}

export interface CardGameProps extends GameProps<CardsPlay>, CardActions, VoiceProps {
  edition: Edition;
  names: Names;
}

export type DiceGameProps = GameProps<DicePlay> & DiceActions;
