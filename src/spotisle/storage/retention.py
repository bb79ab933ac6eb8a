"""Which things are old enough to be removed.

A machine whose clock is years ahead must not remove everything at once. So a period in which
nothing was touched counts as a week at most, however long it was by the clock.
"""

from collections.abc import Iterable

DAY_S = 86_400.0
MAX_SILENCE_S = 7 * DAY_S


def retention_cutoff(touches: Iterable[float], now: float, keep: float) -> float:
    """Return the time before which anything last touched is older than `keep` seconds.

    >>> week = [day * DAY_S for day in range(7)]
    >>> retention_cutoff(week, now=6 * DAY_S, keep=2 * DAY_S) / DAY_S
    4.0
    >>> retention_cutoff(week, now=40_000 * DAY_S, keep=9 * DAY_S) / DAY_S
    4.0
    """
    for touched in sorted(touches, reverse=True):
        passed = min(max(0.0, now - touched), MAX_SILENCE_S)
        if passed >= keep:
            break
        keep -= passed
        now = touched
    return now - keep
