"""The cards that a game is played with, as far as the rules care: no pictures, no names."""

from functools import cache

from msgspec import Struct

from spotisle.editions import EDITIONS, UnknownNameError, edition
from spotisle.plane import Plane

Cards = tuple[int, ...]
"""Cards by their numbers in the deck's plane."""


class Deck(Struct, frozen=True):
    """A plane, and how many of its cards a game deals: cards 0 to in_play - 1."""

    id: str
    plane: Plane
    in_play: int

    @staticmethod
    def named(name: str) -> "Deck":
        """Return the deck of an edition, or `custom:<order>` for a bare plane.

        >>> Deck.named("classic").in_play, Deck.named("custom:5").in_play
        (55, 31)
        """
        return _deck(name)


@cache
def _deck(name: str) -> Deck:
    if name in EDITIONS:
        box = edition(name)
        return Deck(name, box.plane, len(box.cards_in_play))
    kind, _, order = name.partition(":")
    if kind != "custom" or not (order.isascii() and order.isdecimal()) or len(order) > 4:
        raise UnknownNameError(
            f"no deck {name!r}; there are {', '.join(EDITIONS)} and custom:<order>"
        )
    plane = Plane.of_order(int(order))
    return Deck(f"custom:{plane.order}", plane, plane.size)
