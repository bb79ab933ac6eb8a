"""From numbers to places: who is first, and who shares a place."""

from collections.abc import Sequence
from typing import TypeVar

Ranking = tuple[tuple[int, ...], ...]
"""Groups of seats or teams, best first; who shares a group is tied, in the table's order."""

_Key = TypeVar("_Key", int, tuple[int, ...])


def most(scores: Sequence[int]) -> Ranking:
    """Rank the highest score first.

    >>> most([3, 5, 3])
    ((1,), (0, 2))
    """
    return by_key([-score for score in scores])


def fewest(scores: Sequence[int]) -> Ranking:
    """Rank the lowest score first.

    >>> fewest([3, 5, 3])
    ((0, 2), (1,))
    """
    return by_key(list(scores))


def by_key(keys: Sequence[_Key]) -> Ranking:
    """Rank the lowest key first."""
    groups: dict[_Key, list[int]] = {}
    for side, key in enumerate(keys):
        groups.setdefault(key, []).append(side)
    return tuple([tuple(groups[key]) for key in sorted(groups)])
