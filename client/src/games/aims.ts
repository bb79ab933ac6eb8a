/** What a seat may claim: the cards that it searches with, and the cards that a claim may be aimed at. */
import type { Aim, CardsPlay, SeatPrivate, Target } from "../protocol/play";
import { teamOf } from "./players";
import { cardOn, HAND, spotNumber, openSpot, seatSpot, teamSpot, type Spot } from "./spots";

export interface ClaimAim {
  /** The cards that the symbol has to be on, besides the goals. */
  readonly own: readonly Spot[];
  readonly goals: readonly Spot[];
  /** How many of the goals a claim joins. */
  readonly pick: number;
}

export interface Viewpoint {
  readonly play: CardsPlay;
  readonly me: SeatPrivate;
  /** The viewer's place; null for a watcher. */
  readonly place: number | null;
}

/** The pile in front of a place: its own, or its team's. */
export function ownSpot({ play, place }: Viewpoint): Spot | undefined {
  if (place === null) return undefined;
  if (play.table.piles === "seats") return seatSpot(place);
  const team = teamOf(play, place);
  return team === undefined ? undefined : teamSpot(team);
}

/** The piles of all sides, beginning after the player's own, which is left out. */
export function otherPiles(viewpoint: Viewpoint): Spot[] {
  const { play } = viewpoint;
  const all =
    play.table.piles === "seats"
      ? play.seats.map((_, place) => seatSpot(place))
      : play.teams.map((_, team) => teamSpot(team));
  const own = all.indexOf(ownSpot(viewpoint) ?? "");
  return own < 0 ? all : [...all.slice(own + 1), ...all.slice(0, own)];
}

/** The spots that a word of the server's pattern stands for, with or without a card. */
function spotsFor(word: string, viewpoint: Viewpoint): Spot[] {
  switch (word) {
    case "own":
      return [ownSpot(viewpoint) ?? []].flat();
    case "seats":
    case "teams":
      return otherPiles(viewpoint);
    case "open":
      return viewpoint.play.view.open.map((_, place) => openSpot(place));
    case HAND:
      return viewpoint.place === null ? [] : [HAND];
    default:
      return listed(word);
  }
}

/** One spot, or several of a kind: `open-4-6,9`. */
function listed(word: string): Spot[] {
  const dash = word.indexOf("-");
  if (dash < 0) return [word];
  const kind = word.slice(0, dash + 1);
  return word
    .slice(dash + 1)
    .split(",")
    .flatMap(numbersIn)
    .map((number) => kind + String(number));
}

/** A number, or a range of them: `4-6`. */
function numbersIn(range: string): number[] {
  const [first = 0, last = first] = range.split("-").map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** A seat's aim leaves out what is the same in the game's aim; a lesson's leaves out the defaults. */
function resolveAim({ own, goals = [], pick = 1 }: Partial<Aim>, viewpoint: Viewpoint): ClaimAim {
  const words = own ?? viewpoint.play.table.aim.own ?? [];
  const mine = words.flatMap((word) => spotsFor(word, viewpoint));
  const aimed = goals.flatMap((word) => spotsFor(word, viewpoint));
  return { own: mine, goals: aimed.filter((spot) => !mine.includes(spot)), pick };
}

/** The usual aim from this viewpoint, including spots without a card. */
export function patternOf(viewpoint: Viewpoint): ClaimAim {
  const usual = resolveAim(viewpoint.play.table.aim, viewpoint);
  const [special] = viewpoint.me.aims ?? [];
  return special && usual.own.length + usual.goals.length === 0
    ? resolveAim(special, viewpoint)
    : usual;
}

/** Everything that may be claimed now. */
export function aimsOf(viewpoint: Viewpoint): ClaimAim[] {
  const { play, me, place } = viewpoint;
  if (place === null || play.finished) return [];
  const lies = (spot: Spot) => cardOn(play, me, spot) !== null;
  return (me.aims ?? [play.table.aim])
    .map((aim) => resolveAim(aim, viewpoint))
    .filter(({ own, goals }) => own.length + goals.length > 0 && own.every(lies))
    .map((aim) => ({ ...aim, goals: aim.goals.filter(lies) }));
}

/** The target to send for a claim on these goals. */
export function targetFor(
  { play, me }: Pick<Viewpoint, "play" | "me">,
  goals: readonly Spot[],
): Target {
  const [goal] = goals;
  const cards = () => goals.flatMap((spot) => cardOn(play, me, spot) ?? []);
  if (goal === undefined || play.table.target === "none") return null;
  if (play.table.target === "card") return cards()[0] ?? null;
  return play.table.target === "cards" ? cards() : spotNumber(goal);
}
