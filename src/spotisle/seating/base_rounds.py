"""Base rounds that a long search found once: plans that are too hard to find in a second.

`spotisle.seating.shifts` says what a base round is. Each gives as many rounds as a circle has
places, some have several, and nobody meets twice; a test shifts them all.
"""

from math import prod

from msgspec import Struct

from spotisle.seating.plan import Rounds
from spotisle.seating.shifts import Circles, Factors


class BaseRound(Struct, frozen=True):
    """A base round, with its group and the number of people who never move."""

    factors: Factors
    fixed: int
    tables: str
    """The tables, separated by commas; several base rounds by semicolons."""


BASE_ROUNDS: dict[tuple[int, int], BaseRound] = {
    (6, 3): BaseRound(
        (4,),
        2,
        "0 3 7, 1 10 12, 2 8 15, 4 13 17, 5 6 11, 9 14 16; 0 5 16, 1 8 17, 2 4 12, 3 "
        "11 15, 6 9 10, 7 13 14",
    ),
    (6, 4): BaseRound(
        (7,),
        3,
        "0 4 6 16, 1 12 15 23, 2 7 9 10, 3 13 14 22, 5 11 18 21, 8 17 19 20",
    ),
    (6, 5): BaseRound(
        (6,),
        0,
        "0 11 16 21 28, 1 3 9 10 12, 2 14 15 25 29, 4 5 18 22 24, 6 8 23 26 27, 7 13 17 19 20",
    ),
    (7, 3): BaseRound(
        (5,),
        1,
        "0 3 9, 1 15 18, 11 14 19, 12 16 20, 2 7 10, 4 6 13, 5 8 17; 0 8 20, 1 2 12, "
        "3 10 16, 4 15 19, 5 11 18, 6 7 17, 9 13 14",
    ),
    (7, 4): BaseRound(
        (3, 3),
        1,
        "0 2 7 13, 1 11 23 26, 14 15 16 24, 3 10 21 27, 4 9 12 19, 5 8 17 22, 6 18 20 25",
    ),
    (10, 3): BaseRound(
        (14,),
        2,
        "0 11 25, 1 5 13, 10 19 27, 2 17 26, 20 21 23, 3 12 16, 4 24 29, 6 18 22, 7 8 15, 9 14 28",
    ),
}
"""By the number of tables and their size."""


def shift_known(tables: int, size: int, rounds: int) -> Rounds:
    """Return the first rounds of a known plan, at most as many as it has."""
    known = BASE_ROUNDS[tables, size]
    circles = Circles(tables * size, known.factors, known.fixed, prod(known.factors))
    plan: Rounds = ()
    for base in known.tables.split(";"):
        plan += circles.shift([[int(p) for p in table.split()] for table in base.split(",")])
    return plan[:rounds]
