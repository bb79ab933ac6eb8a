/** What can be aimed at in the games where a claim says whose or which card it means. */
import { MIDDLE, openSpot, seatSpot, teamSpot, type Spot } from "../flights";
import type { CardGameProps } from "../types";
import { othersThan, playersOf, teamOf } from "../players";
import { t } from "../../i18n/i18n.svelte";

export interface Lying {
  readonly spot: Spot;
  /** None: it has been taken, or its holder is out. */
  readonly card: number | null;
  readonly count: number;
  readonly label: string;
  readonly caption?: string | undefined;
  readonly colour?: string | undefined;
  /** What a claim on it names. */
  readonly target: number;
}

export interface Aim {
  /** The card that everything is compared with, if one sees it that way. */
  readonly base: Lying | undefined;
  readonly others: readonly Lying[];
  /** One's own pile, where it only has to be seen. */
  readonly own?: Lying | undefined;
  /** The others lie around the base. */
  readonly ring: boolean;
}

type Seen = Pick<CardGameProps, "play" | "seats"> & { place: number | null };

export function aimOf(seen: Seen): Aim {
  const { play, place } = seen;
  switch (play.game) {
    case "poisoned_gift":
      return {
        base: middle(seen),
        others: seatPiles(seen, place),
        own: place === null ? undefined : seatPile(seen, place),
        ring: false,
      };
    case "catch_them_all":
      return { base: middle(seen), others: outer(seen), ring: true };
    case "knights":
      return split(teamPiles(seen), teamOf(play, place));
    default:
      return {
        base: place === null ? undefined : seatPile(seen, place),
        others: seatPiles(seen, place),
        ring: false,
      };
  }
}

function split(piles: readonly Lying[], own: number | undefined): Aim {
  const base = piles.find(({ target }) => target === own);
  return { base, others: piles.filter((pile) => pile !== base), ring: false };
}

function middle({ play }: Seen): Lying {
  const { top = null, count = 0 } = play.view.middle ?? {};
  return { spot: MIDDLE, card: top, count, label: t("middle-card"), target: -1 };
}

function seatPile({ play, seats, place: own }: Seen, place: number): Lying {
  const { top = null, count = 0 } = play.view.piles[place] ?? {};
  const { name = "" } = playersOf(play, seats)[place] ?? {};
  const label = place === own ? t("own-card") : t("card-of", { name });
  return { spot: seatSpot(place), card: top, count, target: place, label, caption: name };
}

const seatPiles = (seen: Seen, place: number | null): Lying[] =>
  othersThan(playersOf(seen.play, seen.seats), place).map((player) => seatPile(seen, player.place));

function outer({ play }: Seen): Lying[] {
  return play.view.open.map((card, index) => ({
    ...{ spot: openSpot(index), card, count: 1, target: card ?? -1 },
    label: t("card-number", { number: index + 1 }),
  }));
}

function teamPiles({ play, seats }: Seen): Lying[] {
  const players = playersOf(play, seats);
  return play.teams.map(([colour, places], team) => ({
    ...{ spot: teamSpot(team), card: play.view.piles[team]?.top ?? null, count: 1, target: team },
    ...{ colour, label: t(`team-${colour}`) },
    caption: places.map((place) => players[place]?.name ?? "").join(" + "),
  }));
}
