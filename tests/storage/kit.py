"""Stores to test against the contract, a clock that a test sets, and entries to write."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Protocol

from spotisle.cluster.postgres.journal import PostgresJournal
from spotisle.storage import Entry, Journal, SqliteJournal
from tests.kit.databases import fresh_database


class Clock:
    """A clock that stays at the time it is set to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Store(Protocol):
    """A place for a journal, which can be opened many times."""

    clock: Clock

    async def open(self) -> Journal: ...


class SqliteStore:
    """A folder with an SQLite file."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.clock = Clock()

    async def open(self) -> SqliteJournal:
        return await SqliteJournal.open(self.folder, self.clock)


class PostgresStore:
    """A new database on a real PostgreSQL."""

    def __init__(self, folder: Path) -> None:
        self.url = fresh_database()
        self.clock = Clock()

    async def open(self) -> PostgresJournal:
        return await PostgresJournal.open(self.url, self.clock)


STORES: dict[str, Callable[[Path], Store]] = {"sqlite": SqliteStore, "postgres": PostgresStore}


@asynccontextmanager
async def opened(store: Store) -> AsyncIterator[Journal]:
    journal = await store.open()
    try:
        yield journal
    finally:
        await journal.close()


def entries(room: str, epoch: int, first: int, last: int) -> list[Entry]:
    """Return entries numbered from first to last, each with a unique body."""
    return [
        Entry(room, seq, epoch, b'{"event":"%b %d"}' % (room.encode(), seq))
        for seq in range(first, last + 1)
    ]


async def fill(journal: Journal, room: str, last: int, *, group: int = 1) -> list[Entry]:
    """Open a new room and append entries 1 to `last`, a group in each call."""
    epoch = await journal.open_room(room)
    log = entries(room, epoch, 1, last)
    for start in range(0, last, group):
        await journal.append(log[start : start + group])
    return log
