/** The messages between room and browser: the generated types, made stricter where the page reads them. */
import type { Change } from "./delta";
import type { PlayView, TableEvent } from "./play";
import type * as wire from "./types";

export { VERSION } from "./types";

/** The host's choices, all of them. */
export type Settings = Required<wire.Settings>;
export type Mode = Settings["mode"];
export type TieRule = NonNullable<Settings["tie"]>;

export type SeriesView = wire.SeriesView;
export type RoomView = Omit<wire.RoomView, "play"> & { readonly play: PlayView | null };

/** A refusal of the room's, or our own when the connection was lost. */
export type Refused = Omit<wire.Refused, "why"> & {
  readonly why: wire.Refused["why"] | "cut_off";
};
export type Answer = wire.Judged | wire.Done | Refused | wire.Advised;

/** What somebody lets everybody see for a moment. */
export type Reaction = wire.Reaction;
export const REACTIONS = [
  "clap",
  "wow",
  "laugh",
  "ouch",
] as const satisfies readonly Reaction["reaction"][];

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
  | Reaction
  | wire.Nodes
  | wire.Bye
  | Answer;

type Unnumbered<One> = One extends wire.Command | wire.EventCommand ? Omit<One, "id"> : never;

/** What somebody in the room or at the event may ask for; the connection gives each its id. */
export type Command = Unnumbered<wire.Command | wire.EventCommand>;

/** The organiser's choices, all of them. */
export type EventSettings = Omit<Required<wire.EventSettings>, "games"> & {
  readonly games: readonly Settings[];
};
export type EventTableView = wire.EventTableView;
export type EventView = Omit<wire.EventView, "settings"> & { readonly settings: EventSettings };
