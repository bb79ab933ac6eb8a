"""A model of human reactions: what a player looks at, how long the search takes, how often it errs.

A bot gets what a seat gets, its view and its private part, and answers with an intent: a claim and
a delay in seconds. It has no access to the state, keeps no memory and uses the caller's random
generator, so the same view and the same random numbers give the same intent.
"""

from collections.abc import Sequence
from functools import cache
from math import exp, log2
from random import Random

from msgspec import Struct

from spotisle.plane import Plane
from spotisle.rules import CardsView, Chance, Claim, PrivateCards
from spotisle.rules.registry import AnyGame

HICK_S = 0.06
"""Seconds to settle on one of several things for each doubling of their number (Hick's law)."""
QUANTILE_BITS = 11
"""Search times are drawn from a table of 2,048 equally likely ones: faster than computing each."""


class Intent(Struct, frozen=True, gc=False):
    """What a player is about to do, this many seconds after the view appeared."""

    delay: float
    claim: Claim
    chance: Chance
    """What the player is looking at. Once it is gone from the table, the search restarts."""


class Skill(Struct, frozen=True):
    """How one player sees and acts.

    The time to a claim is the floor, plus the choice among the open chances, plus the search:
    glance times the symbols on a card, for each comparison until one succeeds, log-normal.
    """

    floor: float
    """Seconds that seeing a change, deciding and pressing take, with nothing to search."""
    glance: float
    """Median seconds per symbol of a card when comparing two cards."""
    spread: float
    """The standard deviation of the logarithm of the search time."""
    slip: float
    """The probability of naming a wrong symbol."""
    notice: float
    """Seconds until a change on the table is noticed; a claim due before then is still made."""
    weighs: int
    """How many chances are compared before the search begins."""

    def intent(
        self, game: AnyGame, view: CardsView, private: PrivateCards, seat: int, rng: Random
    ) -> Intent | None:
        """Decide what to claim and when, or None if there is nothing to find."""
        chances, plane = game.chances(view, private, seat), game.deck.plane
        picked = self.pick(game, view, seat, chances, rng)
        if picked is None:
            return None
        chance, looks = picked
        search = self.search_times(plane)[rng.getrandbits(QUANTILE_BITS)]
        delay = self.choice_time(len(chances)) + looks * search
        return Intent(delay, Claim(seat, self.name(plane, chance, rng), chance.target), chance)

    def pick(
        self, game: AnyGame, view: CardsView, seat: int, chances: Sequence[Chance], rng: Random
    ) -> tuple[Chance, int] | None:
        """Return the chance that is found, and how many were searched, including it."""
        tried = chances
        if len(chances) > 1:
            tried = rng.sample(chances, len(chances))
            best = game.prefer(view, seat, tried[: self.weighs])
            tried.remove(best)
            tried.insert(0, best)
        for looks, chance in enumerate(tried, 1):
            if len(chance.cards) == 2 or shared_by_all(game.deck.plane, chance.cards) is not None:
                return chance, looks
        return None

    def name(self, plane: Plane, chance: Chance, rng: Random) -> int:
        """Return the symbol of a chance, or, after a slip, another one of its first card."""
        right = plane.shared(chance.cards[0], chance.cards[1])
        if rng.random() >= self.slip:
            return right
        return rng.choice([symbol for symbol in plane.symbols(chance.cards[0]) if symbol != right])

    def choice_time(self, chances: int) -> float:
        """Return the seconds for seeing a change, choosing one of the chances and pressing."""
        return self.floor + HICK_S * log2(chances)

    def search_times(self, plane: Plane) -> tuple[float, ...]:
        """Return 2 ** `QUANTILE_BITS` equally likely times to compare two cards, in seconds."""
        return _search_times(self.glance * (plane.order + 1), self.spread)


@cache
def _search_times(median: float, spread: float) -> tuple[float, ...]:
    return tuple([median * exp(spread * deviation) for deviation in _deviations()])


@cache
def _deviations() -> tuple[float, ...]:
    """Return evenly spaced quantiles of the standard normal distribution."""
    from statistics import NormalDist

    parts = 1 << QUANTILE_BITS
    return tuple([NormalDist().inv_cdf((part + 0.5) / parts) for part in range(parts)])


def shared_by_all(plane: Plane, cards: tuple[int, ...]) -> int | None:
    """Return the symbol that all of these cards share, if there is one.

    >>> plane = Plane.of_order(7)
    >>> shared_by_all(plane, (0, 1)), shared_by_all(plane, (0, 1, 2))
    (1, None)
    """
    symbol = plane.shared(cards[0], cards[1])
    for card in cards[2:]:
        if not plane.has(card, symbol):
            return None
    return symbol
