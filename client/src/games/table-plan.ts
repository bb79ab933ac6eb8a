/** Which cards and labels the table shows a viewer, in any card game; the layouts give them places and sizes. */
import { t } from "../i18n/i18n.svelte";
import type { CardsPlay, SeatView } from "../protocol/play";
import { countText, factorOf } from "../shared/score-meaning";
import { otherPiles, ownSpot, patternOf, type Viewpoint } from "./aims";
import { playersOf } from "./players";
import { cardOn, HAND, isOpen, isPile, MIDDLE, spotNumber, openSpot, type Spot } from "./spots";

export interface TableCard {
  readonly spot: Spot;
  /** Null if it has been taken, or its holder is out. */
  readonly card: number | null;
  readonly count: number;
  readonly label: string;
  /** Whose pile it is, or how many cards are left in it. */
  readonly caption?: string | undefined;
  readonly colour?: string | undefined;
  /** The owner's score, as text. */
  readonly score?: string | undefined;
}

/** Who is listed along the edge: all with their counts, the others with their top cards, or the teams. */
export type Bar = "all" | "tops" | "teams" | undefined;

export interface TablePlan {
  /** The card that everything is compared with. */
  readonly base: TableCard | undefined;
  readonly others: readonly TableCard[];
  /** The others lie around the base. */
  readonly ring: boolean;
  /** The player's own pile, small, where it is not searched with. */
  readonly own: TableCard | undefined;
  /** All open cards, small, where only some of them are shown large. */
  readonly row: readonly TableCard[];
  readonly bar: Bar;
}

type Table = Viewpoint & { readonly seats: readonly SeatView[]; readonly big: boolean };

export function planOf(table: Table): TablePlan {
  const { play, place } = table;
  const { base, others } = place === null ? seenFromAbove(table) : seenFrom(table);
  const large = [...(base ? [base] : []), ...others];
  const own = ownSpot(table);
  const inCorner =
    own !== undefined && !large.includes(own) && large.some(isPile) && others.some(isPile);
  const open = play.view.open.map((_, index) => openSpot(index));
  const lie = (spot: Spot) => lyingOn(spot, table);
  return {
    base: base === undefined ? undefined : lie(base),
    others: others.map(lie),
    ring: play.table.layout === "ring",
    own: inCorner ? lie(own) : undefined,
    row: open.every((spot) => large.includes(spot)) ? [] : open.map(lie),
    bar: barOf(table, large),
  };
}

interface Spread {
  readonly base: Spot | undefined;
  readonly others: readonly Spot[];
}

/** For a player: the card to search with, and all cards that it may be compared with. */
function seenFrom(table: Table): Spread {
  const { own, goals } = patternOf(table);
  const [base, ...more] = own;
  const others = [...more, ...goals];
  if (base !== undefined || others.length) return { base, others };
  return { base, others: table.play.view.open.map((_, index) => openSpot(index)) };
}

/** For a watcher: everybody's cards, with the card that all search in the middle. */
function seenFromAbove(table: Table): Spread {
  const { own, goals } = patternOf(table);
  const named = [...own, ...goals];
  if (named.some(isOpen) || table.play.view.piles.length === 0) return seenFrom(table);
  const base = named.find((spot) => spot === MIDDLE);
  return { base, others: otherPiles(table) };
}

function barOf({ play, me, place, big, ...rest }: Table, large: readonly Spot[]): Bar {
  if (big) return undefined;
  const elsewhere = otherPiles({ play, me, place, ...rest }).filter(
    (spot) => !large.includes(spot),
  );
  if (elsewhere.length === 0) return undefined;
  if (play.teams.length) return "teams";
  if (elsewhere.some((spot) => cardOn(play, me, spot) !== null)) return "tops";
  return large.some(isPile) && place !== null ? "tops" : "all";
}

function lyingOn(spot: Spot, table: Table): TableCard {
  const { play, me } = table;
  const card = cardOn(play, me, spot);
  if (spot === MIDDLE) return { spot, card, ...middleOf(play), label: t("middle-card") };
  if (isOpen(spot))
    return { spot, card, count: 1, label: t("card-number", { number: spotNumber(spot) + 1 }) };
  if (spot === HAND) return { spot, card, count: 1, label: t("own-card") };
  return { spot, card, ...sideOf(spot, table) };
}

/** The pile in the middle; the caption says how many cards are left where the game runs it down. */
function middleOf({ view, counting }: CardsPlay): Pick<TableCard, "count" | "caption"> {
  const count = view.middle?.count ?? 0;
  return { count, caption: counting?.runs_down ? t("pile-left", { count }) : undefined };
}

/** The pile of a player or a team. */
function sideOf(spot: Spot, table: Table): Omit<TableCard, "spot" | "card"> {
  const { play, seats } = table;
  const number = spotNumber(spot);
  const players = playersOf(play, seats);
  const score = countText({ score: play.view.scores[number] ?? 0, factor: factorOf(play, number) });
  const count = play.view.piles[number]?.count ?? 0;
  if (play.table.piles === "teams") {
    const [colour = "", places = []] = play.teams[number] ?? [];
    const caption = places.map((place) => players[place]?.name ?? "").join(" + ");
    return { count: 1, label: t(`team-${colour}`), caption, colour, score };
  }
  const { name = "" } = players[number] ?? {};
  const own = spot === ownSpot(table);
  const label = own ? t("own-card") : t("card-of", { name });
  return { count, label, score, caption: name };
}
