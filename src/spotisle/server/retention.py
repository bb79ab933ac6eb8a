"""How old something is that nobody has touched: by the calendar, as far as it can be trusted.

A machine that starts with its calendar years ahead must not forget every room at once. So time in
which nothing at all was touched counts for a week at most, however long the calendar says it was.
"""

from collections.abc import Iterable

from spotisle.storage import Forgotten, Journal

DAY = 86_400.0
MAX_SILENCE = 7 * DAY


def old_before(touches: Iterable[float], now: float, keep: float) -> float:
    """Return the moment before which whatever was touched last is older than `keep` seconds.

    >>> week = [day * DAY for day in range(7)]
    >>> old_before(week, now=6 * DAY, keep=2 * DAY) / DAY
    4.0
    >>> old_before(week, now=40_000 * DAY, keep=9 * DAY) / DAY
    4.0
    """
    for touched in sorted(touches, reverse=True):
        passed = min(max(0.0, now - touched), MAX_SILENCE)
        if passed >= keep:
            break
        keep -= passed
        now = touched
    return now - keep


async def forget_old(
    journal: Journal, now: float, keep_rooms: float, keep_records: float
) -> Forgotten:
    """Forget rooms and records that are older than they may be, in seconds."""
    touches = [room.touched_at for room in await journal.rooms()]
    return await journal.retain(
        old_before(touches, now, keep_rooms), old_before(touches, now, keep_records)
    )
