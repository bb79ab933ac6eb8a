"""Points of a round and the standing of an evening: 12 times the share of rivals beaten."""

from collections.abc import Iterable, Mapping

MAX_POINTS = 12.0
Ranking = tuple[tuple[int, ...], ...]
"""People in groups, the best first; who ties shares a group."""


def score_table(ranking: Ranking) -> dict[int, float]:
    """Return everybody's points at one table; ties share.

    >>> score_table(((7,), (3,), (9,), (4,)))
    {7: 12.0, 3: 8.0, 9: 4.0, 4: 0.0}
    >>> score_table(((7, 3),))
    {7: 6.0, 3: 6.0}
    """
    rivals = sum(map(len, ranking)) - 1
    points: dict[int, float] = {}
    above = 0
    for group in ranking:
        below = rivals + 1 - above - len(group)
        beaten = below + (len(group) - 1) / 2
        for person in group:
            points[person] = round(MAX_POINTS * beaten / rivals, 2) if rivals else MAX_POINTS / 2
        above += len(group)
    return points


def rank_last(ranking: Ranking, left: Iterable[int]) -> Ranking:
    """Put those who left the table behind everybody who stayed.

    >>> rank_last(((1,), (2, 3), (4,)), {1, 2})
    ((3,), (4,), (1, 2))
    """
    gone = tuple(person for group in ranking for person in group if person in set(left))
    stayed = [tuple(person for person in group if person not in gone) for group in ranking]
    groups = [group for group in stayed if group]
    return (*groups, gone) if gone else tuple(groups)


def total(points: Mapping[int, float], rounds: int, scoring: str) -> float:
    """Return the points of an evening from those of each round.

    In a family the worst round does not count: whoever missed one loses nothing.

    >>> total({1: 12.0, 2: 4.0, 3: 8.0}, 3, "family"), total({1: 12.0, 3: 8.0}, 3, "club")
    (20.0, 20.0)
    """
    earned = sorted(points.values(), reverse=True)
    counted = max(1, rounds - 1) if scoring == "family" else rounds
    return round(sum(earned[:counted]), 2)


def rank_people(totals: Mapping[int, float], shares: Mapping[int, float]) -> Ranking:
    """Return everybody by points; a tie is broken by the share of cards, else shared.

    >>> rank_people({1: 20.0, 2: 24.0, 3: 20.0}, {1: 0.5, 3: 0.5})
    ((2,), (1, 3))
    """
    keys = {
        person: (points, round(shares.get(person, 0.0), 4)) for person, points in totals.items()
    }
    groups: dict[tuple[float, float], list[int]] = {}
    for person in sorted(totals):
        groups.setdefault(keys[person], []).append(person)
    return tuple(tuple(groups[key]) for key in sorted(groups, reverse=True))
