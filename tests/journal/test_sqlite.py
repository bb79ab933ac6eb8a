"""What is particular to the journal in SQLite."""

import asyncio
from pathlib import Path

from spotisle.journal import SqliteJournal
from spotisle.journal.place import JOURNAL_FILE
from spotisle.journal.writer import COMMITS_BETWEEN_TIDYING
from tests.journal.kit import Clock, fill

LONG = 60.0


async def test_what_is_written_reaches_the_main_file_in_play(tmp_path: Path) -> None:
    """Else a commit that finds the side file too long would hold everybody up."""
    main = tmp_path / JOURNAL_FILE
    journal = await SqliteJournal.open(tmp_path, Clock())
    await fill(journal, "KIWI", 1)
    before = main.stat().st_size
    await fill(journal, "PEAR", COMMITS_BETWEEN_TIDYING)
    async with asyncio.timeout(LONG):
        while main.stat().st_size == before:
            await asyncio.sleep(0.01)
    await journal.close()
