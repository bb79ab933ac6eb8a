"""Records of finished games in the tables."""

import sqlite3
from hashlib import blake2b

from spotisle.storage.contract import RecordInfo
from spotisle.storage.errors import DamagedJournalError

LINE = "SELECT id, room, number, finished_at, game"
NEWEST_FIRST = "ORDER BY finished_at DESC, id DESC LIMIT ?"
EARLIER = "(finished_at, id) < (SELECT finished_at, id FROM record WHERE id = ?)"
OLDEST = """DELETE FROM record WHERE id IN
    (SELECT id FROM record WHERE finished_at < ? ORDER BY finished_at LIMIT ?)"""


def record_id(room: str, number: int, finished_at: float, game: str, body: bytes) -> str:
    """Return the digest of a record, which is its id and its checksum at once."""
    said = f"{room} {number} {finished_at!r} {game} ".encode()
    return blake2b(said + body, digest_size=12).hexdigest()


def keep(
    connection: sqlite3.Connection,
    room: str,
    number: int,
    finished_at: float,
    game: str,
    body: bytes,
) -> str:
    """Keep a record once, however often it is brought."""
    finished_at = float(finished_at)
    key = record_id(room, number, finished_at, game, body)
    row = (key, room, number, finished_at, game, body)
    connection.execute("INSERT OR IGNORE INTO record VALUES (?, ?, ?, ?, ?, ?)", row)
    return key


def listed(
    connection: sqlite3.Connection, room: str | None, limit: int, before: str | None
) -> list[RecordInfo]:
    """Return the lines of records, newest first."""
    wanted: dict[str, str] = {}
    if room is not None:
        wanted["room = ?"] = room
    if before is not None:
        wanted[EARLIER] = before
    where = f"WHERE {' AND '.join(wanted)}" if wanted else ""
    rows = connection.execute(
        f"{LINE} FROM record {where} {NEWEST_FIRST}",
        (*wanted.values(), limit),
    )
    return [RecordInfo(*row) for row in rows]


def body_of(connection: sqlite3.Connection, key: str) -> bytes | None:
    """Return the body of a record, held against its digest."""
    row = connection.execute(f"{LINE}, body FROM record WHERE id = ?", (key,)).fetchone()
    if row is None:
        return None
    if not sound(row):
        raise DamagedJournalError(
            f"the record {key} of room {row[1]} does not match its checksum", room=row[1]
        )
    body: bytes = row[-1]
    return body


def sound(row: tuple[str, str, int, float, str, bytes]) -> bool:
    """Tell whether a stored record is the one that was kept."""
    key, room, number, finished_at, game, body = row
    return isinstance(body, bytes) and record_id(room, number, finished_at, game, body) == key


def forget_oldest(connection: sqlite3.Connection, before: float, limit: int) -> int:
    """Remove some of the records finished before a time; return how many."""
    return connection.execute(OLDEST, (before, limit)).rowcount
