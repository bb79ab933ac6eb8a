"""Retention: which rooms, records and decks are old enough to be removed, and removing them.

A machine that starts with its calendar years ahead must not remove every room at once. So time in
which nothing at all was touched counts for a week at most, however long the calendar says it was.
"""

import asyncio
import logging
import time
from collections.abc import Iterable

from spotisle.server.context import AppContext
from spotisle.server.settings import ServerSettings
from spotisle.storage import Forgotten, Journal, JournalError

log = logging.getLogger(__name__)

DAY_S = 86_400.0
MAX_SILENCE_S = 7 * DAY_S
CLEANUP_INTERVAL_S = 60.0


def old_before(touches: Iterable[float], now: float, keep: float) -> float:
    """Return the moment before which whatever was touched last is older than `keep` seconds.

    >>> week = [day * DAY_S for day in range(7)]
    >>> old_before(week, now=6 * DAY_S, keep=2 * DAY_S) / DAY_S
    4.0
    >>> old_before(week, now=40_000 * DAY_S, keep=9 * DAY_S) / DAY_S
    4.0
    """
    for touched in sorted(touches, reverse=True):
        passed = min(max(0.0, now - touched), MAX_SILENCE_S)
        if passed >= keep:
            break
        keep -= passed
        now = touched
    return now - keep


async def forget_old(
    journal: Journal, now: float, keep_rooms: float, keep_records: float
) -> Forgotten:
    """Remove rooms and records that are older than they may be, in seconds."""
    touches = [room.touched_at for room in await journal.rooms()]
    return await journal.retain(
        old_before(touches, now, keep_rooms), old_before(touches, now, keep_records)
    )


async def clean_up_regularly(context: AppContext, settings: ServerSettings) -> None:
    """Stop idle rooms and remove what is too old, again and again."""
    registry = context.registry
    while True:
        registry.stop_idle_rooms()
        try:
            await forget_old(
                registry.journal,
                registry.clock.now(),
                settings.keep_rooms_days * DAY_S,
                settings.keep_records_days * DAY_S,
            )
        except JournalError as error:
            log.warning("old rooms were not forgotten: %s", error)
        try:
            await context.decks.tidy(time.time())
        except (OSError, JournalError) as error:
            log.warning("old decks were not forgotten: %s", error)
        await asyncio.sleep(CLEANUP_INTERVAL_S)
