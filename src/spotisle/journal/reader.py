"""The thread that reads and tidies up, so that neither holds a verdict up."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

from spotisle.journal.errors import JournalUnavailableError, explained
from spotisle.journal.writer import Answer, Work


class Reader:
    """Owns a connection that only reads; each piece of work sees the store at one moment."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self._connection = connection
        self._path = path
        self._closed = False
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal-reader")

    async def read(self, work: Work[Answer], room: str | None = None) -> Answer:
        """Have work done on the connection and return its answer."""
        if self._closed:
            raise JournalUnavailableError(f"the journal {self._path} is closed")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._at_one_moment, work, room)

    def tidy(self) -> None:
        """Bring what lies in the side file into the main one, when there is time; from any thread.

        A commit that finds the side file too long does so itself, and then has little left to do.
        """
        self._thread.submit(self._tidy)

    def _tidy(self) -> None:
        with suppress(sqlite3.Error):  # the writer meets the same trouble, and tells of it
            self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)")

    async def close(self) -> None:
        """Finish what was asked for, then stop."""
        self._closed = True
        await asyncio.to_thread(self._thread.shutdown)
        self._connection.close()

    def _at_one_moment(self, work: Work[Answer], room: str | None) -> Answer:
        try:
            self._connection.execute("BEGIN")
            return work(self._connection)
        except sqlite3.Error as error:
            raise explained(error, self._path, room) from error
        finally:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
