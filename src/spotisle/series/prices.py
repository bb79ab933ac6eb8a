"""What a minigame is worth in a tournament: the published points."""

from msgspec import Struct

from spotisle.rules import Ranking
from spotisle.series.steps import Result

LAST = -1


class Price(Struct, frozen=True):
    """Points for each card (for each round in hot potato), and for places."""

    each: int = 0
    bonus: dict[int, int] = {}
    """By place from 0; LAST is the last one, however many play."""


PRICES = {
    "tower": Price(each=1, bonus={0: 5}),
    "well": Price(bonus={0: 10, LAST: -20}),
    "hot_potato": Price(each=-5),
    "catch_them_all": Price(each=1),
    "poisoned_gift": Price(bonus={0: 20, 1: 10}),
    "triplets": Price(each=1),
}


def places_with_bonus(game: str, players: int) -> frozenset[int]:
    """Return the places whose ties must be broken before points are given.

    >>> sorted(places_with_bonus("well", 4))
    [0, 3]
    """
    return frozenset(place % players for place in PRICES[game].bonus)


def award(game: str, result: Result, ranking: Ranking) -> tuple[int, ...]:
    """Return each seat's points for a minigame; `ranking` has the ties that matter broken.

    Where ties are shared, all who share a place get what its best place is worth.

    >>> award("tower", Result((3, 5, 5), ((1, 2), (0,))), ((2,), (1,), (0,)))
    (3, 5, 10)
    """
    players, price = len(result.scores), PRICES[game]
    unit = players if game == "hot_potato" else 1
    points = [price.each * (score // unit) for score in result.scores]
    place = 0
    for group in ranking:
        bonus = price.bonus.get(place, 0)
        place += len(group)
        if place == players:
            bonus += price.bonus.get(LAST, 0)
        for seat in group:
            points[seat] += bonus
    return tuple(points)
