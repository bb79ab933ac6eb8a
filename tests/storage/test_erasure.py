"""Deleted data is gone from every file of the journal."""

import asyncio
from pathlib import Path
from time import time

from spotisle.storage import Entry
from spotisle.storage.sqlite.inspection import reading
from spotisle.storage.sqlite.journal import SqliteJournal
from tests.kit.coroutines import TIMEOUT_S, until

KEY = bytes(range(100, 132))
WAIT_FOR_A_LOCK_MS = 3_600_000


def files_with(secret: bytes, folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir() if secret in path.read_bytes()]


async def test_an_empty_snapshot_leaves_nothing_of_the_last_one(tmp_path: Path) -> None:
    journal = await SqliteJournal.open(tmp_path, time)
    epoch = await journal.open_room("EVENTS")
    await journal.append([Entry("EVENTS", 1, epoch, b"{}")])
    await journal.save_snapshot("EVENTS", 1, KEY)
    assert files_with(KEY, tmp_path)
    await journal.save_snapshot("EVENTS", 1, b"")
    await until(lambda: not files_with(KEY, tmp_path))
    assert await journal.snapshot("EVENTS") == (1, b"")
    await journal.close()


async def test_erasing_does_not_wait_for_somebody_who_reads_the_journal(tmp_path: Path) -> None:
    """A check of the running server's journal reads in one long transaction."""
    journal = await SqliteJournal.open(tmp_path, time)
    epoch = await journal.open_room("EVENTS")
    await journal.append([Entry("EVENTS", 1, epoch, b"{}")])
    await journal.save_snapshot("EVENTS", 1, KEY)
    connection = journal._writer._connection
    connection.execute(f"PRAGMA busy_timeout = {WAIT_FOR_A_LOCK_MS}")
    with reading(tmp_path):
        await journal.save_snapshot("EVENTS", 1, b"")
        async with asyncio.timeout(TIMEOUT_S):
            await journal.append([Entry("EVENTS", 2, epoch, b"{}")])
    await journal.append([Entry("EVENTS", 3, epoch, b"{}")])
    await until(lambda: not files_with(KEY, tmp_path))
    await journal.close()
