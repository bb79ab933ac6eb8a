"""What is deleted is in no file of the journal any more."""

import asyncio
from pathlib import Path
from time import time

from spotisle.storage import Entry
from spotisle.storage.sqlite.journal import SqliteJournal

KEY = bytes(range(100, 132))


def files_with(secret: bytes, folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir() if secret in path.read_bytes()]


async def test_an_empty_snapshot_leaves_nothing_of_the_last_one(tmp_path: Path) -> None:
    journal = await SqliteJournal.open(tmp_path, time)
    epoch = await journal.open_room("EVENTS")
    await journal.append([Entry("EVENTS", 1, epoch, b"{}")])
    await journal.save_snapshot("EVENTS", 1, KEY)
    assert files_with(KEY, tmp_path)
    await journal.save_snapshot("EVENTS", 1, b"")
    async with asyncio.timeout(20):
        while files_with(KEY, tmp_path):
            await asyncio.sleep(0.01)
    assert await journal.snapshot("EVENTS") == (1, b"")
    await journal.close()
