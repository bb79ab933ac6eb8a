"""Saves what can be saved of a damaged journal into a new file.

The WAL's frames are written into a copy of the database, bad ones too: most of a page with one
wrong byte is right. Then every page, of the copy and of the WAL, is searched for rows; checksums
tell which are intact. A room is saved up to its first lost entry, or further if a snapshot covers
the lost ones.
"""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct, field

from spotisle.storage.checksums import checksum, is_sound_record
from spotisle.storage.contract import RoomInfo
from spotisle.storage.damage import Damage
from spotisle.storage.errors import DamagedJournalError
from spotisle.storage.sqlite import room_table
from spotisle.storage.sqlite.carving import Row, carve_rows
from spotisle.storage.sqlite.file_damage import HEADER_BYTES, find_file_damage, page_count
from spotisle.storage.sqlite.schema import prepare
from spotisle.storage.sqlite.wal import Wal, database_page_size, read_wal

KEEP_ENTRY = """INSERT INTO entry (room, seq, epoch, checksum, body) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (room, seq) DO UPDATE SET epoch = excluded.epoch, checksum = excluded.checksum,
        body = excluded.body WHERE excluded.epoch > epoch"""
KEEP_SNAPSHOT = """INSERT INTO snapshot VALUES (?, ?, ?, ?) ON CONFLICT (room) DO UPDATE SET
    seq = excluded.seq, checksum = excluded.checksum, body = excluded.body
    WHERE excluded.seq > seq"""
KEEP_RECORD = "INSERT OR IGNORE INTO record VALUES (?, ?, ?, ?, ?, ?)"


class Repair(Struct):
    """What a repair has saved, and what it has not."""

    rooms: int = 0
    entries: int = 0
    records: int = 0
    found: list[str] = field(default_factory=list[str])
    """What was wrong with the files."""
    lost: list[Damage] = field(default_factory=list[Damage])


