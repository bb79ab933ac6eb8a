/**
 * What goes over the wire, in TypeScript. Made by tools/wire_types.py from the server's own
 * definitions; do not edit.
 */

export const VERSION = 1;

/** Ask whether the connection still works. The server answers at once, without the room. */
export interface Ping {
  readonly type: "ping";
  readonly id: number;
}

/** Claim: name a symbol. */
export interface MakeClaim {
  readonly type: "claim";
  readonly symbol: number;
  readonly seen: number;
  readonly target?: number | readonly number[] | null;
  readonly play?: number | null;
  readonly reaction?: number | null;
  readonly id: number;
}

/** Say that this device has drawn the table of a game, whose cards are still covered. */
export interface Ready {
  readonly type: "ready";
  readonly play: number;
  readonly id: number;
}

/** Ask for a trial round, which counts for nothing, before the next game begins. */
export interface Trial {
  readonly type: "trial";
  readonly id: number;
}

/** End the trial round; the game is dealt. */
export interface EndTrial {
  readonly type: "end_trial";
  readonly id: number;
}

/** Point for the partner; for players without cards. */
export interface Point {
  readonly type: "point";
  readonly cell?: number | null;
  readonly symbol?: number | null;
  readonly id: number;
}

/** Roll, turn a die, trade, build or end the turn. The room rolls the faces. */
export interface MakeMove {
  readonly type: "move";
  readonly do: string;
  readonly reroll?: readonly number[] | null;
  readonly knight?: number | null;
  readonly die?: number | null;
  readonly dice?: readonly number[] | null;
  readonly to?: string | null;
  readonly item?: string | null;
  readonly id: number;
}

/** Turn dice, trade and build in one go: all of it or nothing. */
export interface MakeMoves {
  readonly type: "moves";
  readonly moves: readonly (Joker | Trade | Build)[];
  readonly id: number;
}

/** Let a knight turn a die. */
export interface Joker {
  readonly do: "joker";
  readonly knight?: number;
  readonly die?: number;
  readonly to?: string;
}

/** Turn the first of two gold dice to a resource, and put the second aside. */
export interface Trade {
  readonly do: "trade";
  readonly dice?: readonly number[];
  readonly to?: string;
}

/** Build something on the sheet. */
export interface Build {
  readonly do: "build";
  readonly item?: string;
}

/** Ask the coach for advice on the current dice. */
export interface Advise {
  readonly type: "advise";
  readonly id: number;
}

/** Change your name. */
export interface Rename {
  readonly type: "rename";
  readonly name: string;
  readonly id: number;
}

/** Take a seat; without a number, any free one. */
export interface Sit {
  readonly type: "sit";
  readonly seat?: number | null;
  readonly id: number;
}

/** Leave the seat and watch. */
export interface Stand {
  readonly type: "stand";
  readonly id: number;
}

/** Leave the room for good. */
export interface Leave {
  readonly type: "leave";
  readonly id: number;
}

/** Choose the team of a seat; without a colour, any. */
export interface Colour {
  readonly type: "colour";
  readonly seat: number;
  readonly colour?: string | null;
  readonly id: number;
}

/** Choose your face and tint; what is left out stays as it is. */
export interface ChooseFace {
  readonly type: "face";
  readonly face?: string | null;
  readonly tint?: string | null;
  readonly id: number;
}

/** Choose the handicap of a seat, from the next deal on; None removes it. */
export interface SetHandicap {
  readonly type: "handicap";
  readonly seat: number;
  readonly handicap?: Handicap | null;
  readonly id: number;
}

/** Different terms for one seat, which everybody can see. */
export interface Handicap {
  readonly head_start?: number;
  readonly no_lock?: boolean;
  readonly large?: boolean;
}

/** React, perhaps to cheer for a seat. */
export interface React {
  readonly type: "react";
  readonly reaction: "clap" | "wow" | "laugh" | "ouch";
  readonly seat?: number | null;
  readonly id: number;
}

/** Bet on the winner of the game; for those who do not play it. */
export interface Bet {
  readonly type: "bet";
  readonly seat: number;
  readonly id: number;
}

/** Switch everybody's reactions off, or on again. */
export interface Mute {
  readonly type: "mute";
  readonly muted: boolean;
  readonly id: number;
}

/** Put a bot on a seat, or let it sit in for somebody who is away. */
export interface SeatBot {
  readonly type: "bot";
  readonly seat: number;
  readonly level: string;
  readonly id: number;
}

/** Free a seat: a person watches from now on, a bot leaves. */
export interface Clear {
  readonly type: "clear";
  readonly seat: number;
  readonly id: number;
}

/** Remove somebody from the room. */
export interface Kick {
  readonly type: "kick";
  readonly person: string;
  readonly id: number;
}

/** Make somebody else the host. */
export interface HandOver {
  readonly type: "hand_over";
  readonly person: string;
  readonly id: number;
}

