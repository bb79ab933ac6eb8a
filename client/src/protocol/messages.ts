/** What a room and a browser say to each other: the server's own words, as far as a page reads them. */
import type { CardsView, DiceView, PlayView, TableEvent } from "../games/types";
import type * as wire from "./types";
import type { Change } from "./delta";

export { VERSION } from "./types";

/** The host's choices, all of them. */
export type Settings = Required<wire.Settings>;
export type Mode = Settings["mode"];
export type TieRule = NonNullable<Settings["tie"]>;

export type AnyPlay = PlayView<CardsView> | PlayView<DiceView>;
export type SeriesView = wire.SeriesView;
export type RoomView = Omit<wire.RoomView, "play"> & { readonly play: AnyPlay | null };

/** A refusal of the room's, or our own when the line was cut. */
export type Refused = Omit<wire.Refused, "why"> & {
  readonly why: wire.Refused["why"] | "cut_off";
};
export type Answer = wire.Judged | wire.Done | Refused | wire.Advised;

export type Update = Omit<wire.Update, "events" | "delta"> & {
  readonly events: readonly TableEvent[];
  readonly delta: readonly Change[];
};
export type Frame =
  | (Omit<wire.Welcome, "view"> & { readonly view: RoomView })
  | wire.Resumed
  | Update
  | wire.PrivateUpdate
  | wire.Here
  | wire.Nodes
  | wire.Bye
  | Answer;

type Asked =
  | wire.MakeClaim
  | wire.Point
  | wire.MakeMove
  | wire.Advise
  | wire.Rename
  | wire.Sit
  | wire.Stand
  | wire.Leave
  | wire.Colour
  | wire.SeatBot
  | wire.Clear
  | wire.Kick
  | wire.HandOver
  | wire.Choose
  | wire.List
  | wire.Start
  | wire.Next
  | wire.Pick
  | wire.Pause
  | wire.Dismiss
  | wire.OpenPad
  | wire.MarkPad
  | wire.UndoPad;
type Unnumbered<One> = One extends Asked ? Omit<One, "id"> : never;

/** What somebody in the room may ask for; the link gives each its id. */
export type Command = Unnumbered<Asked>;
