"""Finite projective planes: the reason why any two cards share exactly one symbol.

A plane of order q has v = q*q + q + 1 symbols and as many cards, with q + 1 symbols on a card.
Each plane here is cyclic: card ``c`` holds the symbols ``(c + d) % v`` for d in a difference set,
a set in which every non-zero number modulo v is the difference of exactly one ordered pair.
That pair is what two cards have in common, so one table look-up finds it.

>>> plane = Plane.of_order(7)
>>> plane.symbols(1)
(1, 2, 4, 14, 33, 37, 44, 53)
>>> plane.shared(1, 2)
2
"""

from functools import cache, cached_property

from spotisle.errors import SpotisleError

__all__ = ["ORDERS", "NoPlaneError", "Plane", "symbol_count"]

_DIFFERENCE_SETS: dict[int, tuple[int, ...]] = {
    2: (0, 1, 3),
    3: (0, 1, 3, 9),
    4: (0, 1, 4, 14, 16),
    5: (0, 1, 3, 8, 12, 18),
    7: (0, 1, 3, 13, 32, 36, 43, 52),
    8: (0, 1, 3, 7, 15, 31, 36, 54, 63),
    9: (0, 1, 3, 9, 27, 49, 56, 61, 77, 81),
    11: (0, 1, 3, 12, 20, 34, 38, 81, 88, 94, 104, 109),
    13: (0, 1, 3, 16, 23, 28, 42, 76, 82, 86, 119, 137, 154, 175),
    16: (0, 1, 3, 7, 15, 31, 63, 90, 116, 127, 136, 181, 194, 204, 233, 238, 255),
}

ORDERS = tuple(_DIFFERENCE_SETS)
"""Every order up to 16 for which a plane exists: the prime powers."""


class NoPlaneError(SpotisleError):
    """There is no plane of this order here; the message names the nearest orders that have one."""

    def __init__(self, order: int) -> None:
        below = max((known for known in ORDERS if known < order), default=None)
        above = min((known for known in ORDERS if known > order), default=None)
        nearest = " and ".join(
            f"{known} ({symbol_count(known)} symbols)"
            for known in (below, above)
            if known is not None
        )
        verb = "are" if below and above else "is"
        super().__init__(f"order {order} has no plane here; the nearest {verb} {nearest}")


class Plane:
    """One plane in its canonical numbering: symbols and cards both count from 0 to size - 1."""

    def __init__(self, order: int, difference_set: tuple[int, ...]) -> None:
        self.order = order
        self.size = symbol_count(order)
        """How many symbols the plane has, and how many cards."""
        self.difference_set = difference_set
        self.steps = _steps(self.size, difference_set)
        """For each distance between two cards, the offset of their symbol from the first."""

    def __repr__(self) -> str:
        return f"Plane.of_order({self.order})"

    def __reduce__(self) -> tuple[object, tuple[int]]:
        """Pickle only the order: there is one plane of each."""
        return _plane, (self.order,)

    @staticmethod
    def of_order(order: int) -> "Plane":
        """Return the plane of this order, or raise `NoPlaneError`."""
        return _plane(order)

    def symbols(self, card: int) -> tuple[int, ...]:
        """Return the symbols of a card, in the order in which layouts place them."""
        return self.cards[card]

    def shared(self, card: int, other: int) -> int:
        """Return the one symbol that two different cards share; a card has no match with itself."""
        if card == other:
            raise ValueError(f"card {card} shares all its symbols with itself: name two cards")
        return (card + self.steps[other - card]) % self.size

    def has(self, card: int, symbol: int) -> bool:
        """Tell whether the symbol is on the card."""
        return symbol in self.symbol_sets[card]

    @cached_property
    def cards(self) -> tuple[tuple[int, ...], ...]:
        """The symbols of every card."""
        size = self.size
        return tuple(
            tuple((card + step) % size for step in self.difference_set) for card in range(size)
        )

    @cached_property
    def symbol_sets(self) -> tuple[frozenset[int], ...]:
        """The symbols of every card as sets, for membership tests."""
        return tuple(map(frozenset, self.cards))


def _steps(size: int, difference_set: tuple[int, ...]) -> tuple[int, ...]:
    """Return the offset of the shared symbol from the first card, by the distance of the second.

    Negative distances need no special case: a Python index counts from the end, modulo v.
    The entry for distance 0 is unused, as a card is not compared with itself.
    """
    steps = [0] * size
    for first in difference_set:
        for second in difference_set:
            steps[first - second] = first
    return tuple(steps)


@cache
def _plane(order: int) -> Plane:
    if order not in _DIFFERENCE_SETS:
        raise NoPlaneError(order)
    return Plane(order, _DIFFERENCE_SETS[order])


def symbol_count(order: int) -> int:
    """Return v = q*q + q + 1, the number of symbols of a plane of order q.

    >>> symbol_count(7), symbol_count(8)
    (57, 73)
    """
    return order * order + order + 1
