"""A seating plan, and how its repeats are counted.

A round is a tuple of tables, a table a tuple of people, and people are numbered from 0.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain, combinations

from msgspec import Struct

Pair = tuple[int, int]
Seated = tuple[int, ...]
Round = tuple[Seated, ...]
Rounds = tuple[Round, ...]


class SeatingPlan(Struct, frozen=True):
    """Who sits with whom, round by round."""

    people: int
    rounds: Rounds
    repeats: int
    """Meetings that were not new: a pair that meets three times counts twice."""
    bound: int
    """No plan with these tables has fewer repeats."""
    short: tuple[int, ...]
    """For each person, how often they sit at a table smaller than the largest."""


def freeze(rounds: Iterable[Iterable[Iterable[int]]]) -> Rounds:
    """Return rounds as tuples, each table sorted, so that equal plans compare equal."""
    return tuple(tuple(tuple(sorted(table)) for table in tables) for tables in rounds)


def count_meetings(rounds: Iterable[Iterable[Sequence[int]]]) -> Counter[Pair]:
    """Return how often each pair meets."""
    pairs = (combinations(sorted(table), 2) for tables in rounds for table in tables)
    return Counter(chain.from_iterable(pairs))


def count_repeats(rounds: Rounds, history: Rounds = ()) -> int:
    """Return how many meetings are not new; repeats within the history do not count.

    >>> count_repeats((((0, 1), (2, 3)), ((0, 1), (2, 3))))
    2
    """
    return _count_known(count_meetings(rounds), count_meetings(history))


def _count_known(meetings: Counter[Pair], earlier: Counter[Pair]) -> int:
    """Return how many meetings are not the first of their pair."""
    return meetings.total() - len(meetings.keys() - earlier.keys())


def count_short(people: int, rounds: Rounds) -> tuple[int, ...]:
    """Return how often each person sits at a table smaller than the largest of that round."""
    short = [0] * people
    for tables in rounds:
        largest = max(map(len, tables), default=0)
        for table in tables:
            if len(table) < largest:
                for person in table:
                    if person < people:
                        short[person] += 1
    return tuple(short)


def count_flaws(
    people: Iterable[int], rounds: Rounds, history: Rounds = ()
) -> tuple[int, int, int]:
    """Return the flaws of a plan, the worst first: repeats, unfairness, third meetings."""
    seated = list(people)
    counts = count_short(max(seated) + 1, history + rounds)
    shares = [counts[person] for person in seated]
    meetings, earlier = count_meetings(rounds), count_meetings(history)
    repeats = _count_known(meetings, earlier)
    meetings.update(earlier)
    return (
        repeats,
        max(0, max(shares) - min(shares) - 1),
        sum(times > 2 for times in meetings.values()),
    )
