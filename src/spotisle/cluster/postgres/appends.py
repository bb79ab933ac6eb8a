"""Group commit: one statement checks the fencing epochs of many rooms and stores their entries.

There is no timer: while one statement is on its way, the next group gathers. A statement whose
answer is lost is sent again until the database answers. It cannot store anything twice, because it
only stores what follows a room's last entry. Callers wait until the outcome is known.
"""

import asyncio
import random
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any, TypeVar

from msgspec import Struct

from spotisle.cluster.postgres.connection import DatabaseConnection
from spotisle.cluster.postgres.pool import (
    RETRY_PAUSE_S,
    CollisionError,
    Pool,
    UnknownOutcomeError,
)
from spotisle.storage.checksums import checksum
from spotisle.storage.contract import Entry
from spotisle.storage.errors import (
    DamagedJournalError,
    FencedError,
    JournalError,
    JournalUnavailableError,
    SequenceError,
)

MAX_GROUP = 1024
MAX_RETRY_PAUSE_S = 0.4
STORE = """WITH moved AS (
    UPDATE room SET seq = run.last, touched_at = $1
    FROM unnest($2::text[], $3::bigint[], $4::bigint[], $5::bigint[])
        AS run (code, epoch, first, last)
    WHERE room.code = run.code AND room.epoch = run.epoch AND room.seq = run.first - 1
    RETURNING room.code
), stored AS (
    INSERT INTO entry (room, seq, epoch, checksum, body)
    SELECT given.room, given.seq, given.epoch, given.checksum, given.body
    FROM unnest($6::text[], $7::bigint[], $8::bigint[], $9::bigint[], $10::bytea[])
        AS given (room, seq, epoch, checksum, body)
    JOIN moved ON moved.code = given.room
)
SELECT code FROM moved"""
HEADS = "SELECT code, epoch, seq FROM room WHERE code = ANY($1::text[]) ORDER BY code FOR UPDATE"
"""The row lock is written to the WAL, so the commit waits for the synchronous replica even if the
entries are stored already: an earlier attempt may have been cancelled while it waited."""
AFTER = """SELECT room.seq, entry.seq, entry.epoch, entry.checksum, entry.body
    FROM room LEFT JOIN entry ON entry.room = room.code AND entry.seq > $2
    WHERE room.code = $1 ORDER BY entry.seq"""
SPAN = """SELECT seq, epoch, checksum, body FROM entry
    WHERE room = $1 AND seq BETWEEN $2 AND $3 ORDER BY seq"""


T = TypeVar("T")


class Run(Struct, frozen=True):
    """Consecutive entries of one room."""

    room: str
    epoch: int
    entries: tuple[Entry, ...]

    @property
    def first(self) -> int:
        """The number of the first entry."""
        return self.entries[0].seq


class AppendRequest(Struct, frozen=True):
    """One call of `append`, and the future that its caller waits for."""

    runs: tuple[Run, ...]
    waiting: "asyncio.Future[None]"

    @property
    def rooms(self) -> set[str]:
        """The rooms that it writes to."""
        return {run.room for run in self.runs}


class Appender:
    """Stores what is queued, group by group."""

    def __init__(self, pool: Pool, clock: Callable[[], float]) -> None:
        self._pool = pool
        self._clock = clock
        self._queue: deque[AppendRequest] = deque()
        self._wake_up = asyncio.Event()
        self._closing = False
        self._group: list[AppendRequest] = []
        self._task = asyncio.create_task(self._run(), name="journal appender")

    async def append(self, entries: Sequence[Entry]) -> None:
        """Return when the entries are durable."""
        if self._closing:
            raise JournalUnavailableError(f"the journal {self._pool.label} is closed")
        request = AppendRequest(
            split_into_runs(entries), asyncio.get_running_loop().create_future()
        )
        self._queue.append(request)
        self._wake_up.set()
        await request.waiting

    def give_up(self) -> None:
        """Fail all pending requests with `FencedError`: the node's lease has expired.

        Entries that were already sent may be stored or not; the next owner reads what is there.
        """
        for request in (*self._group, *self._queue):
            _resolve(request, FencedError("this node lost the database for too long"))
        self._queue.clear()

    async def close(self) -> None:
        """Store what is queued, then stop."""
        self._closing = True
        self._wake_up.set()
        await self._task

    async def _run(self) -> None:
        while True:
            if not self._queue:
                if self._closing:
                    return
                self._wake_up.clear()
                await self._wake_up.wait()
                continue
            self._group = self._next_group()
            await self._settle(self._group)
            self._group = []

    def _next_group(self) -> list[AppendRequest]:
        """Take what is queued, up to a second request for the same room: that one waits."""
        group: list[AppendRequest] = []
        rooms: set[str] = set()
        while self._queue and len(group) < MAX_GROUP and not rooms & self._queue[0].rooms:
            rooms |= self._queue[0].rooms
            group.append(self._queue.popleft())
        return group

    async def _settle(self, group: list[AppendRequest]) -> None:
        """Store a group. A request that cannot be stored in one statement is stored alone."""
        runs = [request.runs[0] for request in group if len(request.runs) == 1]
        attempt = AppendAttempt(self._pool)
        stored: set[str] = set()
        try:
            stored = await attempt.until_answered(
                lambda: self._pool.run(lambda connection: store(connection, runs, self._clock())),
                group,
            )
        except JournalUnavailableError as error:
            for request in group:
                _resolve(request, error)
        except Exception:  # noqa: S110  (each request is tried alone below)
            pass
        for request in group:
            if len(request.runs) == 1 and request.runs[0].room in stored:
                _resolve(request)
            else:
                await self._settle_alone(request, attempt)

    async def _settle_alone(self, request: AppendRequest, attempt: "AppendAttempt") -> None:
        try:
            await attempt.until_answered(
                lambda: self._pool.transaction(
                    lambda connection: append(connection, request.runs, self._clock())
                ),
                (request,),
            )
            _resolve(request)
        except Exception as error:
            _resolve(request, error)


