"""The two threads of the SQLite journal: one writes, one reads.

The writer commits whatever is queued, again and again (group commit). There is no timer: while one
commit waits for the disk, the next group gathers. Jobs of one iteration of the event loop are
queued together, so that the thread wakes once and the two compete less for the GIL.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from itertools import groupby
from math import inf
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any, Generic, TypeVar

from msgspec import Struct

from spotisle.storage.contract import Entry, OnAppended
from spotisle.storage.errors import JournalUnavailableError
from spotisle.storage.sqlite import entry_table
from spotisle.storage.sqlite.problems import explain_error

MAX_GROUP = 4096
CHECKPOINT_AGE_S = 1.0
"""How long after a commit a checkpoint moves its pages from the WAL into the database: a bad frame
in the WAL would lose all commits after it. With many commits SQLite does it sooner, by size."""

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]


class WriteJob(Struct, Generic[T], frozen=True):
    """Something to write, its room, and the callback for its end."""

    work: Work[T] | None
    """None to append `entries`."""
    room: str | None
    on_done: Callable[..., None]
    """Called with the error or None; if there is `work`, also with its result."""
    entries: Sequence[Entry] = ()
    """What to append, if there is no `work`; such jobs share statements."""


class WriteOutcome(Struct, frozen=True):
    """The result of a job that was committed, or the error of one that was rolled back."""

    job: WriteJob[Any]
    result: Any = None
    error: Exception | None = None


class Writer:
    """Owns the connection that writes; takes jobs from the event loop, and calls back there."""

    def __init__(
        self, connection: sqlite3.Connection, path: Path, clock: Callable[[], float]
    ) -> None:
        self._connection = connection
        self._path = path
        self._clock = clock
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[list[WriteJob[Any]] | None] = SimpleQueue()
        self._gathered: list[WriteJob[Any]] = []
        self._closed = False
        self._checkpoint_at = inf
        """When to move the WAL into the database; infinite if nothing in it is new."""
        self.empty_wal = False
        """Whether the WAL holds erased data and must be truncated. Set in the writer's thread."""
        self._thread = Thread(target=self._run, name="journal-writer", daemon=True)
        self._thread.start()

    async def append(self, entries: Sequence[Entry]) -> None:
        """Store entries, all or none, and return once they have been committed."""
        if entries:
            future: asyncio.Future[None] = self._loop.create_future()
            self.append_soon(entries, partial(_resolve, future))
            await future
        else:
            await self.write(partial(entry_table.append, entries=(), now=self._clock()))

    def append_soon(self, entries: Sequence[Entry], on_appended: OnAppended) -> None:
        """Store entries, all or none, and call back on the event loop once they are committed."""
        if self._closed:
            on_appended(self._is_closed())
        else:
            self._gather(WriteJob(None, entries[0].room, on_appended, entries))

    async def write(self, work: Work[T], room: str | None = None) -> T:
        """Run work on the connection, and return its result once it has been committed."""
        if self._closed:
            raise self._is_closed()
        future: asyncio.Future[T] = self._loop.create_future()
        self._gather(WriteJob(work, room, partial(_resolve, future)))
        return await future

    def _is_closed(self) -> JournalUnavailableError:
        return JournalUnavailableError(f"the journal {self._path} is closed")

    def _gather(self, job: WriteJob[Any]) -> None:
        self._gathered.append(job)
        if len(self._gathered) == 1:
            self._loop.call_soon(self._enqueue)

    def _enqueue(self) -> None:
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []

    async def close(self) -> None:
        """Commit what is queued, then stop."""
        if not self._closed:
            self._closed = True
            self._enqueue()
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while group := self._next_group():
            outcomes = self._commit(group)
            with suppress(RuntimeError):  # the loop was closed: nobody waits any more
                self._loop.call_soon_threadsafe(_report_all, outcomes)
            self._checkpoint_if_due()
        self._connection.close()

    def _checkpoint_if_due(self) -> None:
        """Schedule a checkpoint after the first commit; run it when it is due."""
        now = monotonic()
        due = now if self.empty_wal else now + CHECKPOINT_AGE_S
        self._checkpoint_at = min(self._checkpoint_at, due)
        if now >= self._checkpoint_at:
            self._checkpoint()

    def _checkpoint(self) -> None:
        """Move the WAL into the database, as far as readers allow.

        To truncate it SQLite would wait for them, and every append with it: a `journal check` of
        the running server reads for as long as it takes. So it does not wait, but tries again.
        """
        moved = in_wal = busy = -1
        mode = "TRUNCATE" if self.empty_wal else "PASSIVE"
        with suppress(sqlite3.Error), _not_waiting(self._connection):
            ((busy, in_wal, moved),) = self._connection.execute(f"PRAGMA wal_checkpoint({mode})")
        done = in_wal >= 0 and moved == in_wal and not (self.empty_wal and busy)
        self.empty_wal = self.empty_wal and not done
        self._checkpoint_at = inf if done else monotonic() + CHECKPOINT_AGE_S

    def _take(self) -> list[WriteJob[Any]] | None:
        """Return the next jobs; while there are none, run the checkpoint that is due."""
        while self._checkpoint_at < inf:
            with suppress(Empty):
                return self._queue.get(timeout=max(0.0, self._checkpoint_at - monotonic()))
            self._checkpoint()
        return self._queue.get()

    def _next_group(self) -> list[WriteJob[Any]]:
        """Wait for jobs and take all that are queued; an empty group ends the thread."""
        group: list[WriteJob[Any]] = []
        jobs = self._take()
        with suppress(Empty):
            while jobs is not None:
                group += jobs
                if len(group) >= MAX_GROUP:
                    return group
                jobs = self._queue.get_nowait()
            if group:
                self._queue.put(None)
        return group

    def _commit(self, group: list[WriteJob[Any]]) -> list[WriteOutcome]:
        """Commit a group together. If a job fails, it fails alone; if the disk fails, all do."""
        with suppress(Exception):
            return self._commit_together(group)
        try:
            return self._commit_one_by_one(group)
        except Exception as error:
            return [
                WriteOutcome(job, error=explain_error(error, self._path, job.room)) for job in group
            ]

    def _commit_together(self, group: list[WriteJob[Any]]) -> list[WriteOutcome]:
        """Run a group in one transaction; appends in a row share their statements."""
        if all(job.entries for job in group):
            rows = sum(len(job.entries) for job in group)
            if rows <= entry_table.MAX_ROWS_PER_STATEMENT:
                return self._store(group)  # one statement is its own transaction
        outcomes: list[WriteOutcome] = []
        with self._transaction():
            for appends, jobs in groupby(group, key=lambda job: bool(job.entries)):
                store = self._store if appends else self._do_all
                outcomes += store(list(jobs))
        return outcomes

    def _store(self, jobs: list[WriteJob[Any]]) -> list[WriteOutcome]:
        entries = [entry for job in jobs for entry in job.entries]
        entry_table.store(self._connection, entries, self._clock())
        return [WriteOutcome(job) for job in jobs]

    def _do_all(self, jobs: list[WriteJob[Any]]) -> list[WriteOutcome]:
        return [self._do(job) for job in jobs]

    def _commit_one_by_one(self, group: list[WriteJob[Any]]) -> list[WriteOutcome]:
        """Run each job within a savepoint, so that its failure leaves the others as they are."""
        with self._transaction():
            return [self._do_in_savepoint(job) for job in group]

    def _do_in_savepoint(self, job: WriteJob[Any]) -> WriteOutcome:
        self._connection.execute("SAVEPOINT job")
        try:
            outcome = self._do(job)
        except Exception as error:
            explained = explain_error(error, self._path, job.room)
            if isinstance(explained, JournalUnavailableError):
                raise
            self._connection.execute("ROLLBACK TO job")
            outcome = WriteOutcome(job, error=explained)
        self._connection.execute("RELEASE job")
        return outcome

    def _do(self, job: WriteJob[Any]) -> WriteOutcome:
        if job.work is not None:
            return WriteOutcome(job, job.work(self._connection))
        entry_table.append(self._connection, job.entries, self._clock())
        return WriteOutcome(job)

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


