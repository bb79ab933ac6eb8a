"""The journal in PostgreSQL; see `Journal` for what it promises."""

import asyncio
from collections.abc import Callable, Sequence

from spotisle.cluster.postgres.appends import Appender, read
from spotisle.cluster.postgres.connection import DatabaseConnection
from spotisle.cluster.postgres.pool import Pool
from spotisle.cluster.postgres.schema import prepare
from spotisle.storage.checksums import checksum, is_sound_record, record_id
from spotisle.storage.contract import (
    Entry,
    OnAppended,
    RecordInfo,
    RemovedCounts,
    RoomInfo,
    call_back,
)
from spotisle.storage.errors import DamagedJournalError, FencedError

FORMAT = 2
"""The version of the bodies of entries and snapshots. A room that a newer node has opened stays
with nodes that can read what that one wrote. Since 2 a snapshot may hold a game in play."""

TAKE = """UPDATE room SET epoch = epoch + 1, touched_at = $2, holder = $3, format = $4
    WHERE code = $1 AND format <= $4 AND (holder IN ('', $3)
        OR NOT EXISTS (SELECT 1 FROM node WHERE node.id = room.holder AND node.until > now()))
    RETURNING epoch"""
MAKE = """WITH fenced AS (SELECT highest_forgotten FROM fence WHERE one = 1 FOR SHARE)
    INSERT INTO room (code, epoch, seq, created_at, touched_at, holder, format)
    SELECT $1, highest_forgotten + 1, 0, $2, $2, $3, $4 FROM fenced
    ON CONFLICT (code) DO NOTHING RETURNING epoch"""
ROOMS = "SELECT code, seq, epoch, created_at, touched_at FROM room"
SAVE = """INSERT INTO snapshot (room, seq, checksum, body)
    SELECT $1, $2, $3, $4 FROM room WHERE code = $1 AND seq >= $2
    ON CONFLICT (room) DO UPDATE SET seq = $2, checksum = $3, body = $4 WHERE snapshot.seq <= $2"""
KEEP = "INSERT INTO record VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO NOTHING"
LISTED = """SELECT id, room, number, finished_at, game FROM record
    WHERE ($1::text IS NULL OR room = $1) AND ($3::text IS NULL
        OR (finished_at, id) < (SELECT finished_at, id FROM record WHERE id = $3))
    ORDER BY finished_at DESC, id DESC LIMIT $2"""
OLDEST = """DELETE FROM record WHERE id IN
    (SELECT id FROM record WHERE finished_at < $1 ORDER BY finished_at LIMIT $2) RETURNING id"""
UNTOUCHED = """SELECT epoch FROM room WHERE code = $1 AND ($2::double precision IS NULL
    OR touched_at < $2) FOR UPDATE"""
FENCE_OFF = "UPDATE fence SET highest_forgotten = greatest(highest_forgotten, $1) WHERE one = 1"
REMOVE = (
    "DELETE FROM entry WHERE room = $1",
    "DELETE FROM snapshot WHERE room = $1",
    "DELETE FROM room WHERE code = $1",
)
RECORDS_PER_BATCH = 500
POOL_SIZE = 2
"""Connections to read and take rooms; appends and the lease have a separate one each."""

Clock = Callable[[], float]