/** Choose what to play. */
export interface Choose {
  readonly type: "choose";
  readonly settings: Settings;
  readonly id: number;
}

/** The host's choices. All have defaults, so a room can start at once. */
export interface Settings {
  readonly mode?:
    "practice" | "dice" | "single" | "series" | "tournament" | "beginner" | "adventure";
  readonly preset?: string;
  readonly games?: readonly string[];
  readonly deck?: string | null;
  readonly options?: Readonly<Record<string, Readonly<Record<string, OptionValue>>>>;
  readonly random_order?: boolean;
  readonly tie?: "hot_potato" | "knockout" | "minigame" | "shared" | null;
  readonly tie_game?: string | null;
  readonly length?: number | null;
  readonly joker_next_turn?: boolean;
  readonly turn_seconds?: number;
  readonly coach?: boolean;
  readonly next_seconds?: number;
  readonly picks?: "unplayed" | "any";
  readonly latecomers?: boolean;
  readonly adaptive_bots?: boolean;
  readonly pace?: "off" | "short" | "full";
}

/** What an option of a minigame may be. */
export type OptionValue = boolean | number | string | readonly number[] | null;

/** Show the room on the public list, or not. */
export interface List {
  readonly type: "list";
  readonly public: boolean;
  readonly id: number;
}

/** Start what was chosen. */
export interface Start {
  readonly type: "start";
  readonly id: number;
}

/** Ask for a rematch when the game is over; the host's request starts it. */
export interface Rematch {
  readonly type: "rematch";
  readonly id: number;
}

/** Deal the next minigame. */
export interface Next {
  readonly type: "next";
  readonly id: number;
}

/** Pick the next minigame; for the loser. */
export interface Pick {
  readonly type: "pick";
  readonly game: string;
  readonly seat?: number | null;
  readonly id: number;
}

/** Pause or resume. */
export interface Pause {
  readonly type: "pause";
  readonly paused: boolean;
  readonly id: number;
}

/** Return to the lobby. */
export interface Dismiss {
  readonly type: "dismiss";
  readonly id: number;
}

/** Open a new score pad, for games on a real table. */
export interface OpenPad {
  readonly type: "open_pad";
  readonly kind: "tournament" | "island" | "dice";
  readonly sides: readonly Side[];
  readonly games?: readonly string[];
  readonly id: number;
}

/** A player, or a team by its colour. */
export interface Side {
  readonly name?: string;
  readonly colour?: string | null;
}

/** Write on the score pad, all marks or none. */
export interface MarkPad {
  readonly type: "mark_pad";
  readonly marks: readonly Mark[];
  readonly id: number;
}

/** How many cards a side has, rounds it lost, or 1 if it had the most; None clears it. */
export interface Count {
  readonly type: "count";
  readonly line: number;
  readonly side: number;
  readonly number: number | null;
}

/** Who came first, second or last; None clears it. */
export interface Place {
  readonly type: "place";
  readonly line: number;
  readonly place: "first" | "second" | "last";
  readonly side: number | null;
}

/** An island game, or a round of knights, is scored in full. */
export interface LineEnded {
  readonly type: "line_ended";
  readonly line: number;
}

/** A player built something on the sheet of dice. */
export interface Built {
  readonly type: "built";
  readonly side: number;
  readonly turn: number;
  readonly item: string;
}

/** A knight lent its joker. */
export interface Lent {
  readonly type: "lent";
  readonly side: number;
  readonly turn: number;
  readonly knight: number;
}

/** A player's turn is over; without a build it is a cross. */
export interface TurnEnded {
  readonly type: "turn_ended";
  readonly side: number;
  readonly turn: number;
}

/** What can be written on a score pad. */
export type Mark = Count | Place | LineEnded | Built | Lent | TurnEnded;

/** Remove the last mark; on an empty pad, return to the one before. */
export interface UndoPad {
  readonly type: "undo_pad";
  readonly marks: number;
  readonly id: number;
}

/** Say that you are at the table. */
export interface SayHere {
  readonly type: "here";
  readonly id: number;
}

/** Ask for another friendly name. */
export interface Spin {
  readonly type: "spin";
  readonly id: number;
}

/** Choose your own name, if the organiser allows it. */
export interface ChooseName {
  readonly type: "event_rename";
  readonly name: string;
  readonly id: number;
}

/** Choose a colour. */
export interface ChooseColour {
  readonly type: "event_colour";
  readonly colour: number;
  readonly id: number;
}

/** Join a team of the crowd. */
export interface JoinTeam {
  readonly type: "team";
  readonly team: number;
  readonly id: number;
}

/** Leave the club night. */
export interface LeaveClub {
  readonly type: "event_leave";
  readonly id: number;
}

/** Name the symbol that the two cards of the crowd share. */
export interface AnswerPair {
  readonly type: "answer";
  readonly pair: number;
  readonly symbol: number;
  readonly reaction?: number | null;
  readonly id: number;
}

