"""Handicaps: what a seat takes upon itself, or is given, so that everybody has a chance."""

from typing import Annotated

from msgspec import Meta, Struct

HeadStart = Annotated[int, Meta(ge=-50, le=50)]
"""In tenths of a second: ahead of the others, or behind them if it is negative."""


class Handicap(Struct, frozen=True):
    """How one seat plays by other terms than the rest, openly."""

    head_start: HeadStart = 0
    no_lock: bool = False
    """A mistake freezes for a moment where it would lock."""
    large: bool = False
    """The player's own device draws larger symbols; the rules do not care."""


def delays(handicaps: tuple[Handicap | None, ...]) -> tuple[float, ...]:
    """Return by how many seconds each place is behind the one with the largest head start.

    >>> delays((Handicap(head_start=20), None, Handicap(head_start=-5)))
    (0.0, 2.0, 2.5)
    """
    starts = [handicap.head_start if handicap else 0 for handicap in handicaps]
    return tuple((max(starts) - start) / 10 for start in starts)
