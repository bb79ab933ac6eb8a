"""The tables of entries and snapshots: fenced when written, checked when read."""

import sqlite3
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby, islice
from operator import attrgetter

from spotisle.storage.checksums import checksum
from spotisle.storage.contract import Entry
from spotisle.storage.damage import Damage, walk_rows
from spotisle.storage.errors import DamagedJournalError, FencedError, SequenceError
from spotisle.storage.sqlite.problems import is_damage

FENCED = "fenced, or out of order"
ARRIVAL_VIEW = (
    "CREATE TEMP VIEW arrival AS SELECT room, seq, epoch, checksum, body, 0.0 AS at FROM entry",
    f"""CREATE TEMP TRIGGER fence INSTEAD OF INSERT ON arrival BEGIN
        UPDATE room SET seq = NEW.seq, touched_at = NEW.at
            WHERE code = NEW.room AND epoch = NEW.epoch AND seq = NEW.seq - 1;
        SELECT RAISE(ABORT, '{FENCED}') WHERE changes() = 0;
        INSERT INTO entry (room, seq, epoch, checksum, body)
            VALUES (NEW.room, NEW.seq, NEW.epoch, NEW.checksum, NEW.body);
    END""",  # noqa: S608
)
"""A view for the writing connection, whose trigger checks each entry before it is stored."""
MAX_ROWS_PER_STATEMENT = 64
HEAD = "SELECT epoch, seq FROM room WHERE code = ?"
AFTER = "SELECT seq, epoch, checksum, body FROM entry WHERE room = ? AND seq > ? ORDER BY seq"
SAVE = """INSERT INTO snapshot SELECT ?1, ?2, ?3, ?4 FROM room WHERE code = ?1 AND seq >= ?2
    ON CONFLICT (room) DO UPDATE SET seq = ?2, checksum = ?3, body = ?4 WHERE seq <= ?2"""


def store(connection: sqlite3.Connection, entries: Sequence[Entry], now: float) -> None:
    """Store entries of any rooms, many in a statement: each statement re-acquires the GIL."""
    for first in range(0, len(entries), MAX_ROWS_PER_STATEMENT):
        batch = entries[first : first + MAX_ROWS_PER_STATEMENT]
        values: list[object] = []
        for e in batch:
            crc = checksum(e.room, e.seq, e.epoch, e.body)
            values += (e.room, e.seq, e.epoch, crc, e.body, now)
        connection.execute(_insert(len(batch)), values)


@cache
def _insert(rows: int) -> str:
    """Return the statement for a number of rows; `sqlite3` caches it by its text."""
    return "INSERT INTO arrival VALUES " + ", ".join(["(?, ?, ?, ?, ?, ?)"] * rows)  # noqa: S608


def append(connection: sqlite3.Connection, entries: Sequence[Entry], now: float) -> None:
    """Store entries with their rooms' current epochs and the next numbers.

    Without entries it writes an unused number, to test whether the disk accepts writes.
    """
    if not entries:
        connection.execute(f"PRAGMA user_version = {int(now) % 2**31}")
    for (room, epoch), run in groupby(entries, key=attrgetter("room", "epoch")):
        _append_run(connection, room, epoch, list(run), now)


def _append_run(
    connection: sqlite3.Connection, room: str, epoch: int, run: list[Entry], now: float
) -> None:
    for seq, entry in enumerate(run, start=run[0].seq):
        if entry.seq != seq:
            raise SequenceError(f"room {room}: entry {entry.seq} came where {seq} was due")
    try:
        store(connection, run, now)
    except sqlite3.IntegrityError as error:
        if str(error) != FENCED:
            raise
        _check_repetition(connection, room, epoch, run)


def _check_repetition(
    connection: sqlite3.Connection, room: str, epoch: int, run: list[Entry]
) -> None:
    """Accept entries that are stored already; refuse everything else that cannot be stored."""
    present, seq = connection.execute(HEAD, (room,)).fetchone() or (None, 0)
    if present != epoch:
        now = f"its epoch is {present}" if present else "it does not exist"
        raise FencedError(f"room {room} is not held with epoch {epoch}: {now}")
    if list(islice(walk(connection, room, run[0].seq - 1), len(run))) != run:
        raise SequenceError(f"room {room}: entry {run[0].seq} does not follow its last, {seq}")


def walk(connection: sqlite3.Connection, room: str, after: int = 0) -> Iterator[Entry | Damage]:
    """Yield the entries of a room in order, and each damage where it occurs."""
    expected = after + 1
    try:
        _, last = connection.execute(HEAD, (room,)).fetchone() or (0, 0)
        for found in walk_rows(room, connection.execute(AFTER, (room, after)), last, after):
            expected = (found.seq or expected) + 1
            yield found
    except sqlite3.Error as error:
        if not is_damage(error):
            raise
        yield Damage(f"cannot be read, nor what follows ({error})", room, expected)


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
    """Store a snapshot, unless it is older than the stored one or ahead of the room."""
    connection.execute(SAVE, (room, seq, checksum(room, seq, 0, body), body))


def snapshot(connection: sqlite3.Connection, room: str) -> tuple[int, bytes] | None:
    """Return the stored snapshot if it is sound; without one the entries can be folded."""
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
    return (seq, body) if is_sound_snapshot((room, seq, stored, body)) else None


def is_sound_snapshot(row: tuple[str, int, int, object]) -> bool:
    """Tell whether a stored snapshot matches its checksum."""
    room, seq, stored, body = row
    return isinstance(body, bytes) and checksum(room, seq, 0, body) == stored
