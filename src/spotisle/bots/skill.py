"""A human's reaction, as a model: what is seen, how long finding it takes, and what goes wrong.

A bot gets what a seat gets, its view and its private part, and answers with an intent: after so
many seconds I claim this. It knows no state, keeps no memory, and draws from the random numbers
that are handed in, so the same view and the same numbers give the same intent.
"""

from math import exp, log2
from random import Random

from msgspec import Struct

from spotisle.bots.heuristics import worth
from spotisle.plane import Plane
from spotisle.rules import Chance, Claim, Private, View
from spotisle.rules.registry import AnyGame

HICK = 0.06
"""Seconds to settle on one of several things for each doubling of their number (Hick's law)."""


class Intent(Struct, frozen=True):
    """What a player is about to do, so many seconds after the view appeared."""

    delay: float
    claim: Claim
    chance: Chance
    """What the player is looking at. Once it is gone from the table, the search starts anew."""


class Reflex(Struct, frozen=True):
    """How one player sees and acts.

    The time to a claim is the floor, plus the choice among all that lies open, plus the search:
    glance times the symbols on a card, for each comparison until one succeeds, log-normal.
    """

    floor: float
    """Seconds that seeing a change, deciding and pressing take, with nothing to search."""
    glance: float
    """Median seconds a symbol of a card while two cards are compared."""
    spread: float
    """The deviation of the logarithm of the search time."""
    slip: float
    """How often a symbol is named that is not there."""
    notice: float
    """Seconds until a change on the table is noticed; a claim due before then is still made."""
    weighs: int
    """How many chances are weighed against each other before the search begins."""

    def intent(
        self, game: AnyGame, view: View, private: Private, seat: int, rng: Random
    ) -> Intent | None:
        """Decide what to claim and when, or None if there is nothing to find."""
        chances = game.chances(view, private, seat)
        if not chances:
            return None
        plane = game.deck.plane
        tried = self._order(game, view, seat, chances, rng)
        for looks, chance in enumerate(tried, start=1):
            symbol = shared_by_all(plane, chance.cards)
            if symbol is not None:
                if rng.random() < self.slip:
                    symbol = _misread(plane, chance, symbol, rng)
                delay = self.delay(plane, len(chances), looks, rng.gauss(0.0, 1.0))
                return Intent(delay, Claim(seat, symbol, chance.target), chance)
        return None

    def delay(self, plane: Plane, chances: int, looks: int, deviation: float) -> float:
        """Return the seconds to a claim; `deviation` is how many sigmas slower than the median."""
        search = self.glance * (plane.order + 1) * looks
        return self.floor + HICK * log2(chances) + search * exp(self.spread * deviation)

    def _order(
        self, game: AnyGame, view: View, seat: int, chances: tuple[Chance, ...], rng: Random
    ) -> list[Chance]:
        """Return the chances in the order of looking: the best of a few, then any others."""
        if len(chances) == 1:
            return list(chances)
        tried = rng.sample(chances, len(chances))
        considered = tried[: self.weighs]
        best = max(considered, key=lambda chance: worth(game, view, seat, chance))
        tried.remove(best)
        return [best, *tried]


def shared_by_all(plane: Plane, cards: tuple[int, ...]) -> int | None:
    """Return the symbol that stands on all of these cards, if there is one.

    >>> plane = Plane.of_order(7)
    >>> shared_by_all(plane, (0, 1)), shared_by_all(plane, (0, 1, 2))
    (1, None)
    """
    symbol = plane.shared(cards[0], cards[1])
    return symbol if all(plane.has(card, symbol) for card in cards[2:]) else None


def _misread(plane: Plane, chance: Chance, right: int, rng: Random) -> int:
    """Return another symbol of the first card, taken for one that the others carry."""
    return rng.choice([symbol for symbol in plane.symbols(chance.cards[0]) if symbol != right])
