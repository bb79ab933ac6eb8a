/** What a room and a browser say to each other, as JSON. */
import type {
  DiceMove,
  DiceView,
  CardsView,
  PlayView,
  SeatPrivate,
  SeatView,
  TableEvent,
  Target,
  VerdictWord,
} from "../games/play";
import type { Change } from "./delta";

export const VERSION = 1;

export type Mode =
  "single" | "series" | "tournament" | "beginner" | "adventure" | "dice" | "practice";
export type TieRule = "hot_potato" | "knockout" | "minigame" | "shared";

/** The host's choices for the next game. */
export interface Settings {
  readonly mode: Mode;
  readonly preset: string;
  readonly games: readonly string[];
  readonly deck: string | null;
  readonly options: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly tie: TieRule | null;
  readonly length: number | null;
  readonly joker_next_turn: boolean;
  readonly turn_seconds: number;
  readonly next_seconds: number;
}

export interface Person {
  readonly id: string;
  readonly name: string;
}

/** One line of the score sheet: a minigame, and what it brought each side. */
export interface Line {
  readonly game: string;
  readonly ranking: readonly (readonly number[])[];
  readonly gained: readonly number[];
}

export interface SeriesView {
  readonly mode: Mode;
  /** The room's seat of each player of the series. */
  readonly players: readonly number[];
  readonly step: "play" | "pick" | "draw" | "finished";
  readonly picker: number | null;
  readonly choices: readonly string[];
  readonly sheet: readonly Line[];
  readonly totals: readonly number[];
  readonly ranking: readonly (readonly number[])[];
  readonly finished: boolean;
}

export type AnyPlay = PlayView<CardsView> | PlayView<DiceView>;

export interface RoomView {
  readonly code: string;
  readonly host: string | null;
  readonly public: boolean;
  readonly paused: boolean;
  readonly playing: boolean;
  readonly people: Readonly<Record<string, Person>>;
  readonly seats: readonly SeatView[];
  readonly settings: Settings;
  readonly series: SeriesView | null;
  readonly play: AnyPlay | null;
}

export interface Judged {
  readonly type: "verdict";
  readonly id: number;
  readonly verdict: VerdictWord;
  readonly reason: string;
  readonly behind?: number;
}
export interface Done {
  readonly type: "done";
  readonly id: number;
}
export interface Refused {
  readonly type: "refused";
  readonly id: number;
  readonly why: string;
  readonly text?: string;
}
export type Answer = Judged | Done | Refused;

export type Frame =
  | {
      readonly type: "welcome";
      readonly version: number;
      readonly you: string;
      readonly token: string | null;
      readonly epoch: number;
      readonly seq: number;
      readonly view: RoomView;
      readonly private: SeatPrivate;
      readonly here: readonly string[];
    }
  | {
      readonly type: "resumed";
      readonly epoch: number;
      readonly seq: number;
      readonly private: SeatPrivate;
      readonly here: readonly string[];
    }
  | {
      readonly type: "update";
      readonly since: number;
      readonly seq: number;
      readonly events: readonly TableEvent[];
      readonly delta: readonly Change[];
    }
  | { readonly type: "private"; readonly seq: number; readonly private: SeatPrivate }
  | { readonly type: "here"; readonly people: readonly string[] }
  | { readonly type: "bye"; readonly why: string; readonly text: string }
  | Answer;

/** What somebody in the room may ask for; the link gives each its id. */
export type Command =
  | {
      readonly type: "claim";
      readonly symbol: number;
      readonly target: Target;
      readonly seen: number;
      /** The number of the game that it is for. */
      readonly play: number;
      readonly reaction: number | null;
    }
  | { readonly type: "point"; readonly cell: number | null; readonly symbol: number | null }
  | ({ readonly type: "move" } & DiceMove)
  | { readonly type: "rename"; readonly name: string }
  | { readonly type: "sit"; readonly seat: number | null }
  | { readonly type: "stand" | "leave" | "start" | "next" | "dismiss" }
  | { readonly type: "colour"; readonly seat: number; readonly colour: string | null }
  | { readonly type: "bot"; readonly seat: number; readonly level: string }
  | { readonly type: "clear"; readonly seat: number }
  | { readonly type: "kick" | "hand_over"; readonly person: string }
  | { readonly type: "choose"; readonly settings: Settings }
  | { readonly type: "list"; readonly public: boolean }
  | { readonly type: "pick"; readonly game: string }
  | { readonly type: "pause"; readonly paused: boolean };
