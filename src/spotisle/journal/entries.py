"""Entries and snapshots in the tables: how they are written, and checked when they are read."""

import sqlite3
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby, islice
from operator import attrgetter
from zlib import crc32

from msgspec import Struct

from spotisle.journal.contract import Entry
from spotisle.journal.errors import (
    DamagedJournalError,
    FencedError,
    SequenceError,
    is_damage,
)

ADVANCE = """UPDATE room SET seq = run.column4, touched_at = run.column5 FROM (VALUES {rows}) AS run
    WHERE code = run.column1 AND epoch = run.column2 AND room.seq = run.column3"""
INSERT = "INSERT INTO entry (room, seq, epoch, checksum, body) VALUES {rows}"
ROW = "(?, ?, ?, ?, ?)"
ROWS_AT_ONCE = (64, 16, 4, 1)
"""A statement that takes many rows gives way to the event loop once, not once a row."""
HEAD = "SELECT epoch, seq FROM room WHERE code = ?"
AFTER = "SELECT seq, epoch, checksum, body FROM entry WHERE room = ? AND seq > ? ORDER BY seq"
SAVE = """INSERT INTO snapshot SELECT ?1, ?2, ?3, ?4 FROM room WHERE code = ?1 AND seq >= ?2
    ON CONFLICT (room) DO UPDATE SET seq = ?2, checksum = ?3, body = ?4 WHERE seq <= ?2"""


class Damage(Struct, frozen=True):
    """Something stored that is not what it was; `seq` is the first entry concerned."""

    what: str
    room: str | None = None
    seq: int | None = None


def checksum(room: str, seq: int, epoch: int, body: bytes) -> int:
    """Return a checksum over all of an entry, so that one in a wrong place is found as well.

    >>> checksum("KIWI", 1, 1, b"{}") == checksum("KIWI", 2, 1, b"{}")
    False
    """
    return crc32(body, crc32(f"{room} {seq} {epoch} ".encode()))


class Append(Struct, frozen=True):
    """Something to store: entries whose epochs are present and whose numbers continue their rooms.

    Without any, a mark is written that nobody reads: it shows whether the disk takes anything.
    """

    entries: tuple[Entry, ...]
    now: float

    def __call__(self, connection: sqlite3.Connection) -> None:
        """Store it, unless it is stored already."""
        if not self.entries:
            connection.execute(f"PRAGMA user_version = {int(self.now) % 2**31}")
        for run in _runs(self.entries):
            if not append_together(connection, [Append(tuple(run), self.now)]):
                _accept_repetition(connection, run)


def append_together(connection: sqlite3.Connection, appends: Sequence[Append]) -> bool:
    """Store what belongs to many rooms in a few statements; return whether it all could be.

    If not, some of it may be stored, which is for the caller to undo.
    """
    heads = [
        (run[0].room, run[0].epoch, run[0].seq - 1, run[-1].seq, append.now)
        for append in appends
        for run in _runs(append.entries)
    ]
    entries = [
        (e.room, e.seq, e.epoch, checksum(e.room, e.seq, e.epoch, e.body), e.body)
        for append in appends
        for e in append.entries
    ]
    if _execute(connection, ADVANCE, heads) < len(heads):
        return False
    _execute(connection, INSERT, entries)
    return True


def _runs(entries: Sequence[Entry]) -> list[list[Entry]]:
    """Return the entries room by room."""
    runs = [list(run) for _, run in groupby(entries, key=attrgetter("room", "epoch"))]
    for run in runs:
        for seq, entry in enumerate(run, start=run[0].seq):
            if entry.seq != seq:
                raise SequenceError(
                    f"room {entry.room}: entry {entry.seq} came where {seq} was due"
                )
    return runs


def _execute(connection: sqlite3.Connection, sql: str, rows: Sequence[tuple[object, ...]]) -> int:
    """Execute a statement with all these rows and return how many were changed by them."""
    changed = done = 0
    for size in ROWS_AT_ONCE:
        while len(rows) - done >= size:
            values = [value for row in rows[done : done + size] for value in row]
            changed += connection.execute(_for_rows(sql, size), values).rowcount
            done += size
    return changed


@cache
def _for_rows(sql: str, size: int) -> str:
    return sql.format(rows=", ".join([ROW] * size))


def _accept_repetition(connection: sqlite3.Connection, run: list[Entry]) -> None:
    """Let an owner repeat what is stored already; refuse everything else that cannot be stored."""
    room, epoch = run[0].room, run[0].epoch
    present, seq = connection.execute(HEAD, (room,)).fetchone() or (None, 0)
    if present != epoch:
        now = f"its epoch is {present}" if present else "it does not exist"
        raise FencedError(f"room {room} is not held with epoch {epoch}: {now}")
    if list(islice(walk(connection, room, run[0].seq - 1), len(run))) != run:
        raise SequenceError(f"room {room}: entry {run[0].seq} does not follow its last, {seq}")


def walk(connection: sqlite3.Connection, room: str, after: int = 0) -> Iterator[Entry | Damage]:
    """Yield the entries of a room in order, and each damage where it is met."""
    due = after + 1
    try:
        _, last = connection.execute(HEAD, (room,)).fetchone() or (0, 0)
        for seq, epoch, stored, body in connection.execute(AFTER, (room, after)):
            if seq != due:
                yield _missing(room, due, seq - 1)
            if isinstance(body, bytes) and checksum(room, seq, epoch, body) == stored:
                yield Entry(room, seq, epoch, body)
            else:
                yield Damage("does not match its checksum", room, seq)
            due = seq + 1
    except sqlite3.Error as error:
        if not is_damage(error):
            raise
        yield Damage(f"cannot be read, nor what follows ({error})", room, due)
        return
    if due <= last:
        yield _missing(room, due, last)
    elif due > max(last, after) + 1:
        yield Damage("lies beyond the last one that the room knows of", room, last + 1)


def _missing(room: str, first: int, last: int) -> Damage:
    return Damage("is missing" if first == last else f"to {last} are missing", room, first)


def read(connection: sqlite3.Connection, room: str, after: int) -> list[Entry]:
    """Return the entries of a room, or raise on the first that is damaged."""
    entries: list[Entry] = []
    for found in walk(connection, room, after):
        if isinstance(found, Damage):
            raise DamagedJournalError(
                f"room {room} is damaged: entry {found.seq} {found.what}; "
                "`spotisle journal check` lists all damage",
                room=room,
                seq=found.seq,
            )
        entries.append(found)
    return entries


def save_snapshot(connection: sqlite3.Connection, room: str, seq: int, body: bytes) -> None:
    """Keep a snapshot, unless it is older than the kept one or ahead of the room."""
    connection.execute(SAVE, (room, seq, checksum(room, seq, 0, body), body))


def snapshot(connection: sqlite3.Connection, room: str) -> tuple[int, bytes] | None:
    """Return the kept snapshot if it is sound; the entries are there to fold in any case."""
    try:
        kept = connection.execute(
            "SELECT seq, checksum, body FROM snapshot WHERE room = ?", (room,)
        ).fetchone()
    except sqlite3.Error as error:
        if is_damage(error):
            return None
        raise
    if kept is None:
        return None
    seq, stored, body = kept
    sound = isinstance(body, bytes) and checksum(room, seq, 0, body) == stored
    return (seq, body) if sound else None
