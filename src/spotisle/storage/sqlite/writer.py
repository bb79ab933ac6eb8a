"""The one thread that writes: it commits whatever is queued, again and again.

No timer: while one commit waits for the disk the next group gathers by itself. What comes in one
turn of the event loop is handed over together, so that the thread does not wake for each and the
two do not stand in each other's way. Alone, an entry waits for nobody.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Generic, NamedTuple, TypeVar

from spotisle.storage.contract import Entry
from spotisle.storage.errors import JournalUnavailableError, explained
from spotisle.storage.sqlite import entries as log

MAX_GROUP = 4096

Answer = TypeVar("Answer")
Work = Callable[[sqlite3.Connection], Answer]


class Job(NamedTuple, Generic[Answer]):
    """Something to write, the room it is about, and who waits for it."""

    work: Work[Answer]
    room: str | None
    waiting: asyncio.Future[Answer]
    entries: Sequence[Entry] = ()
    """What it appends, if it does nothing else."""


class Settled(NamedTuple):
    """A job that has been committed, or has failed and left nothing behind."""

    job: Job[Any]
    answer: Any
    error: Exception | None


class Writer:
    """Owns the connection that writes; jobs come from the event loop and return to it."""

    def __init__(
        self, connection: sqlite3.Connection, path: Path, clock: Callable[[], float]
    ) -> None:
        self._connection = connection
        self._path = path
        self._clock = clock
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[list[Job[Any]] | None] = SimpleQueue()
        self._gathered: list[Job[Any]] = []
        self._closed = False
        self._thread = Thread(target=self._run, name="journal-writer", daemon=True)
        self._thread.start()

    async def append(self, entries: Sequence[Entry]) -> None:
        """Store entries, all or none, and return once they have been committed."""
        room = entries[0].room if entries else None
        await self.write(partial(log.append, entries=entries, now=self._clock()), room, entries)

    async def write(
        self, work: Work[Answer], room: str | None = None, entries: Sequence[Entry] = ()
    ) -> Answer:
        """Have work done on the connection and return its answer once it has been committed."""
        if self._closed:
            raise JournalUnavailableError(f"the journal {self._path} is closed")
        waiting: asyncio.Future[Answer] = self._loop.create_future()
        self._gathered.append(Job(work, room, waiting, entries))
        if len(self._gathered) == 1:
            self._loop.call_soon(self._hand_over)
        return await waiting

    def _hand_over(self) -> None:
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []

    async def close(self) -> None:
        """Commit what is queued, then stop."""
        if not self._closed:
            self._closed = True
            self._hand_over()
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while group := self._next_group():
            settled = self._settle(group)
            with suppress(RuntimeError):  # the loop was closed: nobody waits any more
                self._loop.call_soon_threadsafe(_tell, settled)
        self._connection.close()

    def _next_group(self) -> list[Job[Any]]:
        """Wait for jobs and take all that are queued with them; an empty group is the end."""
        group: list[Job[Any]] = []
        jobs = self._queue.get()
        with suppress(Empty):
            while jobs is not None:
                group += jobs
                if len(group) >= MAX_GROUP:
                    return group
                jobs = self._queue.get_nowait()
            if group:
                self._queue.put(None)
        return group

    def _settle(self, group: list[Job[Any]]) -> list[Settled]:
        """Commit a group. If one of it fails, it fails alone; if the store fails, all do."""
        with suppress(Exception):
            return self._store(group) or self._commit(group, self._do)
        try:
            return self._commit(group, self._do_guarded)
        except Exception as error:
            return [Settled(job, None, explained(error, self._path, job.room)) for job in group]

    def _store(self, group: list[Job[Any]]) -> list[Settled] | None:
        """Store the entries of a group together; None if the group does anything else."""
        if not all(job.entries for job in group):
            return None
        entries = [entry for job in group for entry in job.entries]
        one_statement = len(entries) <= log.MAX_AT_ONCE
        with nullcontext() if one_statement else self._transaction():
            log.store(self._connection, entries, self._clock())
        return [Settled(job, None, None) for job in group]

    def _commit(self, group: list[Job[Any]], do: Callable[[Job[Any]], Settled]) -> list[Settled]:
        with self._transaction():
            return [do(job) for job in group]

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._connection.execute("COMMIT")
        except Exception:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise

    def _do(self, job: Job[Any]) -> Settled:
        return Settled(job, job.work(self._connection), None)

    def _do_guarded(self, job: Job[Any]) -> Settled:
        """Do a job so that its failure leaves the others of its group as they are."""
        self._connection.execute("SAVEPOINT job")
        try:
            settled = self._do(job)
        except Exception as error:
            told = explained(error, self._path, job.room)
            if isinstance(told, JournalUnavailableError):
                raise
            self._connection.execute("ROLLBACK TO job")
            settled = Settled(job, None, told)
        self._connection.execute("RELEASE job")
        return settled


def _tell(settled: list[Settled]) -> None:
    for job, answer, error in settled:
        if job.waiting.done():  # whoever waited was cancelled
            continue
        if error is None:
            job.waiting.set_result(answer)
        else:
            job.waiting.set_exception(error)