class PostgresJournal:
    """A journal for the event loop that opened it, on behalf of one node."""

    def __init__(self, pool: Pool, clock: Clock, holder: str, format_: int) -> None:
        self.pool = pool
        self.holder = holder
        self.format = format_
        self._clock = clock
        self._append_pool = pool.reserve()
        self._appender = Appender(self._append_pool, clock)
        self._closing: asyncio.Task[None] | None = None

    @classmethod
    async def open(
        cls, url: str, clock: Clock, holder: str = "", format_: int = FORMAT
    ) -> "PostgresJournal":
        """Open the journal in a database; `holder` is the node that takes rooms through it."""
        pool = Pool(url, POOL_SIZE)
        try:
            await prepare(pool, clock())
        except BaseException:
            await pool.close()
            raise
        return cls(pool, clock, holder, format_)

    async def open_room(self, room: str) -> int:
        """Take a room and return its new epoch; raise `FencedError` if a live node holds it."""
        given = (room, self._clock(), self.holder, self.format)
        for statement in (TAKE, MAKE, TAKE, MAKE):
            if rows := await self.pool.fetch(statement, *given):
                return int(rows[0][0])
        raise FencedError(f"room {room} is held by another node")

    async def append(self, entries: Sequence[Entry]) -> None:
        """Store entries, all or none, and return when they are durable."""
        if entries:
            await self._appender.append(entries)
        else:
            await self.pool.fetch("SELECT 1")

    def append_soon(self, entries: Sequence[Entry], on_appended: OnAppended) -> None:
        """Store entries, all or none, and call back when they are durable."""
        call_back(self._appender.append(entries), on_appended)

    def give_up(self) -> None:
        """Fail all pending appends with `FencedError`: the node's lease has expired."""
        self._appender.give_up()

    async def read(self, room: str, after: int = 0) -> list[Entry]:
        """Return the entries of a room with numbers above `after`, each checked."""
        return await self.pool.retry(lambda connection: read(connection, room, after))

    async def save_snapshot(self, room: str, seq: int, body: bytes) -> None:
        """Keep the fold of a room's entries up to `seq`."""
        await self.pool.fetch(SAVE, room, seq, checksum(room, seq, 0, body), body)

    async def snapshot(self, room: str) -> tuple[int, bytes] | None:
        """Return the stored snapshot if it is sound."""
        for seq, stored, body in await self.pool.fetch(
            "SELECT seq, checksum, body FROM snapshot WHERE room = $1", room
        ):
            if checksum(room, seq, 0, body) == stored:
                return seq, body
        return None

    async def room(self, code: str) -> RoomInfo | None:
        """Return one room."""
        rows = await self.pool.fetch(f"{ROOMS} WHERE code = $1", code)
        return RoomInfo(*rows[0]) if rows else None

    async def rooms(self) -> list[RoomInfo]:
        """Return all rooms, the one last written to first."""
        rows = await self.pool.fetch(f"{ROOMS} ORDER BY touched_at DESC, code")
        return [RoomInfo(*row) for row in rows]

    async def keep_record(
        self, room: str, number: int, finished_at: float, game: str, body: bytes
    ) -> str:
        """Keep the record of a finished game once, and return its id."""
        finished_at = float(finished_at)
        key = record_id(room, number, finished_at, game, body)
        await self.pool.fetch(KEEP, key, room, number, finished_at, game, body)
        return key

    async def records(
        self, room: str | None = None, limit: int = 50, before: str | None = None
    ) -> list[RecordInfo]:
        """Return records, the newest first."""
        rows = await self.pool.fetch(LISTED, room, limit, before)
        return [RecordInfo(*row) for row in rows]

    async def record(self, record_id: str) -> bytes | None:
        """Return the body of a record, checked against its digest."""
        rows = await self.pool.fetch("SELECT * FROM record WHERE id = $1", record_id)
        if not rows:
            return None
        row = tuple(rows[0])
        if not is_sound_record(row):
            raise DamagedJournalError(
                f"the record {record_id} of room {row[1]} does not match its checksum", room=row[1]
            )
        body: bytes = row[-1]
        return body

    async def forget(self, room: str) -> None:
        """Remove a room, its entries and its snapshot."""
        await self._forget(room, None)

    async def retain(self, rooms_since: float, records_since: float) -> RemovedCounts:
        """Remove what is older, in small transactions, so that appends can run in between."""
        rows = await self.pool.fetch("SELECT code FROM room WHERE touched_at < $1", rooms_since)
        rooms = sum([await self._forget(code, rooms_since) for (code,) in rows])
        records = 0
        while gone := await self.pool.fetch(OLDEST, records_since, RECORDS_PER_BATCH):
            records += len(gone)
        return RemovedCounts(rooms, records)

    async def close(self) -> None:
        """Store what is still queued, and close the connections."""
        self._closing = self._closing or asyncio.create_task(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        await self._appender.close()
        await self._append_pool.close()
        await self.pool.close()

    async def _forget(self, room: str, untouched_since: float | None) -> int:
        """Remove a room, unless it was written to since that time; return how many: 0 or 1."""

        async def removal(connection: DatabaseConnection) -> int:
            async with connection.transaction():
                epoch = await connection.fetchval(UNTOUCHED, room, untouched_since)
                if epoch is None:
                    return 0
                await connection.execute(FENCE_OFF, epoch)
                for statement in REMOVE:
                    await connection.execute(statement, room)
                return 1

        return await self.pool.retry(removal)
