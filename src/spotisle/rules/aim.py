"""Aims: what a seat may claim, in spots of the table instead of cards.

A chance names cards, which change with every claim. An aim names the spots of these cards: the ones
to search with (`own`) and the ones to find a symbol on (`goals`), of which a claim compares `pick`.
So for most games one aim, sent with the deal, is enough for the whole game.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import combinations
from math import comb

from msgspec import Struct

from spotisle.rules.claim import Chance, CheckedTarget
from spotisle.rules.spec import Aim, SeatAim, TargetKind
from spotisle.rules.view import CardsView, PrivateCards

MIDDLE = "middle"
HAND = "hand"
"""The player's own turned card, which others do not see."""
OWN = "own"
"""The player's own pile, or that of their team."""
SEATS, TEAMS, OPEN = "seats", "teams", "open"
"""Groups: the piles of the others, and the open places, as far as they show a card."""
MAX_SPELLED_OUT = 4096
"""How many results of `spell_out` are cached."""


@cache
def seat_spot(seat: int) -> str:
    """Return the spot of a seat's pile."""
    return f"seat-{seat}"


@cache
def team_spot(team: int) -> str:
    """Return the spot of a team's pile."""
    return f"team-{team}"


@cache
def open_spot(place: int) -> str:
    """Return the spot of an open card."""
    return f"open-{place}"


def exact_spots(aim: Aim) -> tuple[str, ...]:
    """Return the spots that every claim compares; none if a claim chooses among several.

    >>> exact_spots(Aim(("own",), ("middle",))), exact_spots(Aim(("own",), ("seats",)))
    (('own', 'middle'), ())
    """
    named = (*(aim.own or ()), *aim.goals)
    chooses = aim.pick != len(aim.goals) or HAND in named
    return () if chooses or any(it in (SEATS, TEAMS, OPEN) or "," in it for it in named) else named


class Spots(Struct, frozen=True):
    """The spots of the cards that one player sees."""

    cards: dict[str, int]
    """By spot; a spot without a card is missing."""
    own: str
    """The spot of the player's own pile."""

    @staticmethod
    def of(
        view: CardsView, own: int = -1, private: PrivateCards | None = None, *, teams: bool = False
    ) -> "Spots":
        """Read a view; `own` is the player's pile, `teams` says whether piles belong to teams."""
        pile_spot = team_spot if teams else seat_spot
        cards: dict[str, int | None] = {
            pile_spot(number): pile.top for number, pile in enumerate(view.piles)
        }
        cards[MIDDLE] = view.middle.top if view.middle else None
        cards |= {open_spot(place): card for place, card in enumerate(view.open)}
        cards[HAND] = private.card if private else None
        shown = {spot: card for spot, card in cards.items() if card is not None}
        return Spots(shown, pile_spot(own))

    def named(self, names: Sequence[str]) -> list[str]:
        """Return the spots that these names stand for; a group means its spots with a card."""
        found: list[str] = []
        for name in names:
            if name == OWN:
                found.append(self.own)
            elif name in (SEATS, TEAMS, OPEN):
                found += [
                    spot
                    for spot in self.cards
                    if spot.startswith(f"{name.removesuffix('s')}-") and spot != self.own
                ]
            else:
                found += spell_out(name)
        return found


def read_aim(aim: Aim, target: TargetKind, spots: Spots) -> tuple[Chance, ...]:
    """Return the chances that an aim stands for, with the cards that are there now."""
    cards, own = spots.cards, spots.named(aim.own or ())
    if any(spot not in cards for spot in own):
        return ()
    goals = [spot for spot in spots.named(aim.goals) if spot in cards and spot not in own]
    base = tuple(cards[spot] for spot in own)
    if not aim.goals:
        return (Chance(None, base),)
    return tuple(
        Chance(_target(target, picked, spots), base + tuple(cards[spot] for spot in picked))
        for picked in combinations(goals, aim.pick)
    )


def _target(kind: TargetKind, picked: tuple[str, ...], spots: Spots) -> CheckedTarget:
    """Return what a claim on these goals points at."""
    match kind:
        case TargetKind.NONE:
            return None
        case TargetKind.CARD:
            return spots.cards[picked[0]]
        case TargetKind.CARDS:
            return tuple(spots.cards[spot] for spot in picked)
        case TargetKind.SEAT | TargetKind.TEAM | TargetKind.CELL:
            return int(picked[0].partition("-")[2])


def find_aims(chances: Iterable[Chance], kind: TargetKind, spots: Spots) -> tuple[SeatAim, ...]:
    """Return aims in exact spots that stand for these chances and no others."""
    spot_of = {card: spot for spot, card in spots.cards.items()}
    goals_of: dict[tuple[str, ...], list[tuple[str, ...]]] = {}
    for chance in chances:
        where = tuple(spot_of[card] for card in chance.cards)
        goals = _goals(kind, chance, where, spot_of)
        own = tuple(spot for spot in where if spot not in goals)
        goals_of.setdefault(own, []).append(goals)
    return tuple(aim for own, goals in goals_of.items() for aim in _join(own, goals, kind))


def _goals(
    kind: TargetKind, chance: Chance, where: tuple[str, ...], spot_of: dict[int, str]
) -> tuple[str, ...]:
    """Return the spots that the target of a chance names; without one, the last of its cards."""
    target = chance.target
    match kind:
        case TargetKind.NONE:
            return where[-1:]
        case TargetKind.CARD:
            return (spot_of[target],)
        case TargetKind.CARDS:
            return tuple(spot_of[card] for card in target)
        case TargetKind.SEAT:
            return (seat_spot(target),)
        case TargetKind.TEAM:
            return (team_spot(target),)
        case TargetKind.CELL:
            return (open_spot(target),)


def _join(
    own: tuple[str, ...], goals: list[tuple[str, ...]], kind: TargetKind
) -> Iterable[SeatAim]:
    """Join goals with the same `own` into one aim, if the chances contain every pick of them."""
    pick = len(goals[0])
    every = tuple(dict.fromkeys(spot for picked in goals for spot in picked))
    if kind is not TargetKind.NONE and len(goals) == comb(len(every), pick):
        return (SeatAim(own, shorten(every), pick),)
    return tuple(SeatAim(own, shorten(picked), len(picked)) for picked in goals)


def shorten(spots: Sequence[str]) -> tuple[str, ...]:
    """Write spots of one kind as one name, and consecutive numbers as a range.

    >>> shorten(("middle", "open-3", "open-4", "open-5", "open-11"))
    ('middle', 'open-3-5,11')
    """
    ranges: dict[str, list[tuple[str, str]]] = {}
    for spot in spots:
        kind, _, number = spot.partition("-")
        joined = ranges.setdefault(kind, [])
        if joined and int(number) == int(joined[-1][1]) + 1:
            joined[-1] = joined[-1][0], number
        else:
            joined.append((number, number))
    return tuple(
        f"{kind}-{','.join('-'.join(dict.fromkeys(each)) for each in joined)}".rstrip("-")
        for kind, joined in ranges.items()
    )


@lru_cache(MAX_SPELLED_OUT)
def spell_out(name: str) -> tuple[str, ...]:
    """Return the spots of a name that `shorten` has written.

    >>> spell_out("open-3-5,11")
    ('open-3', 'open-4', 'open-5', 'open-11')
    """
    kind, dash, numbers = name.partition("-")
    if not dash:
        return (name,)
    bounds = (each.partition("-") for each in numbers.split(","))
    return tuple(
        f"{kind}-{number}"
        for first, _, last in bounds
        for number in range(int(first), int(last or first) + 1)
    )
