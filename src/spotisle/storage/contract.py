"""What every journal promises, on one machine or on many.

A room is the fold of its entries, which are numbered 1, 2, 3, ... without a gap. The process that
runs a room takes it first and gets a fencing epoch, higher than all before. From then on the store
refuses entries of older epochs, so an owner that was paused or cut off cannot append after the
next has taken over. The store makes this check by itself, so it holds for an owner that does not
know yet.

Only what changes a room is an entry: an illegal claim, or a command that changes nothing, is
answered without one. Whoever folds the entries again knows every claim that had an effect, so none
is judged twice; one that had none may be judged anew.
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


class Forgotten(Struct, frozen=True):
    """How much retention removed."""

    rooms: int
    records: int


OnAppended = Callable[[Exception | None], None]
"""Called when entries are durable, or with the error for which none of them is."""


class Journal(Protocol):
    """The append-only log of rooms, and the records of finished games.

    Every method may raise `JournalUnavailableError`: the store cannot be used now, and the same
    call may be made again. Whatever returns has been stored for good.
    """

    async def open_room(self, room: str) -> int:
        """Take a room, new or not, and return its new epoch; older ones are refused from now on.

        The first epoch is 1. A code that is used again after `forget` goes on above all epochs
        ever forgotten, so that an owner of the former room stays fenced.
        """
        ...

    async def append(self, entries: Sequence[Entry]) -> None:
        """Store entries, of one room or several: all of them or, if it raises, none.

        Returns when they are durable. Without entries it asks the store whether it takes any, as
        far as the store can tell beforehand. Appending the very same entries again changes nothing
        and returns too: after an error or a cancelled wait the caller may simply repeat itself.
        Raises `FencedError` if an epoch is not its room's present one, `SequenceError` if a number
        does not follow the last one.
        """
        ...

    def append_soon(self, entries: Sequence[Entry], on_appended: OnAppended) -> None:
        """Do as `append` does, and call back at its end: no task has to wait for it."""
        ...

    async def read(self, room: str, after: int = 0) -> list[Entry]:
        """Return the entries of a room with numbers above `after`, in order, none missing.

        Each is checked against its checksum: `DamagedJournalError` names the first that is not what
        was stored, or is lost. A room that does not exist has no entries.
        """
        ...

    async def save_snapshot(self, room: str, seq: int, body: bytes) -> None:
        """Keep the fold of a room's entries up to `seq`: a cache, never needed.

        One that is older than the one kept, or ahead of the room's last entry, is not taken. An
        empty one erases the one kept: as far as the store can, no byte of it stays in its files.
        """
        ...

    async def snapshot(self, room: str) -> tuple[int, bytes] | None:
        """Return the kept snapshot and its number; None if there is none, or it is damaged."""
        ...

    async def room(self, code: str) -> RoomInfo | None:
        """Return one room; None if there is none of that code. Nothing is changed."""
        ...

    async def rooms(self) -> list[RoomInfo]:
        """Return all rooms, the one last written to first."""
        ...

    async def keep_record(
        self, room: str, number: int, finished_at: float, game: str, body: bytes
    ) -> str:
        """Keep the record of a room's finished game and return its id.

        The id comes from the content: keeping the same record again keeps one. It cannot be
        guessed from other ids.
        """
        ...

    async def records(
        self, room: str | None = None, limit: int = 50, before: str | None = None
    ) -> list[RecordInfo]:
        """Return records, the newest first, of one room or all; go on after the id `before`."""
        ...

    async def record(self, record_id: str) -> bytes | None:
        """Return the body of a record; None if there is none of that id."""
        ...

    async def forget(self, room: str) -> None:
        """Remove a room, its entries and its snapshot; its records stay."""
        ...

    async def retain(self, rooms_since: float, records_since: float) -> Forgotten:
        """Remove rooms last written to, and records finished, before the given times."""
        ...

    async def close(self) -> None:
        """Store what is still waiting and close the store."""
        ...


def call_back(append: Coroutine[Any, Any, None], on_appended: OnAppended) -> None:
    """Run an append in a task of its own, for a journal whose store is awaited."""
    task = asyncio.ensure_future(append)
    task.add_done_callback(lambda task: on_appended(_error_of(task)))


def _error_of(task: "asyncio.Task[None]") -> Exception | None:
    if task.cancelled():
        return JournalUnavailableError("the append was cancelled")
    error = task.exception()
    return error if isinstance(error, Exception) else None
