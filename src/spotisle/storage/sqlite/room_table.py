"""The table of rooms: taken with a new fencing epoch, listed, removed."""

import sqlite3

from spotisle.storage.contract import RoomInfo

TAKE = """INSERT INTO room SELECT ?1, highest_forgotten + 1, 0, ?2, ?2 FROM fence WHERE true
    ON CONFLICT (code) DO UPDATE SET epoch = epoch + 1, touched_at = ?2 RETURNING epoch"""
ROOMS = "SELECT code, seq, epoch, created_at, touched_at FROM room"
FENCE_OFF = """UPDATE fence SET highest_forgotten =
    max(highest_forgotten, (SELECT epoch FROM room WHERE code = ?))"""


def take(connection: sqlite3.Connection, code: str, now: float) -> int:
    """Raise the epoch of a room; create the room if there is none."""
    ((epoch,),) = connection.execute(TAKE, (code, now)).fetchall()
    return int(epoch)


def find(connection: sqlite3.Connection, code: str) -> RoomInfo | None:
    """Return one room; None if there is none with this code."""
    row = connection.execute(f"{ROOMS} WHERE code = ?", (code,)).fetchone()
    return RoomInfo(*row) if row else None


def all_rooms(connection: sqlite3.Connection) -> list[RoomInfo]:
    """Return every room, the one last written to first."""
    rows = connection.execute(f"{ROOMS} ORDER BY touched_at DESC, code")
    return [RoomInfo(*row) for row in rows]


def forget(connection: sqlite3.Connection, code: str, untouched_since: float | None = None) -> int:
    """Remove a room, unless it was written to since that time; return how many: 0 or 1."""
    info = find(connection, code)
    if info is None or (untouched_since is not None and info.touched_at >= untouched_since):
        return 0
    connection.execute(FENCE_OFF, (code,))
    connection.execute("DELETE FROM entry WHERE room = ?", (code,))
    connection.execute("DELETE FROM snapshot WHERE room = ?", (code,))
    return connection.execute("DELETE FROM room WHERE code = ?", (code,)).rowcount
