"""Precomputed base rounds, for plans that are too hard to find in a second.

`spotisle.seating.shifts` explains base rounds. Each gives as many rounds as a circle has places, or
fewer if a shift maps it to itself. Some plans have several base rounds. Nobody meets twice; a test
checks them all.
"""

from math import prod

from msgspec import Struct

from spotisle.seating.plan import Round, Rounds, Seated
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
    (8, 4): BaseRound(
        (8,),
        0,
        "0 8 9 16, 1 7 11 28, 2 22 27 30, 3 5 15 24, 4 12 13 20, 6 18 26 31, 10 19 21 "
        "25, 14 17 23 29; 0 11 13 17, 1 2 8 24, 3 18 27 29, 4 9 15 21, 5 6 12 28, 7 22 "
        "25 31, 10 20 23 30, 14 16 19 26; 0 5 18 19, 1 4 22 23, 2 7 20 21, 3 6 16 17, 8 "
        "13 26 27, 9 12 30 31, 10 15 28 29, 11 14 24 25",
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
        (13,),
        1,
        "0 13 26 39, 1 12 18 21, 2 11 16 23, 3 10 28 37, 4 9 19 20, 5 8 27 38, 6 7 30 "
        "35, 14 25 31 34, 15 24 29 36, 17 22 32 33",
    ),
    (10, 5): BaseRound(
        (9,),
        5,
        "7 12 30 42 48, 4 11 18 32 47, 10 13 19 24 36, 3 8 20 23 39, 9 26 29 37 45, 1 "
        "14 16 38 43, 22 28 31 33 44, 6 15 25 40 49, 5 17 21 34 46, 0 2 27 35 41",
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
    (12, 4): BaseRound(
        (15,),
        3,
        "6 9 23 40, 21 25 28 39, 4 11 22 32, 0 27 35 46, 1 2 34 43, 5 10 18 20, 7 16 "
        "44 45, 8 31 33 38, 26 30 41 42, 3 12 14 19, 15 24 29 36, 13 17 37 47",
    ),
    (12, 5): BaseRound(
        (10,),
        0,
        "10 25 34 46 52, 14 21 24 43 57, 8 13 32 35 48, 4 22 26 42 49, 3 6 40 53 59, "
        "7 9 23 30 39, 5 15 28 31 50, 11 36 38 51 58, 29 33 37 44 54, 16 17 19 47 55, "
        "2 27 41 45 56, 0 1 12 18 20",
    ),
    (12, 6): BaseRound(
        (8,),
        0,
        "21 23 36 39 60 67, 2 4 24 38 43 68, 34 35 44 46 48 61, 3 29 41 52 54 63, 8 "
        "25 33 47 53 70, 15 19 22 31 49 50, 10 20 28 30 45 71, 1 11 26 55 57 66, 0 5 "
        "9 17 18 37, 16 40 56 58 59 64, 6 7 12 42 51 69, 13 14 27 32 62 65",
    ),
    (14, 5): BaseRound(
        (10,),
        0,
        "13 15 16 23 29, 10 35 49 53 54, 2 6 39 55 64, 24 26 41 50 57, 1 3 25 45 66, "
        "8 21 28 56 58, 20 36 38 59 67, 17 37 52 63 69, 0 7 14 32 47, 9 11 30 60 68, "
        "18 27 46 61 62, 5 22 31 48 65, 4 12 33 34 42, 19 40 43 44 51",
    ),
}
"""By the number of tables and their size."""


def shift_known(tables: int, size: int, rounds: int) -> Rounds:
    """Return the first rounds of a known plan, at most as many as it has."""
    known = BASE_ROUNDS[tables, size]
    circles = Circles(tables * size, known.factors, known.fixed, prod(known.factors))
    plan: dict[frozenset[Seated], Round] = {}
    for base in known.tables.split(";"):
        shifted = circles.shift([[int(p) for p in table.split()] for table in base.split(",")])
        plan |= {frozenset(round_): round_ for round_ in shifted}
    return tuple(plan.values())[:rounds]
