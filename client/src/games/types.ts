/** What a game view receives, and what it reports back. */
import type { Edition, Names } from "../editions/edition";
import type { RecognitionError } from "../device/speech-recognition";
import type { Subscribe } from "../lib/emitter";
import type { MatchProgress } from "../shared/score-meaning";
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

/** What one seat sees at a moment of a recorded game, and what has just happened. */
export interface Moment {
  readonly seats: readonly SeatView[];
  readonly play: PlayView;
  readonly me: SeatPrivate;
  readonly events: readonly TableEvent[];
}

/** The properties of every view. */
export interface GameProps<Play> {
  play: Play;
  /** All seats of the room. */
  seats: readonly SeatView[];
  me: SeatPrivate;
  /** Reports what happens at the table, before `play` changes. */
  updates?: Subscribe<TableUpdate> | undefined;
  /** Reports every verdict on this seat's claims, spoken ones included. */
  verdicts?: Subscribe<ClaimVerdict> | undefined;
  /** The table view of a large screen: no hand of its own, everything large. */
  big?: boolean;
  lefthanded?: boolean;
  /** The teams' points on the way to the end of a match. */
  progress?: MatchProgress | undefined;
  /** Announces a text to screen readers. */
  onsay?: (text: string) => void;
}

type Verdict = Promise<ClaimVerdict | undefined>;

/** What players of card games do. */
export interface CardActions {
  /** Returns the verdict on this claim; undefined where nobody judges it. */
  onclaim: (symbol: number, target: Target, when: number) => Verdict | undefined;
  /** Where a helper points on the island. */
  onpoint?: ((cell: number | null, symbol: number | null) => void) | undefined;
}

/** What players of dice do, and the help they get. */
export interface DiceActions {
  onmove: (move: DiceMove) => Verdict | undefined;
  /** Builds what is offered, with its jokers and trades, in one go. */
  onbuild: (moves: Offer["moves"]) => Verdict | undefined;
  /** The dice that a lesson holds; otherwise the player chooses. */
  held?: readonly number[] | undefined;
  limit?: TurnLimit | undefined;
  hints?: Hint | undefined;
  /** Whether the coach is on; undefined where coaching is not allowed. */
  coached?: boolean | undefined;
  oncoach?: ((wanted: boolean) => void) | undefined;
}

/** How long a turn may last. */
export interface TurnLimit {
  readonly seconds: number;
  /** When the current turn ends, by this device's clock. */
  readonly ends: number;
  readonly stopped: boolean;
}

/** Whether voice is switched on, and why the browser cannot listen. */
export interface VoiceProps {
  voice?: boolean | undefined;
  onvoiceerror?: ((why: RecognitionError | undefined) => void) | undefined;
}

export interface CardGameProps extends GameProps<CardsPlay>, CardActions, VoiceProps {
  edition: Edition;
  names: Names;
}

export type DiceGameProps = GameProps<DicePlay> & DiceActions;
