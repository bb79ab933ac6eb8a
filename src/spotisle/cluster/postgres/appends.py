"""Appending in groups: one statement checks the fence of many rooms and stores their entries.

No timer: while one statement is on its way the next group gathers by itself. A statement whose
answer is lost is sent again until the database answers; it cannot store anything twice, because it
only stores what follows a room's last entry. Who waits is told nothing before that is known.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any

from msgspec import Struct

from spotisle.cluster.postgres.pool import (
    PAUSE_SECONDS,
    Answer,
    CollisionError,
    Line,
    Lines,
    UnknownOutcomeError,
)
from spotisle.storage.contract import Entry
from spotisle.storage.errors import (
    DamagedJournalError,
    FencedError,
    JournalError,
    JournalUnavailableError,
    SequenceError,
)
from spotisle.storage.sqlite.entries import checksum

MAX_GROUP = 1024
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
AFTER = """SELECT room.seq, entry.seq, entry.epoch, entry.checksum, entry.body
    FROM room LEFT JOIN entry ON entry.room = room.code AND entry.seq > $2
    WHERE room.code = $1 ORDER BY entry.seq"""
SPAN = """SELECT seq, epoch, checksum, body FROM entry
    WHERE room = $1 AND seq BETWEEN $2 AND $3 ORDER BY seq"""


class Run(Struct, frozen=True):
    """Entries of one room that follow one another."""

    room: str
    epoch: int
    entries: tuple[Entry, ...]

    @property
    def first(self) -> int:
        """The number of the first entry."""
        return self.entries[0].seq


class Job(Struct, frozen=True):
    """One call of `append`, and who waits for it."""

    runs: tuple[Run, ...]
    waiting: "asyncio.Future[None]"

    @property
    def rooms(self) -> set[str]:
        """The rooms that it writes to."""
        return {run.room for run in self.runs}


class Appender:
    """Stores what is queued, again and again."""

    def __init__(self, lines: Lines, clock: Callable[[], float]) -> None:
        self._lines = lines
        self._clock = clock
        self._queue: deque[Job] = deque()
        self._stirred = asyncio.Event()
        self._closing = False
        self._group: list[Job] = []
        self._task = asyncio.create_task(self._run(), name="journal appender")

    async def append(self, entries: Sequence[Entry]) -> None:
        """Return when the entries are durable."""
        if self._closing:
            raise JournalUnavailableError(f"the journal {self._lines.place} is closed")
        job = Job(runs_of(entries), asyncio.get_running_loop().create_future())
        self._queue.append(job)
        self._stirred.set()
        await job.waiting

    def give_up(self) -> None:
        """Fence everybody off who waits: this node may not speak for its rooms any more.

        What was on its way may have been stored or not; the next owner will see.
        """
        for job in (*self._group, *self._queue):
            _tell(job, FencedError("this node was cut off from the database for too long"))
        self._queue.clear()

    async def close(self) -> None:
        """Store what is queued, then stop."""
        self._closing = True
        self._stirred.set()
        await self._task

    async def _run(self) -> None:
        while True:
            if not self._queue:
                if self._closing:
                    return
                self._stirred.clear()
                await self._stirred.wait()
                continue
            self._group = self._next_group()
            await self._settle(self._group)
            self._group = []

    def _next_group(self) -> list[Job]:
        """Take what is queued, up to a second call for the same room: its turn comes next."""
        group: list[Job] = []
        rooms: set[str] = set()
        while self._queue and len(group) < MAX_GROUP and not rooms & self._queue[0].rooms:
            rooms |= self._queue[0].rooms
            group.append(self._queue.popleft())
        return group

    async def _settle(self, group: list[Job]) -> None:
        """Store a group. A call that cannot be stored at once is looked at alone."""
        runs = [job.runs[0] for job in group if len(job.runs) == 1]
        attempt = Attempt(self._lines)
        stored: set[str] = set()
        try:
            stored = await attempt.answered(
                lambda: self._lines.once(lambda line: store(line, runs, self._clock())), group
            )
        except JournalUnavailableError as error:
            for job in group:
                _tell(job, error)
        except Exception:  # noqa: S110  (whose fault it was turns out below)
            pass
        for job in group:
            if len(job.runs) == 1 and job.runs[0].room in stored:
                _tell(job)
            else:
                await self._settle_alone(job, attempt)

    async def _settle_alone(self, job: Job, attempt: "Attempt") -> None:
        try:
            await attempt.answered(
                lambda: self._lines.transaction(lambda line: append(line, job.runs, self._clock())),
                (job,),
            )
            _tell(job)
        except Exception as error:
            _tell(job, error)


class Attempt:
    """Work that is tried until it is answered, as soon as any of it may have been done."""

    def __init__(self, lines: Lines) -> None:
        self._lines = lines
        self._in_doubt = False

    async def answered(self, work: Callable[[], Awaitable[Answer]], jobs: Sequence[Job]) -> Answer:
        """Return the answer; raise if the work was certainly not done, or nobody waits for it."""
        while not all(job.waiting.done() for job in jobs):
            try:
                return await work()
            except UnknownOutcomeError:
                self._in_doubt = True
            except CollisionError:
                pass
            except JournalUnavailableError:
                if not self._in_doubt:
                    raise
            await asyncio.sleep(PAUSE_SECONDS)
        raise FencedError("nobody waits for this any more")


def _tell(job: Job, error: Exception | None = None) -> None:
    if job.waiting.done():
        return
    if error is None:
        job.waiting.set_result(None)
    else:
        job.waiting.set_exception(error)


def runs_of(entries: Iterable[Entry]) -> tuple[Run, ...]:
    """Sort the entries of one call by room; refuse a hole between two of them."""
    by_room = sorted(entries, key=attrgetter("room", "epoch"))
    runs = []
    for (room, epoch), group in groupby(by_room, key=attrgetter("room", "epoch")):
        run = tuple(group)
        for seq, entry in enumerate(run, start=run[0].seq):
            if entry.seq != seq:
                raise SequenceError(f"room {room}: entry {entry.seq} came where {seq} was due")
        runs.append(Run(room, epoch, run))
    return tuple(runs)


async def store(line: Line, runs: Sequence[Run], now: float) -> set[str]:
    """Store the runs that continue their rooms, and return whose those are."""
    if not runs:
        return set()
    entries = [entry for run in runs for entry in run.entries]
    rows = await line.fetch(
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


async def append(line: Line, runs: Sequence[Run], now: float) -> None:
    """Store all runs of one call or none, in a transaction; let what is stored be repeated."""
    heads = {
        code: (epoch, seq)
        for code, epoch, seq in await line.fetch(HEADS, [run.room for run in runs])
    }
    new = []
    for run in runs:
        epoch, seq = heads.get(run.room, (None, 0))
        if epoch != run.epoch:
            now_is = f"its epoch is {epoch}" if epoch else "it does not exist"
            raise FencedError(f"room {run.room} is not held with epoch {run.epoch}: {now_is}")
        if run.first == seq + 1:
            new.append(run)
        elif not await _is_stored(line, run):
            raise SequenceError(
                f"room {run.room}: entry {run.first} does not follow its last, {seq}"
            )
    await store(line, new, now)


async def _is_stored(line: Line, run: Run) -> bool:
    rows = await line.fetch(SPAN, run.room, run.first, run.entries[-1].seq)
    return [_entry(run.room, row) for row in rows] == list(run.entries)


async def read(line: Line, room: str, after: int) -> list[Entry]:
    """Return a room's entries, each held against its checksum, none missing."""
    entries: list[Entry] = []
    due = after + 1
    rows = await line.fetch(AFTER, room, after)
    for _, *row in rows if rows and rows[0][1] is not None else ():
        if row[0] != due:
            raise _damaged(room, due, "is missing")
        entry = _entry(room, row)
        if entry is None:
            raise _damaged(room, due, "does not match its checksum")
        entries.append(entry)
        due += 1
    if rows and due <= rows[0][0]:
        raise _damaged(room, due, "is missing")
    return entries


def _entry(room: str, row: Any) -> Entry | None:  # noqa: ANN401
    seq, epoch, stored, body = row
    sound = checksum(room, seq, epoch, body) == stored
    return Entry(room, seq, epoch, body) if sound else None


def _damaged(room: str, seq: int, what: str) -> JournalError:
    return DamagedJournalError(f"room {room} is damaged: entry {seq} {what}", room=room, seq=seq)
