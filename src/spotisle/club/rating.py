"""A rating over evenings: how often somebody would finish ahead of an average player.

The Plackett-Luce model: everybody has a strength, and each place is drawn among the people without
one, with probabilities proportional to their strengths. Hunter's MM algorithm (2004) finds the
strengths that best explain the places of all evenings. As a prior, everybody also wins and loses
once against an average player, so that few evenings say little.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec import Struct

EveningPlaces = Mapping[str, int]
"""Everybody's place on one evening, by name; tied people share one."""
FIT_STEPS = 200
MIN_EVENINGS = 2
"""With fewer evenings there is no rating: one result is mostly luck."""


class Rating(Struct, frozen=True):
    """How somebody did over the evenings."""

    name: str
    evenings: int
    ahead: float
    """The chance to finish ahead of an average player."""


def rate_evenings(evenings: Sequence[EveningPlaces]) -> list[Rating]:
    """Return everybody who came more than once, the strongest first.

    >>> summer = [{"Ann": 1, "Bo": 2, "Cy": 3}, {"Ann": 1, "Cy": 2, "Bo": 3}, {"Ann": 2, "Dee": 1}]
    >>> [(each.name, each.evenings, round(each.ahead, 2)) for each in rate_evenings(summer)]
    [('Ann', 3, 0.64), ('Bo', 2, 0.32), ('Cy', 2, 0.32)]
    """
    came = Counter(name for places in evenings for name in places)
    strengths = fit_strengths(evenings)
    ratings = [
        Rating(name, count, strengths[name] / (strengths[name] + 1))
        for name, count in came.items()
        if count >= MIN_EVENINGS
    ]
    return sorted(ratings, key=lambda each: (-each.ahead, each.name))


def fit_strengths(evenings: Sequence[EveningPlaces]) -> dict[str, float]:
    """Return everybody's strength; an average player has 1."""
    orders = [sorted(places.items(), key=lambda entry: entry[1]) for places in evenings]
    strengths = {name: 1.0 for places in evenings for name in places}
    placed = Counter(
        name for order in orders for name, place in order if place < max(p for _, p in order)
    )
    for _ in range(FIT_STEPS):
        drawn_against = dict.fromkeys(strengths, 0.0)
        for order in orders:
            _count_draws(order, strengths, drawn_against)
        for name, worth in strengths.items():
            drawn_against[name] += 2 / (worth + 1)
        strengths = {name: (placed[name] + 1) / drawn_against[name] for name in strengths}
    return strengths


def _count_draws(
    order: Sequence[tuple[str, int]],
    strengths: Mapping[str, float],
    drawn_against: dict[str, float],
) -> None:
    """Add one evening to everybody's MM denominator; the last place is not drawn."""
    last = order[-1][1]
    left = sum(strengths[name] for name, _ in order)
    drawn = 0.0
    start = 0
    while order[start][1] < last:
        place = order[start][1]
        group = [name for name, other in order if other == place]
        drawn += len(group) / left
        for name in group:
            drawn_against[name] += drawn
        left -= sum(strengths[name] for name in group)
        start += len(group)
    for name, _ in order[start:]:
        drawn_against[name] += drawn
