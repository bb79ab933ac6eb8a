"""Retention: removes rooms, records and decks that are old enough, once a minute."""

import asyncio
import logging
from collections.abc import Sequence

from spotisle.server.context import AppContext
from spotisle.server.settings import ServerSettings
from spotisle.storage import Journal, JournalError, RemovedCounts
from spotisle.storage.retention import DAY_S, retention_cutoff

log = logging.getLogger(__name__)

CLEANUP_INTERVAL_S = 60.0


async def room_touches(journal: Journal) -> list[float]:
    """Return when each room was last written to."""
    return [room.touched_at for room in await journal.rooms()]


async def forget_old(
    journal: Journal, touches: Sequence[float], now: float, keep_rooms: float, keep_records: float
) -> RemovedCounts:
    """Remove rooms and records older than these numbers of seconds."""
    return await journal.retain(
        retention_cutoff(touches, now, keep_rooms), retention_cutoff(touches, now, keep_records)
    )


async def clean_up_regularly(context: AppContext, settings: ServerSettings) -> None:
    """Stop idle rooms and remove old data, once a minute until cancelled."""
    registry = context.registry
    keep_rooms, keep_records = settings.keep_rooms_days * DAY_S, settings.keep_records_days * DAY_S
    while True:
        registry.stop_idle_rooms()
        now = registry.clock.now()
        try:
            touches = await room_touches(registry.journal)
            await forget_old(registry.journal, touches, now, keep_rooms, keep_records)
            await context.decks.tidy(now, touches)
        except (OSError, JournalError) as error:
            log.warning("old rooms and decks were not forgotten: %s", error)
        await asyncio.sleep(CLEANUP_INTERVAL_S)