@contextmanager
def _not_waiting(connection: sqlite3.Connection) -> Iterator[None]:
    """Let statements fail at once where they would wait for a lock."""
    ((usual_ms,),) = connection.execute("PRAGMA busy_timeout")
    connection.execute("PRAGMA busy_timeout = 0")
    try:
        yield
    finally:
        connection.execute(f"PRAGMA busy_timeout = {usual_ms}")


def _report_all(outcomes: list[WriteOutcome]) -> None:
    for outcome in outcomes:
        if outcome.job.work is None:
            outcome.job.on_done(outcome.error)
        else:
            outcome.job.on_done(outcome.error, outcome.result)


def _resolve(future: asyncio.Future[Any], error: Exception | None, result: object = None) -> None:
    if future.done():  # its caller was cancelled
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)


class Reader:
    """Owns a read-only connection, so that reading a long room delays no verdict."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self._connection = connection
        self._path = path
        self._closed = False
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal-reader")

    async def read(self, work: Work[T], room: str | None = None) -> T:
        """Run work in a read transaction and return its result."""
        if self._closed:
            raise JournalUnavailableError(f"the journal {self._path} is closed")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._in_transaction, work, room)

    async def close(self) -> None:
        """Finish pending reads, then stop."""
        self._closed = True
        await asyncio.to_thread(self._thread.shutdown)
        self._connection.close()

    def _in_transaction(self, work: Work[T], room: str | None) -> T:
        try:
            self._connection.execute("BEGIN")
            return work(self._connection)
        except sqlite3.Error as error:
            raise explain_error(error, self._path, room) from error
        finally:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
