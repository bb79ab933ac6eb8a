/** The messages between room and browser: the generated types, made stricter where the page reads them. */
import type { Change } from "./delta";
import type { PlayView, TableEvent } from "./play";
import type * as wire from "./types";

export { VERSION } from "./types";

/** All settings of the host; none is optional. */
export type Settings = Required<wire.Settings>;
export type Mode = Settings["mode"];
export type TieRule = NonNullable<Settings["tie"]>;

export type SeriesView = wire.SeriesView;
export type RoomView = Omit<wire.RoomView, "play"> & { readonly play: PlayView | null };

/** A refusal by the room, or by the client itself when the connection was lost. */
export type Refused = Omit<wire.Refused, "why"> & {
  readonly why: wire.Refused["why"] | "cut_off";
};
export type Answer = wire.Judged | wire.Done | Refused | wire.Advised;

/** A reaction that everybody sees for a moment. */
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

type Unnumbered<One> = One extends wire.Command | wire.ClubCommand ? Omit<One, "id"> : never;

/** A command to a room or a club night; the connection adds the id. */
export type Command = Unnumbered<wire.Command | wire.ClubCommand>;

/** All settings of the organiser; none is optional. */
export type ClubSettings = Omit<Required<wire.ClubSettings>, "games"> & {
  readonly games: readonly Settings[];
};
export type ClubTableView = wire.ClubTableView;
export type ClubView = Omit<wire.ClubView, "settings"> & { readonly settings: ClubSettings };
