"""Points of a round and the standing of an evening: 12 times the share of rivals beaten."""

from collections.abc import Iterable, Mapping

MAX_POINTS = 12.0
PODIUM_PLACES = 3
Ranking = tuple[tuple[int, ...], ...]
"""Groups of people, the best first; tied people share a group."""


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


def total(points: Mapping[int, float], played: int, rounds: int, scoring: str) -> float:
    """Return the points of an evening from those of each round, after `played` of `rounds`.

    With family scoring the worst round does not count, so missing one costs nothing. A final
    table comes after the rounds, and always counts.

    >>> total({1: 12.0, 2: 4.0, 3: 8.0}, 3, 3, "family"), total({1: 12.0, 3: 8.0}, 3, 3, "club")
    (20.0, 20.0)
    >>> total({1: 12.0, 2: 4.0, 3: 6.0}, 3, 2, "family")
    18.0
    """
    earned = sorted((points[r] for r in points if r <= rounds), reverse=True)
    counted = max(1, min(played, rounds) - 1) if scoring == "family" else rounds
    return round(sum(earned[:counted]) + sum(points[r] for r in points if r > rounds), 2)


def rate_opponents(
    totals: Mapping[int, float], history: Iterable[Iterable[tuple[int, ...]]]
) -> dict[int, float]:
    """Return the mean points of each person's opponents, which does not favour large tables.

    >>> rate_opponents({1: 24.0, 2: 12.0, 3: 0.0}, [[(1, 2, 3)], [(2, 3)]])
    {1: 6.0, 2: 8.0, 3: 16.0}
    """
    met: dict[int, list[float]] = {}
    for tables in history:
        for table in tables:
            for person in table:
                others = (totals.get(other, 0.0) for other in table if other != person)
                met.setdefault(person, []).extend(others)
    return {person: sum(points) / len(points) for person, points in met.items() if points}


def rank_people(keys: Mapping[int, tuple[float, ...]]) -> Ranking:
    """Rank people by their keys: points, then tie-breakers. Equal keys share a place.

    >>> rank_people({1: (20.0, 0.5), 2: (24.0, 0.1), 3: (20.0, 0.5), 4: (20.0, 0.6)})
    ((2,), (4,), (1, 3))
    """
    groups: dict[tuple[float, ...], list[int]] = {}
    for person in sorted(keys):
        groups.setdefault(tuple(round(part, 4) for part in keys[person]), []).append(person)
    return tuple(tuple(groups[key]) for key in sorted(groups, reverse=True))
