"""What a minigame is worth in a tournament: the published points."""

from spotisle.rules import GAMES, Ranking
from spotisle.rules.spec import LAST
from spotisle.series.steps import Result

PRICES = {name: game.spec.price for name, game in GAMES.items() if game.spec.price is not None}
"""The price of every minigame that a tournament plays."""


def places_with_bonus(game: str, players: int) -> frozenset[int]:
    """Return the places whose ties must be broken before points are given.

    >>> sorted(places_with_bonus("well", 4))
    [0, 3]
    """
    return frozenset(place % players for place in PRICES[game].bonus)


def award(game: str, result: Result, ranking: Ranking) -> tuple[int, ...]:
    """Return each seat's points for a minigame; `ranking` has the ties that matter broken.

    If ties are shared, all who are tied get the bonus of their best place, and also the one for the
    last place if the tie includes it.

    >>> award("tower", Result((3, 5, 5), ((1, 2), (0,))), ((2,), (1,), (0,)))
    (3, 5, 10)
    """
    players, price = len(result.scores), PRICES[game]
    unit = players if price.by_round else 1
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
