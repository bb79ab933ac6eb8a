"""Backups: the journal and the custom decks of a server in one SQLite file.

A backup is a journal with one more table, for the files of the decks. It is copied row by row, not
page by page as SQLite's backup API does: pages carry over what was deleted, and the keys of club
nights, which must not reach another disk even for a moment. One read transaction sees the journal
as it was at the beginning. It blocks no writer; the WAL grows until it ends.
"""

import os
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from zlib import crc32

from msgspec import Struct

from spotisle.storage.damage import Damage
from spotisle.storage.deck_files import read_decks
from spotisle.storage.decks import DECK_FILE
from spotisle.storage.errors import DamagedJournalError, JournalUnavailableError
from spotisle.storage.sqlite.entry_table import is_sound_snapshot
from spotisle.storage.sqlite.file_damage import find_file_damage
from spotisle.storage.sqlite.inspection import check_file, reading, reading_file
from spotisle.storage.sqlite.problems import DAMAGED, explain_error, is_damage
from spotisle.storage.sqlite.schema import JOURNAL_FILE

DECKS_FOLDER = "decks"
MAKE_DECK_TABLE = "CREATE TABLE deck_file (path TEXT PRIMARY KEY, checksum INTEGER, body BLOB)"
HAS_DECK_TABLE = "SELECT 1 FROM sqlite_master WHERE name = 'deck_file'"
DECK_FILES = "SELECT path, checksum, body FROM deck_file"
WRITTEN = "SELECT name, sql FROM sqlite_master WHERE type = ? AND name NOT LIKE 'sqlite_%'"
ROWS_PER_STEP = 200
"""How many rows are copied between two reports of the progress."""

IsCache = Callable[[str], bool]
"""Tells by the code whether a snapshot is only a cache. Any other is the key of a club night, which
is left out: names that were deleted must not come back."""
Progress = Callable[[int, int], None]
"""Is told how many rows of how many are copied."""


class BackupContents(Struct, frozen=True):
    """What is in a backup."""

    rooms: int
    entries: int
    records: int
    decks: int


def back_up(folder: Path, out: Path, is_cache: IsCache, progress: Progress) -> BackupContents:
    """Copy the journal and the decks of a folder into one file, also while a server runs there.

    The file appears when it is complete and checked. Until then an older one stays.
    """
    path, out = folder.resolve() / JOURNAL_FILE, out.resolve()
    _check_place(out, path)
    if lost := find_file_damage(path).lost:
        raise _damaged(path.parent, lost[0])
    part = part_of(out)
    with explaining_files():
        try:
            with reading(folder) as source, new_database(part, path) as target:
                copy_journal(source, target, is_cache, progress)
                target.execute(MAKE_DECK_TABLE)
                for name, body in read_decks(folder / DECKS_FOLDER):
                    row = (name, _checksum(name, body), body)
                    target.execute("INSERT INTO deck_file VALUES (?, ?, ?)", row)
            contents, damage = check_backup(part)
            if damage:
                raise _damaged(path.parent, damage[0])
            put_in_place(part, out)
        finally:
            part.unlink(missing_ok=True)
    return contents


def _check_place(out: Path, path: Path) -> None:
    """Refuse to write over a journal, or over something that is not a file."""
    if out == path or out.with_suffix(".lock").exists():
        raise JournalUnavailableError(f"{out} is a journal, not a backup; choose another file")
    if out.exists() and not out.is_file():
        raise JournalUnavailableError(f"{out} is not a file; choose another name")


def _damaged(folder: Path, damage: Damage) -> DamagedJournalError:
    return DamagedJournalError(DAMAGED.format(where=folder, what=damage.text))


def part_of(path: Path) -> Path:
    """Return the path of a file or folder while it is being written."""
    return path.with_name(f"{path.name}.part")


@contextmanager
def explaining_files() -> Iterator[None]:
    """Turn the system's errors into errors for users."""
    try:
        yield
    except OSError as error:
        raise JournalUnavailableError(
            f"{error.filename or 'a file'} cannot be written ({error.strerror}): "
            "make space, make its folder writable, or choose another one"
        ) from None


@contextmanager
def new_database(path: Path, source: Path) -> Iterator[sqlite3.Connection]:
    """Write a new file in one transaction; a part that a killed process left is replaced.

    If SQLite meets damage, it is in the `source`.
    """
    path.unlink(missing_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        connection.execute("PRAGMA journal_mode = OFF")
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute("BEGIN")
        yield connection
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        raise explain_error(error, source if is_damage(error) else path) from None
    finally:
        connection.close()


def put_in_place(part: Path, out: Path) -> None:
    """Rename a file that is complete, so that a power cut leaves the old or the new one."""
    _sync(part, os.O_RDWR)
    part.replace(out)
    if sys.platform != "win32":
        _sync(out.parent, os.O_RDONLY)


def _sync(path: Path, mode: int) -> None:
    opened = os.open(path, mode)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def copy_journal(
    source: sqlite3.Connection, target: sqlite3.Connection, is_cache: IsCache, progress: Progress
) -> None:
    """Copy a journal of any version into an empty database, with the snapshots that may be kept."""
    for setting in ("application_id", "user_version"):
        ((value,),) = source.execute(f"PRAGMA {setting}")
        target.execute(f"PRAGMA {setting} = {value}")
    tables = dict(source.execute(WRITTEN, ("table",)))
    tables.pop("deck_file", None)
    done, total = 0, sum(_count(source, name) for name in tables)
    for name, statement in tables.items():
        target.execute(statement)
        rows = source.execute(f"SELECT * FROM {name}")  # noqa: S608
        places = ", ".join("?" * len(rows.description))
        while step := rows.fetchmany(ROWS_PER_STEP):
            done += len(step)
            if name == "snapshot":
                step = [row for row in step if is_cache(row[0]) and is_sound_snapshot(row)]
            target.executemany(f"INSERT INTO {name} VALUES ({places})", step)  # noqa: S608
            progress(done, total)
    for _, statement in source.execute(WRITTEN, ("index",)):
        target.execute(statement)


def _count(connection: sqlite3.Connection, table: str) -> int:
    ((count,),) = connection.execute(f"SELECT count(*) FROM {table}")  # noqa: S608
    return int(count)


def check_backup(path: Path) -> tuple[BackupContents, list[Damage]]:
    """Check everything in a backup; return what is in it, and what is wrong."""
    report = check_file(path)
    decks = 0
    damage = list(report.damage)
    if not damage:
        with reading_file(path) as connection:
            for name, body in deck_files(connection):
                decks += name.startswith("owned/")
                if body is None:
                    damage.append(Damage(f"the file {name} of a deck does not match its checksum"))
    return BackupContents(report.rooms, report.entries, report.records, decks), damage


def deck_files(connection: sqlite3.Connection) -> Iterator[tuple[str, bytes | None]]:
    """Yield the files of the decks in a backup; None for one that is damaged or does not belong."""
    if not has_decks(connection):
        return
    for name, stored, body in connection.execute(DECK_FILES):
        sound = DECK_FILE.fullmatch(name) and _checksum(name, body) == stored
        yield name, body if sound else None


def has_decks(connection: sqlite3.Connection) -> bool:
    """Tell whether a backup is about decks too; a plain copy of a journal is not."""
    return connection.execute(HAS_DECK_TABLE).fetchone() is not None


def _checksum(name: str, body: bytes) -> int:
    return crc32(body, crc32(name.encode()))
