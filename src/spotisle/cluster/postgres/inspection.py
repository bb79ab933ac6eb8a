"""Checking and exporting a journal in PostgreSQL, also while nodes write to it; nothing changes."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from spotisle.cluster.postgres.pool import Pool
from spotisle.storage.checksums import checksum, is_sound_record
from spotisle.storage.contract import Entry
from spotisle.storage.damage import Damage, Report, walk_rows
from spotisle.storage.errors import JournalUnavailableError

STATEMENT_TIMEOUT_S = 300.0
"""A long log takes longer to read than a verdict may wait."""
HAS_TABLES = "SELECT to_regclass('room') IS NOT NULL AND to_regclass('entry') IS NOT NULL"
ROOMS = "SELECT code FROM room ORDER BY code"
LOG = """SELECT room.epoch, room.seq, entry.seq, entry.epoch, entry.checksum, entry.body
    FROM room LEFT JOIN entry ON entry.room = room.code WHERE room.code = $1 ORDER BY entry.seq"""
"""One statement for a room and its entries, so that both are from the same snapshot."""
STRAY = "SELECT DISTINCT room FROM entry WHERE room NOT IN (SELECT code FROM room) ORDER BY room"
SNAPSHOTS = "SELECT room, seq, checksum, body FROM snapshot"
RECORDS = "SELECT * FROM record"


async def check(url: str) -> Report:
    """Check everything stored against its checksum, and the rooms against their entries."""
    report = Report()
    async with _open_pool(url) as pool:
        for (code,) in await pool.fetch(ROOMS):
            epoch, log = await _read_log(pool, code)
            report.damage.extend(report.check_room(epoch, log))
        for (code,) in await pool.fetch(STRAY):
            report.damage.append(Damage("has entries, but is not in the list of rooms", code))
        for code, seq, stored, body in await pool.fetch(SNAPSHOTS):
            if checksum(code, seq, 0, body) != stored:
                what = "has a damaged snapshot, which is not used; nothing is lost"
                report.damage.append(Damage(what, code))
        for row in await pool.fetch(RECORDS):
            report.records += 1
            if not is_sound_record(tuple(row)):
                what = f"the record {row[0]} does not match its checksum"
                report.damage.append(Damage(what, row[1]))
    return report


async def all_entries(url: str, room: str | None) -> AsyncIterator[Entry | Damage]:
    """Yield the entries of one room or of all, and each damage where it occurs."""
    async with _open_pool(url) as pool:
        codes = [code for (code,) in await pool.fetch(ROOMS)]
        if room is not None and room not in codes:
            raise JournalUnavailableError(f"the journal in {pool.label} has no room {room}")
        for code in codes if room is None else (room,):
            for found in (await _read_log(pool, code))[1]:
                yield found


async def _read_log(pool: Pool, code: str) -> tuple[int, list[Entry | Damage]]:
    """Return the epoch of a room and its entries; a room that was just deleted has none."""
    rows = await pool.fetch(LOG, code)
    if not rows:
        return 0, []
    epoch, last = rows[0][:2]
    entries = (tuple(row)[2:] for row in rows if row[2] is not None)
    return epoch, list(walk_rows(code, entries, last))


@asynccontextmanager
async def _open_pool(url: str) -> AsyncIterator[Pool]:
    pool = Pool(url, statement_timeout_s=STATEMENT_TIMEOUT_S)
    try:
        if not (await pool.fetch(HAS_TABLES))[0][0]:
            raise JournalUnavailableError(f"there is no journal in {pool.label}")
        yield pool
    finally:
        await pool.close()
