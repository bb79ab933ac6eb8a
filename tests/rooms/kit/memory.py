"""An in-memory journal that follows the contract and can be made to fail."""

import asyncio
from collections.abc import Callable, Sequence
from hashlib import sha256

from msgspec import Struct

from spotisle.storage import (
    Entry,
    FencedError,
    JournalUnavailableError,
    RecordInfo,
    RemovedCounts,
    RoomInfo,
    SequenceError,
)
from spotisle.storage.contract import OnAppended, call_back


class Log(Struct):
    """One room's entries."""

    epoch: int
    created_at: float
    entries: list[Entry]


class MemoryJournal:
    """Keeps everything in dictionaries. Set `full` to make it fail like a full disk."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.full = False
        self.loses_records = False
        self.seconds = 0.0
        """Seconds that an append takes."""
        self.logs: dict[str, Log] = {}
        self.kept: dict[str, tuple[RecordInfo, bytes]] = {}
        self.snapshots: dict[str, tuple[int, bytes]] = {}

    async def open_room(self, room: str) -> int:
        self._check()
        log = self.logs.setdefault(room, Log(0, self.now(), []))
        log.epoch += 1
        return log.epoch

    async def append(self, entries: Sequence[Entry]) -> None:
        self._check()
        if self.seconds:
            await asyncio.sleep(self.seconds)
        for entry in entries:
            log = self.logs[entry.room]
            if entry.epoch != log.epoch:
                raise FencedError(f"room {entry.room} is held with epoch {log.epoch}")
            if entry.seq <= len(log.entries) and log.entries[entry.seq - 1] == entry:
                continue
            if entry.seq != len(log.entries) + 1:
                raise SequenceError(f"room {entry.room}: entry {entry.seq} does not follow")
            log.entries.append(entry)

    def append_soon(self, entries: Sequence[Entry], on_appended: OnAppended) -> None:
        call_back(self.append(entries), on_appended)

    async def read(self, room: str, after: int = 0) -> list[Entry]:
        self._check()
        return self.logs[room].entries[after:] if room in self.logs else []

    async def save_snapshot(self, room: str, seq: int, body: bytes) -> None:
        self._check()
        self.snapshots[room] = (seq, body)

    async def snapshot(self, room: str) -> tuple[int, bytes] | None:
        self._check()
        return self.snapshots.get(room)

    async def room(self, code: str) -> RoomInfo | None:
        self._check()
        return next((line for line in await self.rooms() if line.code == code), None)

    async def rooms(self) -> list[RoomInfo]:
        return [
            RoomInfo(code, len(log.entries), log.epoch, log.created_at, self.now())
            for code, log in self.logs.items()
        ]

    async def keep_record(
        self, room: str, number: int, finished_at: float, game: str, body: bytes
    ) -> str:
        self._check()
        if self.loses_records:
            raise JournalUnavailableError("records cannot be stored just now")
        name = sha256(f"{room} {number} ".encode() + body).hexdigest()
        self.kept[name] = (RecordInfo(name, room, number, finished_at, game), body)
        return name

    async def records(
        self, room: str | None = None, limit: int = 50, before: str | None = None
    ) -> list[RecordInfo]:
        assert before is None
        lines = [line for line, _ in self.kept.values() if room in (None, line.room)]
        return lines[::-1][:limit]

    async def record(self, record_id: str) -> bytes | None:
        return self.kept[record_id][1] if record_id in self.kept else None

    async def forget(self, room: str) -> None:
        self.logs[room].entries = []

    async def retain(self, rooms_since: float, records_since: float) -> RemovedCounts:
        return RemovedCounts(0, 0)

    async def close(self) -> None:
        """There is nothing to close."""

    def _check(self) -> None:
        if self.full:
            raise JournalUnavailableError("the disk is full")