/** Choose what is played, and how. */
export interface ChangeClub {
  readonly type: "event_settings";
  readonly settings: ClubSettings;
  readonly id: number;
}

/** The organiser's choices. All have defaults, so a club night can start at once. */
export interface ClubSettings {
  readonly mode?: "tables" | "crowd";
  readonly rounds?: number;
  readonly table?: number;
  readonly sizes?: readonly number[] | null;
  readonly games?: readonly Settings[];
  readonly scoring?: "family" | "club";
  readonly names?: "generated" | "own";
  readonly language?: string;
  readonly automatic?: boolean;
  readonly seating_seconds?: number;
  readonly round_seconds?: number;
  readonly results_seconds?: number;
  readonly final?: boolean;
  readonly forget_hours?: number;
  readonly pairs?: number;
  readonly pair_seconds?: number;
  readonly accuracy_only?: boolean;
  readonly teams?: number;
  readonly deck?: string | null;
}

/** Go on to the next phase. */
export interface Go {
  readonly type: "event_go";
  readonly state?:
    "doors" | "seating" | "round" | "results" | "final" | "podium" | "closed" | "forgotten" | null;
  readonly id: number;
}

/** Pause or resume the club night. */
export interface PauseClub {
  readonly type: "event_pause";
  readonly paused: boolean;
  readonly id: number;
}

/** Switch between automatic and manual mode. */
export interface SetPace {
  readonly type: "event_pace";
  readonly automatic: boolean;
  readonly id: number;
}

/** Lock the doors, or open them again. */
export interface LockDoors {
  readonly type: "event_lock";
  readonly locked: boolean;
  readonly id: number;
}

/** Let somebody sit out, or play again. */
export interface SitOut {
  readonly type: "sit_out";
  readonly person: number;
  readonly out: boolean;
  readonly id: number;
}

/** Add somebody without a phone, who plays on a neighbour's. */
export interface AddGuest {
  readonly type: "guest";
  readonly name: string;
  readonly id: number;
}

/** Remove somebody; without a ban they may come back. */
export interface RemovePerson {
  readonly type: "event_remove";
  readonly person: number;
  readonly ban?: boolean;
  readonly id: number;
}

/** Give somebody another name. */
export interface NamePerson {
  readonly type: "event_name";
  readonly person: number;
  readonly name: string;
  readonly id: number;
}

/** Say who must sit apart, and who together. */
export interface SetWishes {
  readonly type: "wishes";
  readonly apart?: readonly (readonly number[])[];
  readonly together?: readonly (readonly number[])[];
  readonly id: number;
}

/** Give the current phase more time. */
export interface Extend {
  readonly type: "extend";
  readonly seconds: number;
  readonly id: number;
}

/** Judge every table as it stands. */
export interface EndRound {
  readonly type: "end_round";
  readonly id: number;
}

/** Give everybody at a table half of the points. */
export interface VoidTable {
  readonly type: "void_table";
  readonly table: number;
  readonly id: number;
}

/** Correct somebody's points of a round. */
export interface CorrectPoints {
  readonly type: "correct";
  readonly round: number;
  readonly person: number;
  readonly points: number;
  readonly id: number;
}

/** Go straight to the podium. */
export interface FinishClub {
  readonly type: "event_finish";
  readonly id: number;
}

/** Delete all names now; the club night is over. */
export interface ForgetNames {
  readonly type: "event_forget";
  readonly id: number;
}

/** Sent on joining: the whole club night. */
export interface ClubWelcome {
  readonly type: "event_welcome";
  readonly version: number;
  readonly role: "player" | "organiser" | "screen";
  readonly you: number | null;
  readonly token: string | null;
  readonly clock: number;
  readonly view: ClubView;
  readonly own: OwnView;
}

/** What everybody may see; it never shows who is last. */
export interface ClubView {
  readonly code: string;
  readonly mode: string;
  readonly state:
    "doors" | "seating" | "round" | "results" | "final" | "podium" | "closed" | "forgotten";
  readonly round: number;
  readonly rounds: number;
  readonly locked: boolean;
  readonly paused: boolean;
  readonly automatic: boolean;
  readonly sentence: PlanSummary | null;
  readonly ends: number | null;
  readonly people: Readonly<Record<string, ClubPersonView>>;
  readonly tables: readonly ClubTableView[];
  readonly out: readonly number[];
  readonly settings: Required<ClubSettings>;
  readonly top: readonly (readonly [number, number])[];
  readonly climber: number | null;
  readonly fastest: FastestView | null;
  readonly podium: readonly (readonly number[])[];
  readonly crowd: CrowdView | null;
  readonly duel: boolean;
}

/** The numbers in the sentence that describes the seating plan. */
export interface PlanSummary {
  readonly people: number;
  readonly sizes: readonly number[];
  readonly rounds: number;
  readonly repeats: number;
  readonly bound: number;
}

/** Somebody at the club night. */
export interface ClubPersonView {
  readonly name: string;
  readonly colour: number;
  readonly here: boolean;
  readonly guest: boolean;
  readonly team: number | null;
}

