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
    (9, 4): BaseRound(
        (11,),
        3,
        "0 1 8 24, 11 17 21 22, 13 26 28 32, 2 18 27 35, 3 5 23 31, 4 10 14 16, 6 19 "
        "25 34, 7 15 29 33, 9 12 20 30",
    ),
    (10, 3): BaseRound(
        (14,),
        2,
        "0 11 25, 1 5 13, 10 19 27, 2 17 26, 20 21 23, 3 12 16, 4 24 29, 6 18 22, 7 8 15, 9 14 28",
    ),
    (10, 4): BaseRound(
        (5,),
        0,
        "0 9 14 28, 1 15 19 24, 18 31 34 39, 2 17 26 32, 25 27 37 38, 3 6 20 29, 4 10 "
        "16 36, 5 12 22 35, 7 11 13 30, 8 21 23 33; 0 12 25 32, 1 4 14 20, 10 11 15 "
        "26, 18 24 30 36, 2 7 33 35, 22 27 28 31, 3 23 37 39, 5 13 21 34, 6 9 16 38, "
        "8 17 19 29",
    ),
    (10, 5): BaseRound(
        (4,),
        2,
        "0 23 27 33 36, 1 7 30 32 48, 10 14 15 34 44, 17 21 29 37 49, 2 9 12 39 40, "
        "20 26 35 41 46, 3 16 31 38 47, 4 5 13 22 45, 6 11 18 19 43, 8 24 25 28 42; 0 "
        "9 18 20 32, 1 14 22 25 31, 10 12 16 23 48, 13 26 34 38 42, 2 7 17 36 43, 3 "
        "11 33 46 49, 4 19 24 35 47, 5 15 29 30 39, 6 21 28 40 41, 8 27 37 44 45",
    ),
    (10, 6): BaseRound(
        (7,),
        4,
        "0 13 21 30 36 50, 1 10 20 35 55 57, 12 31 34 38 44 45, 16 25 29 48 53 59, 2 "
        "17 24 37 41 46, 3 19 28 40 43 56, 4 7 8 15 42 49, 5 18 32 33 51 54, 6 11 23 "
        "39 47 58, 9 14 22 26 27 52",
    ),
    (10, 8): BaseRound(
        (5,),
        0,
        "0 9 33 34 47 67 69 78, 1 3 6 17 20 44 53 77, 10 21 42 43 46 49 73 79, 14 16 "
        "22 30 32 40 58 63, 15 18 29 37 59 68 74 76, 2 8 12 13 35 38 51 65, 39 41 54 "
        "57 60 61 70 75, 4 11 25 28 31 52 71 72, 5 23 27 36 45 50 55 56, 7 19 24 26 "
        "48 62 64 66",
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