class AppendAttempt:
    """Repeats work until the database answers, once its outcome is unknown."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._in_doubt = False

    async def until_answered(
        self, work: Callable[[], Awaitable[T]], requests: Sequence[AppendRequest]
    ) -> T:
        """Return the result; raise if the work was certainly not done, or nobody waits for it."""
        pause_s = RETRY_PAUSE_S
        while not all(request.waiting.done() for request in requests):
            try:
                return await work()
            except UnknownOutcomeError:
                self._in_doubt = True
            except CollisionError:
                pass
            except JournalUnavailableError:
                if not self._in_doubt:
                    raise
            await asyncio.sleep(pause_s * random.uniform(0.5, 1.0))
            pause_s = min(2 * pause_s, MAX_RETRY_PAUSE_S)
        raise FencedError("nobody waits for this any more")


def _resolve(request: AppendRequest, error: Exception | None = None) -> None:
    if request.waiting.done():
        return
    if error is None:
        request.waiting.set_result(None)
    else:
        request.waiting.set_exception(error)


def split_into_runs(entries: Iterable[Entry]) -> tuple[Run, ...]:
    """Group the entries of one call by room; refuse a gap between two of them."""
    by_room = sorted(entries, key=attrgetter("room", "epoch"))
    runs = []
    for (room, epoch), group in groupby(by_room, key=attrgetter("room", "epoch")):
        run = tuple(group)
        for seq, entry in enumerate(run, start=run[0].seq):
            if entry.seq != seq:
                raise SequenceError(f"room {room}: entry {entry.seq} came where {seq} was due")
        runs.append(Run(room, epoch, run))
    return tuple(runs)


async def store(connection: DatabaseConnection, runs: Sequence[Run], now: float) -> set[str]:
    """Store the runs that continue their rooms, and return the codes of these rooms."""
    if not runs:
        return set()
    entries = [entry for run in runs for entry in run.entries]
    rows = await connection.fetch(
        STORE,
        now,
        [run.room for run in runs],
        [run.epoch for run in runs],
        [run.first for run in runs],
        [run.entries[-1].seq for run in runs],
        [entry.room for entry in entries],
        [entry.seq for entry in entries],
        [entry.epoch for entry in entries],
        [checksum(entry.room, entry.seq, entry.epoch, entry.body) for entry in entries],
        [entry.body for entry in entries],
    )
    return {code for (code,) in rows}


async def append(connection: DatabaseConnection, runs: Sequence[Run], now: float) -> None:
    """Store all runs of one call or none, in a transaction; skip runs that are stored already."""
    heads = {
        code: (epoch, seq)
        for code, epoch, seq in await connection.fetch(HEADS, [run.room for run in runs])
    }
    new = []
    for run in runs:
        epoch, seq = heads.get(run.room, (None, 0))
        if epoch != run.epoch:
            now_is = f"its epoch is {epoch}" if epoch else "it does not exist"
            raise FencedError(f"room {run.room} is not held with epoch {run.epoch}: {now_is}")
        if run.first == seq + 1:
            new.append(run)
        elif not await _is_stored(connection, run):
            raise SequenceError(
                f"room {run.room}: entry {run.first} does not follow its last, {seq}"
            )
    await store(connection, new, now)


async def _is_stored(connection: DatabaseConnection, run: Run) -> bool:
    rows = await connection.fetch(SPAN, run.room, run.first, run.entries[-1].seq)
    return [_entry(run.room, row) for row in rows] == list(run.entries)


async def read(connection: DatabaseConnection, room: str, after: int) -> list[Entry]:
    """Return a room's entries, each checked against its checksum, none missing."""
    entries: list[Entry] = []
    due = after + 1
    rows = await connection.fetch(AFTER, room, after)
    for _, *row in rows if rows and rows[0][1] is not None else ():
        if row[0] != due:
            raise _damage_error(room, due, "is missing")
        entry = _entry(room, row)
        if entry is None:
            raise _damage_error(room, due, "does not match its checksum")
        entries.append(entry)
        due += 1
    if rows and due <= rows[0][0]:
        raise _damage_error(room, due, "is missing")
    return entries


def _entry(room: str, row: Any) -> Entry | None:  # noqa: ANN401
    seq, epoch, stored, body = row
    sound = checksum(room, seq, epoch, body) == stored
    return Entry(room, seq, epoch, body) if sound else None


def _damage_error(room: str, seq: int, what: str) -> JournalError:
    return DamagedJournalError(f"room {room} is damaged: entry {seq} {what}", room=room, seq=seq)