/** A table of the current round. */
export interface ClubTableView {
  readonly number: number;
  readonly people: readonly number[];
  readonly confirmed: readonly number[];
  readonly state: "seating" | "playing" | "finished" | "void";
  readonly game: string;
  readonly best: readonly number[];
  readonly place: number | null;
}

/** The fastest find of a round. */
export interface FastestView {
  readonly person: number;
  readonly seconds: number;
}

/** The pair of cards that everybody looks at. */
export interface CrowdView {
  readonly pair: number;
  readonly of: number;
  readonly phase: "cover" | "open" | "result";
  readonly opens: number;
  readonly closes: number;
  readonly deck: string;
  readonly cards: readonly [number, number];
  readonly symbol: number | null;
  readonly teams: readonly number[];
}

/** What is sent to one phone only. */
export interface OwnView {
  readonly table: number | null;
  readonly company: readonly number[];
  readonly confirmed: boolean;
  readonly points: number;
  readonly round_points: number | null;
  readonly met: number;
  readonly others: number;
  readonly rounds: readonly (readonly [number, number])[];
  readonly people_met: readonly number[];
  readonly out: boolean;
  readonly place: number | null;
  readonly spins: number;
  readonly fastest: number | null;
  readonly practise: boolean;
  readonly guest: GuestView | null;
}

/** A guest without a phone, who plays on the other half of this one. */
export interface GuestView {
  readonly person: number;
  readonly room: string;
  readonly token: string;
}

/** How the public view changed. */
export interface ClubUpdate {
  readonly type: "event_update";
  readonly clock: number;
  readonly delta: readonly (readonly unknown[])[];
}

/** The player's own part, whole. */
export interface ClubOwn {
  readonly type: "event_own";
  readonly own: OwnView;
}

/** The organisers' part, whole. */
export interface ClubOrganiser {
  readonly type: "event_organiser";
  readonly organiser: OrganiserView;
}

/** What is sent to organisers only. */
export interface OrganiserView {
  readonly missing: readonly number[];
  readonly away: readonly number[];
  readonly standing: readonly (readonly [number, number])[];
  readonly apart: readonly (readonly number[])[];
  readonly together: readonly (readonly number[])[];
  readonly banned: number;
  readonly organisers: number;
  readonly rows: readonly (readonly [number, number, number])[];
  readonly duels: number;
  readonly no_plan: boolean;
}

/** The phone is at a table now; frames of the table's room follow. */
export interface TableAssigned {
  readonly type: "table";
  readonly table: number;
  readonly room: string;
  readonly people: readonly number[];
}

/** No more frames of the table follow. */
export interface TableOver {
  readonly type: "table_over";
}

/** How many have answered, for screens and organisers. */
export interface CrowdCount {
  readonly type: "crowd_count";
  readonly pair: number;
  readonly answered: number;
  readonly of: number;
}

/** The verdict on an answer, only to its sender. */
export interface CrowdVerdict {
  readonly type: "crowd_verdict";
  readonly id: number;
  readonly pair: number;
  readonly ok: boolean;
  readonly points: number;
  readonly seconds: number | null;
  readonly locked_until: number | null;
}

/** The result of a pair: one frame for everybody, with everybody's points. */
export interface CrowdResult {
  readonly type: "crowd_result";
  readonly pair: number;
  readonly symbol: number;
  readonly histogram: readonly number[];
  readonly bin_seconds: number;
  readonly right: number;
  readonly wrong: number;
  readonly points: readonly (readonly [number, number])[];
  readonly top: readonly (readonly [number, number])[];
}

/** Join a room, or return to it with a token. */
export interface Hello {
  readonly type: "hello";
  readonly version: number;
  readonly room: string;
  readonly name?: string;
  readonly token?: string | null;
  readonly watch?: boolean;
  readonly epoch?: number;
  readonly seq?: number;
  readonly relay?: boolean;
  readonly face?: string | null;
  readonly tint?: string | null;
  readonly key?: string;
  readonly language?: string;
}

/** Sent on joining: the whole room as this person sees it. */
export interface Welcome {
  readonly type: "welcome";
  readonly version: number;
  readonly you: string;
  readonly token: string | null;
  readonly epoch: number;
  readonly seq: number;
  readonly clock: number;
  readonly view: RoomView;
  readonly private: SeatPrivate;
  readonly here: readonly string[];
}

/** The public part. */
export interface RoomView {
  readonly code: string;
  readonly host: string | null;
  readonly public: boolean;
  readonly muted: boolean;
  readonly paused: boolean;
  readonly playing: boolean;
  readonly people: Readonly<Record<string, PersonView>>;
  readonly seats: readonly SeatView[];
  readonly settings: Required<Settings>;
  readonly series: SeriesView | null;
  readonly play: PlayView | null;
  readonly turn_ends: number | null;
  readonly bets: Readonly<Record<string, number>>;
  readonly awards: readonly FinaleAward[];
  readonly rematch: readonly string[];
  readonly pad: PadView | null;
}

