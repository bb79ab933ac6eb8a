"""The number and sizes of tables, and a lower bound for repeats."""

from math import comb

MIN_TABLE, MAX_TABLE = 2, 8


def split(people: int, tables: int) -> tuple[int, ...]:
    """Return the sizes of the tables, the large ones first; they differ by at most one.

    >>> split(17, 5)
    (4, 4, 3, 3, 3)
    """
    small, larger = divmod(people, tables)
    return (small + 1,) * larger + (small,) * (tables - larger)


def allowed_counts(people: int, smallest: int, largest: int) -> list[int]:
    """Return the numbers of tables for which every table has an allowed size.

    >>> allowed_counts(17, 3, 5)
    [4, 5]
    """
    return [
        tables
        for tables in range(1, people + 1)
        if smallest <= people // tables and -(-people // tables) <= largest
    ]


def least_repeats(people: int, sizes: tuple[int, ...], rounds: int, together: int = 0) -> int:
    """Return a lower bound for the repeats of any plan.

    The number of pairs is limited, a table with more people than there are tables cannot split up
    completely, and people who wish to stay together meet in every round.
    """
    meetings = rounds * sum(comb(size, 2) for size in sizes)
    stay = sum(_least_together(size, len(sizes)) for size in sizes)
    return max(0, meetings - comb(people, 2), (rounds - 1) * max(stay, together))


def _least_together(size: int, tables: int) -> int:
    """Return how many pairs of one table meet again when it spreads over all tables."""
    return sum(comb(part, 2) for part in split(size, tables))
