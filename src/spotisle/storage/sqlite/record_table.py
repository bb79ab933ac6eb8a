"""The table of records of finished games."""

import sqlite3

from spotisle.storage.checksums import is_sound_record, record_id
from spotisle.storage.contract import RecordInfo
from spotisle.storage.errors import DamagedJournalError

COLUMNS = "SELECT id, room, number, finished_at, game"
NEWEST_FIRST = "ORDER BY finished_at DESC, id DESC LIMIT ?"
EARLIER = "(finished_at, id) < (SELECT finished_at, id FROM record WHERE id = ?)"
OLDEST = """DELETE FROM record WHERE id IN
    (SELECT id FROM record WHERE finished_at < ? ORDER BY finished_at LIMIT ?)"""


def insert(
    connection: sqlite3.Connection,
    room: str,
    number: int,
    finished_at: float,
    game: str,
    body: bytes,
) -> str:
    """Store a record once, however often this is called."""
    finished_at = float(finished_at)
    key = record_id(room, number, finished_at, game, body)
    row = (key, room, number, finished_at, game, body)
    connection.execute("INSERT OR IGNORE INTO record VALUES (?, ?, ?, ?, ?, ?)", row)
    return key


def list_records(
    connection: sqlite3.Connection, room: str | None, limit: int, before: str | None
) -> list[RecordInfo]:
    """Return records without their bodies, newest first."""
    conditions: dict[str, str] = {}
    if room is not None:
        conditions["room = ?"] = room
    if before is not None:
        conditions[EARLIER] = before
    where = f"WHERE {' AND '.join(conditions)}" if conditions else ""
    rows = connection.execute(
        f"{COLUMNS} FROM record {where} {NEWEST_FIRST}",
        (*conditions.values(), limit),
    )
    return [RecordInfo(*row) for row in rows]


def read_body(connection: sqlite3.Connection, key: str) -> bytes | None:
    """Return the body of a record, checked against its digest."""
    row = connection.execute(f"{COLUMNS}, body FROM record WHERE id = ?", (key,)).fetchone()
    if row is None:
        return None
    if not is_sound_record(row):
        raise DamagedJournalError(
            f"the record {key} of room {row[1]} does not match its checksum", room=row[1]
        )
    body: bytes = row[-1]
    return body


def forget_oldest(connection: sqlite3.Connection, before: float, limit: int) -> int:
    """Remove some of the records finished before a time; return how many."""
    return connection.execute(OLDEST, (before, limit)).rowcount