/** A person in the room. */
export interface PersonView {
  readonly id: string;
  readonly name: string;
  readonly face: string | null;
  readonly tint: string | null;
}

/** A seat: who plays there. */
export interface SeatView {
  readonly name: string;
  readonly person: string | null;
  readonly bot: string | null;
  readonly colour: string | null;
  readonly face: string | null;
  readonly tint: string | null;
  readonly handicap: Required<Handicap> | null;
}

/** The standing of a series. */
export interface SeriesView {
  readonly mode: string;
  readonly players: readonly number[];
  readonly step: string;
  readonly picker: number | null;
  readonly choices: readonly string[];
  readonly next: NextGame | null;
  readonly sheet: readonly ScoreLine[];
  readonly plays: readonly number[];
  readonly totals: readonly number[];
  readonly goal: number | null;
  readonly ranking: readonly (readonly number[])[];
  readonly finished: boolean;
}

/** The minigame that comes next. */
export interface NextGame {
  readonly game: string;
  readonly seats: readonly number[];
  readonly breaks_tie: boolean;
}

/** One line of the score sheet: a minigame, and what each side gained. */
export interface ScoreLine {
  readonly game: string;
  readonly ranking: readonly (readonly number[])[];
  readonly gained: readonly number[];
}

/** What is on the table. */
export interface PlayBase {
  readonly number: number;
  readonly game: string;
  readonly deck: string;
  readonly seats: readonly number[];
  readonly teams: readonly (readonly [string, readonly number[]])[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly counting: Counting | null;
  readonly breaks_tie: boolean;
  readonly handicaps: readonly (Required<Handicap> | null)[];
  readonly trial: boolean;
  readonly curtain: Curtain | null;
  readonly accepted: number;
  readonly locked: readonly number[];
  readonly frozen: readonly (readonly [number, number])[];
  readonly ranking: readonly (readonly number[])[];
  readonly points: readonly number[];
  readonly finished: boolean;
}

/** What is on the table: cards. */
export interface CardsPlay extends PlayBase {
  readonly kind: "cards";
  readonly view: CardsView;
  readonly table: TableLayout;
}

/** What is on the table: dice. */
export interface DicePlay extends PlayBase {
  readonly kind: "dice";
  readonly view: DiceView;
  readonly table: null;
}

/** What is on the table. */
export type PlayView = CardsPlay | DicePlay;

/** What the number beside a name counts and which number wins; clients have the words. */
export interface Counting {
  readonly counts: "cards" | "left" | "visible" | "ports" | "group" | "rounds" | "points";
  readonly wins: "most" | "fewest" | "zero";
  readonly runs_down: boolean;
  readonly goal: number | null;
  readonly award: number;
  readonly factors: readonly number[];
}

/** Why the cards are covered, and when they are turned up. Times are by the room's clock. */
export interface Curtain {
  readonly why: "start" | "beat";
  readonly digits: number;
  readonly opens: number | null;
  readonly counts_from: number | null;
  readonly beat: Beat | null;
}

/** The result of a round, by places at the table, in knights by teams. */
export interface Beat {
  readonly kind: "burned" | "captured" | "swept" | "point";
  readonly places: readonly number[];
  readonly by: number;
  readonly cards: number;
}

/** The public part: the same for every seat and for spectators. */
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
  readonly stands: readonly number[];
}

/** A pile of cards: the top one if it is face up, and how many there are. */
export interface Pile {
  readonly top: number | null;
  readonly count: number;
}

/** The layout of a table, constant during a game: what a client needs to draw any game. */
export interface TableLayout {
  readonly target: "none" | "seat" | "card" | "cards" | "cell" | "team";
  readonly piles: "seats" | "teams";
  readonly layout: "row" | "ring" | "grid" | "hexagons";
  readonly cells: readonly (readonly [number, number])[];
  readonly ports: readonly (readonly [number, number])[];
  readonly rounds: boolean;
  readonly aim: Aim;
}

/** What a claim compares, in spots of the table; `rules/aim.py` reads it. */
export interface Aim {
  readonly own: readonly string[] | null;
  readonly goals: readonly string[];
  readonly pick: number;
}

/** The whole table. */
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

/** Something that can be built now, and what it takes besides the current dice. */
export interface Offer {
  readonly item: string;
  readonly points: number;
  readonly means: "dice" | "trades" | "jokers" | "both";
  readonly knights: readonly number[];
  readonly moves: readonly (Required<Joker> | Required<Trade> | Required<Build>)[];
}

/** One player's sheet. */
export interface SheetView {
  readonly built: readonly string[];
  readonly jokers: readonly number[];
  readonly track: readonly number[];
  readonly score: number;
}

/** Something that somebody did better than all the others, or worse. */
export interface FinaleAward {
  readonly kind:
    | "fastest_find"
    | "most_even"
    | "comeback"
    | "most_mistakes"
    | "best_partner"
    | "best_turn"
    | "most_crosses";
  readonly seats: readonly number[];
  readonly value: number;
}

