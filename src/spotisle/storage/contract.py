"""The interface of every journal, on one machine or on many.

A room is the fold of its entries, which are numbered 1, 2, 3, ... without a gap. The process that
runs a room takes it first and gets a fencing epoch, higher than all before. From then on the store
refuses entries of older epochs, so an owner that was paused or cut off cannot append after the
next has taken over. The store itself makes this check, so it also stops an owner that does not know
yet.

Only what changes a room is an entry: an illegal claim, or a command that changes nothing, is
answered without one. Folding the entries again restores every claim that had an effect, so none of
them is judged twice; a claim without effect may be judged again.
"""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Protocol

from msgspec import Struct

from spotisle.storage.errors import JournalUnavailableError


class Entry(Struct, frozen=True, gc=False):
    """One event of a room; the journal does not look into its body."""

    room: str
    seq: int
    epoch: int
    body: bytes


class RoomInfo(Struct, frozen=True, gc=False):
    """A room in the list of rooms: its last entry, its epoch and when it was last written to."""

    code: str
    seq: int
    epoch: int
    created_at: float
    touched_at: float


class RecordInfo(Struct, frozen=True, gc=False):
    """A finished game in the list of records, without its body."""

    id: str
    room: str
    number: int
    finished_at: float
    game: str


class RemovedCounts(Struct, frozen=True):
    """How much retention removed."""

    rooms: int
    records: int


OnAppended = Callable[[Exception | None], None]
"""Called with None when the entries are durable, or with the error if none is stored."""


class Journal(Protocol):
    """The append-only log of rooms, and the records of finished games.

    Every method may raise `JournalUnavailableError`: the store cannot be used now, and the caller
    may retry. What a method has stored is durable when it returns.
    """

    async def open_room(self, room: str) -> int:
        """Take a room, new or not, and return its new epoch; older ones are refused from now on.

        The first epoch is 1. A code that is used again after `forget` goes on above all epochs
        ever forgotten, so that an owner of the former room stays fenced.
        """
        ...

    async def append(self, entries: Sequence[Entry]) -> None:
        """Store entries, of one room or several: all of them or, if it raises, none.

        Returns when they are durable. Without entries it tests whether the store accepts writes,
        as far as the store can tell. Appending the same entries again changes nothing and
        succeeds, so the caller may retry after an error or a cancelled wait. Raises `FencedError`
        if an epoch is not its room's current one, `SequenceError` if a number does not follow the
        last one.
        """
        ...

    def append_soon(self, entries: Sequence[Entry], on_appended: OnAppended) -> None:
        """Like `append`, but call back at the end, so that no task has to wait."""
        ...

    async def read(self, room: str, after: int = 0) -> list[Entry]:
        """Return the entries of a room with numbers above `after`, in order, none missing.

        Each is checked against its checksum: `DamagedJournalError` names the first that is damaged
        or missing. A room that does not exist has no entries.
        """
        ...

    async def save_snapshot(self, room: str, seq: int, body: bytes) -> None:
        """Keep the fold of a room's entries up to `seq`, as a cache: it can be lost.

        A snapshot that is older than the stored one, or ahead of the room's last entry, is ignored.
        An empty one erases the stored one, as far as possible also from the store's files.
        """
        ...

    async def snapshot(self, room: str) -> tuple[int, bytes] | None:
        """Return the stored snapshot and its number; None if there is none, or it is damaged."""
        ...

    async def room(self, code: str) -> RoomInfo | None:
        """Return one room; None if there is none with this code. Changes nothing."""
        ...

    async def rooms(self) -> list[RoomInfo]:
        """Return all rooms, the one last written to first."""
        ...

    async def keep_record(
        self, room: str, number: int, finished_at: float, game: str, body: bytes
    ) -> str:
        """Keep the record of a room's finished game and return its id.

        The id is a digest of the content, so keeping the same record again changes nothing. It
        cannot be guessed from other ids.
        """
        ...

    async def records(
        self, room: str | None = None, limit: int = 50, before: str | None = None
    ) -> list[RecordInfo]:
        """Return records, the newest first, of one room or all; only older ones than `before`."""
        ...

    async def record(self, record_id: str) -> bytes | None:
        """Return the body of a record; None if there is none with this id."""
        ...

    async def forget(self, room: str) -> None:
        """Remove a room, its entries and its snapshot; its records stay."""
        ...

    async def retain(self, rooms_since: float, records_since: float) -> RemovedCounts:
        """Remove rooms last written to, and records finished, before the given times."""
        ...

    async def close(self) -> None:
        """Store what is still queued and close the store."""
        ...


def call_back(append: Coroutine[Any, Any, None], on_appended: OnAppended) -> None:
    """Run an append in a separate task, for a journal with an asynchronous store."""
    task = asyncio.ensure_future(append)
    task.add_done_callback(lambda task: on_appended(_error_of(task)))


def _error_of(task: "asyncio.Task[None]") -> Exception | None:
    if task.cancelled():
        return JournalUnavailableError("the append was cancelled")
    error = task.exception()
    return error if isinstance(error, Exception) else None
