"""Handicaps: advantages and disadvantages of a seat that give everybody a chance."""

from typing import Annotated

from msgspec import Meta, Struct

HeadStart = Annotated[int, Meta(ge=-50, le=50)]
"""In tenths of a second: ahead of the others, or behind them if it is negative."""


class Handicap(Struct, frozen=True):
    """Different terms for one seat, which everybody can see."""

    head_start: HeadStart = 0
    no_lock: bool = False
    """A mistake freezes for a moment instead of locking."""
    large: bool = False
    """The player's own device draws larger symbols; no effect on the rules."""


def delays(handicaps: tuple[Handicap | None, ...]) -> tuple[float, ...]:
    """Return by how many seconds each place is behind the one with the largest head start.

    >>> delays((Handicap(head_start=20), None, Handicap(head_start=-5)))
    (0.0, 2.0, 2.5)
    """
    starts = [handicap.head_start if handicap else 0 for handicap in handicaps]
    return tuple((max(starts) - start) / 10 for start in starts)