/** The score pad: its heading and its marks, which the client adds up. */
export interface PadView {
  readonly kind: "tournament" | "island" | "dice";
  readonly sides: readonly Required<Side>[];
  readonly games: readonly string[];
  readonly marks: Readonly<Record<string, Mark>>;
  readonly below: boolean;
}

/** The private part of one seat; sent whole once, then only its changes. */
export interface SeatPrivate {
  readonly seat: number | null;
  readonly place: number | null;
  readonly cards: PrivateCards;
  readonly aims?: readonly SeatAim[] | null;
  readonly barred?:
    | "match"
    | "pointed"
    | "not_on_own_card"
    | "not_on_middle"
    | "not_on_target"
    | "on_neither_card"
    | "not_on_all_cards"
    | "game_over"
    | "unknown_seat"
    | "unknown_symbol"
    | "unknown_target"
    | "own_target"
    | "target_gone"
    | "no_card"
    | "out_of_round"
    | "out_of_reach"
    | "not_in_centre"
    | "deck_exhausted"
    | "locked"
    | "frozen"
    | "has_cards"
    | "no_partner"
    | null;
}

/** The private part: what only one seat sees. It is always sent whole. */
export interface PrivateCards {
  readonly card?: number | null;
  readonly owner?: number | null;
  readonly partner_card?: number | null;
  readonly pointed_cell?: number | null;
  readonly pointed_symbol?: number | null;
}

/** An aim sent to one seat. It is sent whole, so defaults are left out. */
export interface SeatAim {
  readonly own?: readonly string[] | null;
  readonly goals?: readonly string[];
  readonly pick?: number;
}

/** Sent on reconnecting: all missed updates follow, in order. */
export interface Resumed {
  readonly type: "resumed";
  readonly epoch: number;
  readonly seq: number;
  readonly clock: number;
  readonly private: SeatPrivate;
  readonly here: readonly string[];
}

/** Events with the sequence numbers after `since` up to `seq`, and how they changed the view. */
export interface Update {
  readonly type: "update";
  readonly since: number;
  readonly seq: number;
  readonly events: readonly Readonly<Record<string, unknown>>[];
  readonly delta: readonly (readonly unknown[])[];
}

/** What has changed in the private part of one person. */
export interface PrivateUpdate {
  readonly type: "private";
  readonly seq: number;
  readonly private: PrivateChange;
}

/** What has changed in the private part of a seat; fields that are left out are unchanged. */
export interface PrivateChange {
  readonly seat?: number | null;
  readonly place?: number | null;
  readonly cards?: PrivateCards;
  readonly aims?: readonly SeatAim[] | null;
  readonly barred?:
    | "match"
    | "pointed"
    | "not_on_own_card"
    | "not_on_middle"
    | "not_on_target"
    | "on_neither_card"
    | "not_on_all_cards"
    | "game_over"
    | "unknown_seat"
    | "unknown_symbol"
    | "unknown_target"
    | "own_target"
    | "target_gone"
    | "no_card"
    | "out_of_round"
    | "out_of_reach"
    | "not_in_centre"
    | "deck_exhausted"
    | "locked"
    | "frozen"
    | "has_cards"
    | "no_partner"
    | null;
}

/** Who is connected. */
export interface Here {
  readonly type: "here";
  readonly people: readonly string[];
  readonly late_pongs?: readonly string[];
}

/** Somebody reacts, perhaps to cheer for a seat; shown for a moment and not stored. */
export interface Reaction {
  readonly type: "reaction";
  readonly person: string;
  readonly reaction: "clap" | "wow" | "laugh" | "ouch";
  readonly seat: number | null;
}

/** The addresses of all servers, in case this one goes away. */
export interface Nodes {
  readonly type: "nodes";
  readonly urls: readonly string[];
}

/** The connection is being closed, and why. */
export interface Bye {
  readonly type: "bye";
  readonly why: string;
  readonly text?: string;
  readonly url?: string;
}

/** The verdict on a claim or a move. */
export interface Judged {
  readonly type: "verdict";
  readonly id: number;
  readonly verdict: "ok" | "late" | "wrong" | "illegal";
  readonly reason: string;
  readonly behind?: number | null;
}

/** The command was carried out. */
export interface Done {
  readonly type: "done";
  readonly id: number;
}

/** The command was refused; nothing changed. */
export interface Refused {
  readonly type: "refused";
  readonly id: number;
  readonly why:
    | "not_host"
    | "not_seated"
    | "not_your_seat"
    | "seat_taken"
    | "seat_free"
    | "no_free_seat"
    | "no_such_person"
    | "no_such_bot"
    | "no_such_colour"
    | "no_name"
    | "room_full"
    | "playing"
    | "not_playing"
    | "not_over"
    | "not_asked"
    | "paused"
    | "covered"
    | "nobody_sits"
    | "players"
    | "teams"
    | "cards"
    | "no_such_deck"
    | "cannot_play"
    | "face_taken"
    | "muted"
    | "bet_placed"
    | "no_pad"
    | "not_on_pad"
    | "pad_changed"
    | "too_fast"
    | "not_installed"
    | "unavailable";
  readonly text?: string;
}

