"""The thread that reads, so that a long room being folded holds no verdict up."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from spotisle.storage.errors import JournalUnavailableError, explained
from spotisle.storage.sqlite.writer import Answer, Work


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