class Image:
    """A copy of the database with every frame of the WAL written into it."""

    def __init__(self, path: Path, wal: Wal | None, copy: Path) -> None:
        self.page_size = wal.page_size if wal else database_page_size(path)
        if path.exists():
            shutil.copyfile(path, copy)
        else:
            copy.touch()
        self._file = copy.open("r+b")
        self._in_wal = _pages_in(wal) if wal else []
        limit = self._count_pages() + len(self._in_wal)
        for number, page in self._in_wal:
            if 1 <= number <= limit:
                self._file.seek((number - 1) * self.page_size)
                self._file.write(page)
        self._file.seek(0)
        due = page_count(self._file.read(HEADER_BYTES))
        if due > self._count_pages():
            self._file.truncate(due * self.page_size)  # SQLite refuses to open a shorter file
        self.pages = self._count_pages()

    def _count_pages(self) -> int:
        return -(-self._file.seek(0, os.SEEK_END) // self.page_size)

    def flush(self) -> None:
        """Write the copy, so that SQLite can open it."""
        self._file.flush()

    def read_page(self, number: int) -> bytes:
        """Return a page by its number, from 1."""
        if not 1 <= number <= self.pages:
            raise ValueError("no such page")
        self._file.seek((number - 1) * self.page_size)
        return self._file.read(self.page_size)

    def rows(self) -> Iterator[Row]:
        """Yield what looks like a row, in the image or in an older version of a page in the WAL."""
        in_image = ((number, self.read_page(number)) for number in range(1, self.pages + 1))
        for number, page in chain(in_image, self._in_wal):
            yield from carve_rows(page, is_first=number == 1, read_page=self.read_page)

    def close(self) -> None:
        """Close the copy."""
        self._file.close()


def _pages_in(wal: Wal) -> list[tuple[int, bytes]]:
    return [(frame.page, wal.page_of(frame)) for frame in wal.frames]


def repair(path: Path, out: Path, now: float) -> Repair:
    """Save what can be saved of the journal at `path` into a new file `out`."""
    damage = find_file_damage(path)
    done = Repair(found=damage.repairable, lost=[Damage(what) for what in damage.gone])
    with TemporaryDirectory(prefix="repair-", dir=out.parent) as folder:
        copy = Path(folder) / path.name
        image = Image(path, read_wal(path), copy)
        image.flush()
        listed, fence, whole_list = _read_list(copy)
        connection = sqlite3.connect(out, isolation_level=None)
        try:
            connection.execute("PRAGMA synchronous = OFF")
            prepare(connection, out, now)
            connection.execute("BEGIN")
            for row in image.rows():
                _keep(connection, row)
            if whole_list:
                _drop_unlisted(connection, listed)
            _settle_rooms(connection, listed, fence, now, done)
            connection.execute("COMMIT")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        finally:
            connection.close()
            image.close()
    if not done.rooms + done.records:
        out.unlink()
        raise DamagedJournalError(
            f"nothing can be saved from {path}: restore a backup, "
            "or move it away to start with an empty journal"
        )
    return done


def _read_list(copy: Path) -> tuple[dict[str, RoomInfo], int, bool]:
    """Return the readable rooms, the fence, and whether the list of rooms is complete."""
    rooms: dict[str, RoomInfo] = {}
    fence = 0
    connection = sqlite3.connect(f"{copy.absolute().as_uri()}?mode=ro&immutable=1", uri=True)
    try:
        for row in connection.execute(room_table.ROOMS):
            rooms[row[0]] = RoomInfo(*row)
        ((fence,),) = connection.execute("SELECT highest_forgotten FROM fence")
        faults = [line for (line,) in connection.execute("PRAGMA quick_check('room')")]
    except (sqlite3.Error, ValueError):
        return rooms, fence, False
    finally:
        connection.close()
    return rooms, fence, faults == ["ok"]


def _keep(connection: sqlite3.Connection, row: Row) -> None:
    """Keep a row if it is an entry, a snapshot or a record with the right checksum."""
    match row:
        case (None, str(room), int(seq), int(epoch), int(stored), bytes(body)):
            if checksum(room, seq, epoch, body) == stored:
                connection.execute(KEEP_ENTRY, (room, seq, epoch, stored, body))
        case (str(room), int(seq), int(stored), bytes(body)):
            if checksum(room, seq, 0, body) == stored:
                connection.execute(KEEP_SNAPSHOT, (room, seq, stored, body))
        case (str(key), str(room), int(number), int() | float() as at, str(game), bytes(body)):
            record = (key, room, number, float(at), game, body)
            if is_sound_record(record):
                connection.execute(KEEP_RECORD, record)
        case _:
            pass


def _drop_unlisted(connection: sqlite3.Connection, listed: dict[str, RoomInfo]) -> None:
    """Remove entries and snapshots of rooms that are not listed: they had been deleted."""
    for (code,) in connection.execute("SELECT DISTINCT room FROM entry").fetchall():
        if code not in listed:
            connection.execute("DELETE FROM entry WHERE room = ?", (code,))
            connection.execute("DELETE FROM snapshot WHERE room = ?", (code,))


def _settle_rooms(
    connection: sqlite3.Connection,
    listed: dict[str, RoomInfo],
    fence: int,
    now: float,
    done: Repair,
) -> None:
    """Write the list of rooms, and note what each has lost."""
    found = {code for (code,) in connection.execute("SELECT DISTINCT room FROM entry")}
    for code in sorted(found | listed.keys()):
        info = listed.get(code) or RoomInfo(code, 0, 0, now, now)
        kept = _last_entry_to_keep(connection, code, info.seq, done)
        connection.execute("DELETE FROM entry WHERE room = ? AND seq > ?", (code, kept))
        connection.execute("DELETE FROM snapshot WHERE room = ? AND seq > ?", (code, kept))
        ((epoch,),) = connection.execute(
            "SELECT coalesce(max(epoch), 0) FROM entry WHERE room = ?", (code,)
        )
        epoch = max(epoch, info.epoch)
        fence = max(fence, epoch) if not kept or code not in listed else fence
        if kept:
            row = (code, epoch, kept, info.created_at, info.touched_at)
            connection.execute("INSERT INTO room VALUES (?, ?, ?, ?, ?)", row)
            done.rooms += 1
    connection.execute("UPDATE fence SET highest_forgotten = ?", (fence,))
    ((done.entries,),) = connection.execute("SELECT count(*) FROM entry")
    ((done.records,),) = connection.execute("SELECT count(*) FROM record")


def _last_entry_to_keep(connection: sqlite3.Connection, code: str, last: int, done: Repair) -> int:
    """Return the number of the last entry of a room to keep, and note what is lost."""
    rows = connection.execute("SELECT seq FROM entry WHERE room = ? ORDER BY seq", (code,))
    numbers = [seq for (seq,) in rows]
    reached = _run_from(numbers, 0)
    snapshot = connection.execute("SELECT seq FROM snapshot WHERE room = ?", (code,)).fetchone()
    if snapshot is not None and snapshot[0] > reached:
        missing = sorted(set(range(reached + 1, snapshot[0] + 1)) - set(numbers))
        what = f"{_span(missing)} lost; the room goes on from its snapshot of {snapshot[0]}"
        done.lost.append(Damage(what, code, missing[0] if missing else reached + 1))
        reached = _run_from(numbers, snapshot[0])
    last = max(last, numbers[-1] if numbers else 0)
    if reached < last:
        what = f"to {last} are lost" if last > reached + 1 else "is lost"
        done.lost.append(Damage(what, code, reached + 1))
    return reached


def _span(missing: list[int]) -> str:
    return "is" if len(missing) == 1 else f"to {missing[-1]}: {len(missing):,} are"


def _run_from(numbers: list[int], start: int) -> int:
    """Return the last of the numbers that follow `start` without a gap."""
    reached = start
    for number in numbers:
        if number == reached + 1:
            reached = number
    return reached