/** The coach's advice, sent only to the player who asked. */
export interface Advised {
  readonly type: "advice";
  readonly id: number;
  readonly accepted: number;
  readonly ready: boolean;
  readonly choices: readonly Advice[];
}

/** One of the best things to do now. */
export interface Advice {
  readonly score: number;
  readonly cost: number;
  readonly keep: readonly string[] | null;
  readonly items: readonly string[];
  readonly moves: readonly (Required<Joker> | Required<Trade> | Required<Build>)[];
}

/** Everything that can be played here. */
export interface Catalogue {
  readonly contract: number;
  readonly games: readonly GameEntry[];
  readonly modes: readonly ModeEntry[];
  readonly presets: readonly PresetEntry[];
  readonly missing: readonly ("print" | "decks" | "dice")[];
  readonly ties: readonly ("hot_potato" | "knockout" | "minigame" | "shared")[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly settings: Required<Settings>;
}

/** One game: all that a lobby needs to offer it. */
export interface GameEntry {
  readonly name: string;
  readonly kind: "cards" | "dice";
  readonly mode: "practice" | "dice" | null;
  readonly source: string;
  readonly seats: readonly [number, number];
  readonly teams: boolean;
  readonly target: "none" | "seat" | "card" | "cards" | "cell" | "team";
  readonly rounds: boolean;
  readonly penalty: "lock" | "freeze" | "none";
  readonly price: Price | null;
  readonly award: TeamAward | null;
  readonly endless: boolean;
  readonly breaks_ties: boolean;
  readonly names: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, unknown>>;
  readonly proposes: Readonly<Record<string, OptionValue>>;
  readonly texts: Readonly<Record<string, string>>;
  readonly picture: string | null;
  readonly lesson: boolean;
}

/** What a minigame is worth in a tournament: points for its score, and for places. */
export interface Price {
  readonly each: number;
  readonly bonus: Readonly<Record<string, number>>;
  readonly by_round: boolean;
  readonly options: Readonly<Record<string, unknown>>;
}

/** The points that an island game awards its teams; views call another thing an award. */
export interface TeamAward {
  readonly first_out: number;
  readonly most: number;
  readonly card: number;
}

/** A way to play games: one, several, or a fixed row of them. */
export interface ModeEntry {
  readonly name: "single" | "series" | "tournament" | "beginner" | "adventure";
  readonly several: boolean;
  readonly repeats: boolean;
  readonly fixed: boolean;
  readonly first: string | null;
  readonly games: readonly string[];
  readonly decides: Readonly<Record<string, Readonly<Record<string, OptionValue>>>>;
}

/** The rules of an edition. */
export interface PresetEntry {
  readonly name: string;
  readonly deck: string;
  readonly language: string | null;
  readonly teams: boolean;
  readonly games: readonly string[];
  readonly modes: readonly string[];
  readonly tie: "hot_potato" | "knockout" | "minigame" | "shared";
  readonly options: Readonly<Record<string, Readonly<Record<string, OptionValue>>>>;
}

/** A room that can be joined. */
export interface RoomResponse {
  readonly code: string;
  readonly link: string;
}

/** A club night that can be joined. */
export interface ClubResponse {
  readonly code: string;
  readonly link: string;
}

/** A new club night, with the links that only its creator gets. */
export interface CreatedClub {
  readonly code: string;
  readonly key: string;
  readonly link: string;
  readonly screen: string;
  readonly organisers: readonly string[];
}

/** A room on the start page. */
export interface PublicRoom {
  readonly code: string;
  readonly host: string;
  readonly people: number;
  readonly seats_taken: number;
  readonly seats: number;
  readonly mode: string;
  readonly games: readonly string[];
  readonly playing: boolean;
}

/** A finished game of a room. */
export interface RecordEntry {
  readonly id: string;
  readonly number: number;
  readonly game: string;
  readonly finished_at: number;
}

/** What a print would be. */
export interface Print {
  readonly title: string;
  readonly pages: readonly PageSize[];
  readonly left_out: string;
}

/** A page of a print, in millimetres. */
export interface PageSize {
  readonly part: string;
  readonly width: number;
  readonly height: number;
}

/** What a server stores and tells about a custom deck. */
export interface DeckSummary {
  readonly version: string;
  readonly deck: string;
  readonly name: string;
  readonly order: number;
  readonly cards: number;
  readonly kind: "plain" | "learning";
  readonly alike: readonly (readonly [number, number])[];
  readonly id?: string;
  readonly bytes?: number;
  readonly owner?: string;
}

/** A deck to build; the bytes of its pictures travel beside it, by file name. */
export interface Draft {
  readonly name: string;
  readonly symbols: readonly DraftSymbol[];
  readonly order: number | null;
  readonly cards: number | null;
  readonly kind: "plain" | "learning";
}

/** A symbol to draw. */
export interface DraftSymbol {
  readonly names: Readonly<Record<string, readonly string[]>>;
  readonly faces: readonly DraftFace[];
}

/** A face to draw: the name of a picture that comes with the draft, or a text. */
export interface DraftFace {
  readonly file: string;
  readonly text: string;
}

/** Why there is no answer. */
export interface ErrorBody {
  readonly error: string;
}

/** A whole game. Places at the table and seats are the same here. */
export interface Film {
  readonly type: "film";
  readonly seats: readonly SeatView[];
  readonly timed: boolean;
  readonly first: FilmFrame;
  readonly scenes: readonly Scene[];
}

/** The table at one moment: what everyone saw, and the hand of each place. */
export interface FilmFrame {
  readonly play: PlayView;
  readonly hands: readonly PrivateCards[];
}

/** One move: when, by whom and with which verdict, and how it changed the frame before it. */
export interface Scene {
  readonly at: number;
  readonly move: number;
  readonly event: Readonly<Record<string, unknown>>;
  readonly delta: readonly (readonly unknown[])[];
}

/** A whole series. Sides are its seats by name, on the island its teams by colour. */
export interface Programme {
  readonly type: "programme";
  readonly mode: string;
  readonly sides: readonly string[];
  readonly teams: boolean;
  readonly acts: readonly Act[];
  readonly sheet: readonly ScoreLine[];
  readonly totals: readonly number[];
  readonly ranking: readonly (readonly number[])[];
  readonly finished: boolean;
}

/** One game of a series. */
export interface Act {
  readonly game: string;
  readonly seats: readonly string[];
  readonly breaks_tie: boolean;
  readonly totals: readonly number[];
}

/** How one seat played. */
export interface Review {
  readonly seat: string;
  readonly start: number;
  readonly score: number;
  readonly finished: boolean;
  readonly events: readonly ReviewEvent[];
}

/** One thing that changed the expected final score: a roll, or a decision. */
export interface ReviewEvent {
  readonly turn: number;
  readonly kind: "roll" | "keep" | "build";
  readonly before: number;
  readonly after: number;
  readonly did: string;
  readonly best: string;
  readonly move: number;
  readonly faces: readonly string[];
  readonly items: readonly string[];
  readonly best_faces: readonly string[];
  readonly best_items: readonly string[];
}

/** What somebody in the room may ask for. */
export type Command =
  | Ping
  | MakeClaim
  | Ready
  | Trial
  | EndTrial
  | Point
  | MakeMove
  | MakeMoves
  | Advise
  | Rename
  | Sit
  | Stand
  | Leave
  | Colour
  | ChooseFace
  | SetHandicap
  | React
  | Bet
  | Mute
  | SeatBot
  | Clear
  | Kick
  | HandOver
  | Choose
  | List
  | Start
  | Rematch
  | Next
  | Pick
  | Pause
  | Dismiss
  | OpenPad
  | MarkPad
  | UndoPad;

/** What players and organisers may ask of a club night. */
export type ClubCommand =
  | SayHere
  | Spin
  | ChooseName
  | ChooseColour
  | JoinTeam
  | LeaveClub
  | AnswerPair
  | ChangeClub
  | Go
  | PauseClub
  | SetPace
  | LockDoors
  | SitOut
  | AddGuest
  | RemovePerson
  | NamePerson
  | SetWishes
  | Extend
  | EndRound
  | VoidTable
  | CorrectPoints
  | FinishClub
  | ForgetNames;

/** What a club night says. */
export type ClubFrame =
  | ClubWelcome
  | ClubUpdate
  | ClubOwn
  | ClubOrganiser
  | TableAssigned
  | TableOver
  | CrowdCount
  | CrowdVerdict
  | CrowdResult;

/** What becomes of a command, by its id. */
export type Answer = Judged | Done | Refused | Advised;

/** What the room says. */
export type Frame =
  | Welcome
  | Resumed
  | Update
  | PrivateUpdate
  | Here
  | Reaction
  | Nodes
  | Bye
  | Judged
  | Done
  | Refused
  | Advised;

/** Why a connection ended. */
export type Why =
  | "left"
  | "bad_frame"
  | "binary"
  | "not_utf8"
  | "too_big"
  | "broken"
  | "restarting"
  | "unavailable"
  | "moved"
  | "malformed"
  | "stranger"
  | "kicked"
  | "no_room"
  | "no_hello"
  | "elsewhere"
  | "room_full"
  | "no_name"
  | "locked"
  | "no_game"
  | "version"
  | "flood"
  | "slow"
  | "vanished";

/** After these a client connects again by itself. */
export const RETURNING: readonly Why[] = ["restarting", "unavailable", "moved", "slow", "vanished"];
