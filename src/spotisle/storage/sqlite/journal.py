"""The journal in one SQLite file: nothing to set up, for one process on one machine."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path

from spotisle.storage.contract import Entry, OnAppended, RecordInfo, RemovedCounts, RoomInfo
from spotisle.storage.errors import DamagedJournalError
from spotisle.storage.sqlite import entry_table, record_table, room_table
from spotisle.storage.sqlite.file_damage import find_file_damage
from spotisle.storage.sqlite.lock import FileLock
from spotisle.storage.sqlite.problems import (
    DAMAGED,
    EMPTIED,
    LOST,
    TORN,
    WAL_GONE,
    explain_error,
)
from spotisle.storage.sqlite.schema import JOURNAL_FILE, connect, prepare
from spotisle.storage.sqlite.threads import Reader, Writer
from spotisle.storage.sqlite.wal import wal_path

log = logging.getLogger(__name__)

Clock = Callable[[], float]

RECORDS_PER_BATCH = 500


class SqliteJournal:
    """A journal for the event loop that opened it; see `Journal` for what it promises.

    It writes in one thread, which groups what is queued, and reads in another.
    """

    def __init__(
        self,
        lock: FileLock,
        path: Path,
        writing: sqlite3.Connection,
        reading: sqlite3.Connection,
        clock: Clock,
    ) -> None:
        self._lock = lock
        self._writer = Writer(writing, path, clock)
        self._reader = Reader(reading, path)
        self._clock = clock
        self._closing: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, folder: Path, clock: Clock) -> "SqliteJournal":
        """Open or create the journal in a folder; `clock` returns seconds since 1970.

        After a kill the last commits are in the WAL; SQLite recovers them here.
        """
        path = folder / JOURNAL_FILE
        return cls(*await asyncio.to_thread(_open, path, clock()), clock)

    async def open_room(self, room: str) -> int:
        """Take a room and return its new fencing epoch."""
        return await self._writer.write(
            partial(room_table.take, code=room, now=self._clock()), room
        )

    async def append(self, entries: Sequence[Entry]) -> None:
        """Store entries, all or none, and return when they are durable."""
        await self._writer.append(tuple(entries))

    def append_soon(self, entries: Sequence[Entry], on_appended: OnAppended) -> None:
        """Store entries, all or none, and call back when they are durable."""
        self._writer.append_soon(entries, on_appended)

    async def read(self, room: str, after: int = 0) -> list[Entry]:
        """Return the entries of a room with numbers above `after`, each checked."""
        return await self._reader.read(partial(entry_table.read, room=room, after=after), room)

    async def save_snapshot(self, room: str, seq: int, body: bytes) -> None:
        """Keep the fold of a room's entries up to `seq`; an empty one erases the last."""

        def save(connection: sqlite3.Connection) -> None:
            entry_table.save_snapshot(connection, room, seq, body)
            self._writer.empty_wal = self._writer.empty_wal or not body

        await self._writer.write(save, room)

    async def snapshot(self, room: str) -> tuple[int, bytes] | None:
        """Return the stored snapshot and its number."""
        return await self._reader.read(partial(entry_table.snapshot, room=room), room)

    async def room(self, code: str) -> RoomInfo | None:
        """Return one room."""
        return await self._reader.read(partial(room_table.find, code=code), code)

    async def rooms(self) -> list[RoomInfo]:
        """Return all rooms, the one last written to first."""
        return await self._reader.read(room_table.all_rooms)

    async def keep_record(
        self, room: str, number: int, finished_at: float, game: str, body: bytes
    ) -> str:
        """Keep the record of a finished game and return its id."""
        return await self._writer.write(
            lambda connection: record_table.insert(
                connection, room, number, finished_at, game, body
            ),
            room,
        )

    async def records(
        self, room: str | None = None, limit: int = 50, before: str | None = None
    ) -> list[RecordInfo]:
        """Return records, the newest first."""
        return await self._reader.read(
            partial(record_table.list_records, room=room, limit=limit, before=before)
        )

    async def record(self, record_id: str) -> bytes | None:
        """Return the body of a record."""
        return await self._reader.read(partial(record_table.read_body, key=record_id))

    async def forget(self, room: str) -> None:
        """Remove a room, its entries and its snapshot."""
        await self._writer.write(partial(room_table.forget, code=room), room)

    async def retain(self, rooms_since: float, records_since: float) -> RemovedCounts:
        """Remove what is older, in small transactions, so that appends can run in between."""
        rooms = records = 0
        for line in await self.rooms():
            if line.touched_at < rooms_since:
                removal = partial(room_table.forget, code=line.code, untouched_since=rooms_since)
                rooms += await self._writer.write(removal, line.code)
        some = partial(record_table.forget_oldest, before=records_since, limit=RECORDS_PER_BATCH)
        while gone := await self._writer.write(some):
            records += gone
        return RemovedCounts(rooms, records)

    async def close(self) -> None:
        """Store what is still queued, close the file with its WAL and release the lock."""
        self._closing = self._closing or asyncio.create_task(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        await self._writer.close()
        await self._reader.close()
        self._lock.release()


def _open(path: Path, now: float) -> tuple[FileLock, Path, sqlite3.Connection, sqlite3.Connection]:
    """Lock the file and open its two connections; undo everything if any of it fails."""
    with ExitStack() as undo:
        lock = FileLock(path)
        undo.callback(lock.release)
        _check_files(lock, path)
        try:
            writing = connect(path)
            undo.callback(writing.close)
            prepare(writing, path, now)
            for statement in entry_table.ARRIVAL_VIEW:
                writing.execute(statement)
            reading = connect(path)
            reading.execute("PRAGMA query_only = ON")
        except sqlite3.Error as error:
            raise explain_error(error, path) from error
        undo.pop_all()
    lock.mark_open()
    return lock, path, writing, reading


def _check_files(lock: FileLock, path: Path) -> None:
    """Log what is lost; raise if the files still have something that opening them would drop."""
    damage = find_file_damage(path)
    if damage.hidden:
        what = "; ".join(damage.hidden)
        raise DamagedJournalError(DAMAGED.format(where=path.parent, what=what))
    if lock.had_journal and path.exists() and not path.stat().st_size:
        raise DamagedJournalError(EMPTIED.format(path=path))
    if lock.was_left_open and path.exists() and not wal_path(path).exists() and not damage.gone:
        damage.gone.append(WAL_GONE.format(wal=wal_path(path).name))
    for what in damage.gone:
        log.warning(LOST.format(path=path, what=what))
    for what in damage.torn:
        log.warning(TORN.format(path=path, what=what))
