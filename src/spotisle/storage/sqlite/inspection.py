"""Checking and exporting a journal, also while a server writes to it.

Nothing is changed: the file is opened read-only, and the file lock is not taken.
"""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from spotisle.storage.checksums import is_sound_record
from spotisle.storage.contract import Entry
from spotisle.storage.damage import Damage, Report
from spotisle.storage.errors import JournalUnavailableError
from spotisle.storage.sqlite import entry_table, record_table, room_table
from spotisle.storage.sqlite.file_damage import find_file_damage
from spotisle.storage.sqlite.problems import explain_error, is_damage
from spotisle.storage.sqlite.schema import JOURNAL_FILE, stored_version

STRAY = "SELECT DISTINCT room FROM entry WHERE room NOT IN (SELECT code FROM room)"


@contextmanager
def reading(folder: Path) -> Iterator[sqlite3.Connection]:
    """Open the journal in a folder for reading, in one transaction."""
    path = folder.absolute() / JOURNAL_FILE
    if not path.is_file():
        raise _no_journal(folder)
    with reading_file(path) as connection:
        if not stored_version(connection, path):
            raise _no_journal(folder)
        yield connection


def _no_journal(folder: Path) -> JournalUnavailableError:
    return JournalUnavailableError(f"there is no journal in {folder}; set its folder with --data")


@contextmanager
def reading_file(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a file for reading, in one transaction; refuse a foreign or newer one."""
    try:
        connection = sqlite3.connect(_address(path), uri=True, isolation_level=None)
        try:
            connection.execute("BEGIN")
            stored_version(connection, path)
            yield connection
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise explain_error(error, path) from None


def _address(path: Path) -> str:
    """Return the file's URI; in a read-only folder without a WAL it is read without locks."""
    wal = path.with_name(f"{path.name}-wal")
    frozen = not os.access(path.parent, os.W_OK) and not wal.exists()
    return f"{path.as_uri()}?mode=ro{'&immutable=1' if frozen else ''}"


def check(folder: Path) -> Report:
    """Check everything stored against its checksum, and the rooms against their entries."""
    return _check(folder.absolute() / JOURNAL_FILE, reading(folder))


def check_file(path: Path) -> Report:
    """Check a journal under another name, such as a backup."""
    return _check(path, reading_file(path))


def _check(path: Path, opening: AbstractContextManager[sqlite3.Connection]) -> Report:
    report = Report()
    parts: dict[str, Callable[[sqlite3.Connection, Report], Iterator[Damage]]] = {
        "the file's pages": _in_pages,
        "the list of rooms": _in_rooms,
        "the entries": _in_stray_entries,
        "the snapshots": _in_snapshots,
        "the records": _in_records,
    }
    report.damage.extend(find_file_damage(path).lost)
    if report.damage:
        report.opened = False
        return report
    with opening as connection:
        for name, damage_in in parts.items():
            try:
                report.damage.extend(damage_in(connection, report))
            except sqlite3.Error as error:
                if not is_damage(error):
                    raise
                report.damage.append(Damage(f"{name}: not all can be read ({error})"))
    return report


def _in_pages(connection: sqlite3.Connection, _: Report) -> Iterator[Damage]:
    for (lines,) in connection.execute("PRAGMA integrity_check"):
        if lines != "ok":
            yield Damage(f"the file's pages: {lines.splitlines()[-1]}")


def _in_rooms(connection: sqlite3.Connection, report: Report) -> Iterator[Damage]:
    for line in room_table.all_rooms(connection):
        log = entry_table.walk(connection, line.code)
        yield from report.check_room(line.epoch, log)


def _in_stray_entries(connection: sqlite3.Connection, _: Report) -> Iterator[Damage]:
    for (code,) in connection.execute(STRAY):
        yield Damage("has entries, but is not in the list of rooms", code)


def _in_snapshots(connection: sqlite3.Connection, _: Report) -> Iterator[Damage]:
    for (code,) in connection.execute("SELECT room FROM snapshot"):
        if entry_table.snapshot(connection, code) is None:
            yield Damage("has a damaged snapshot, which is not used; nothing is lost", code)


def _in_records(connection: sqlite3.Connection, report: Report) -> Iterator[Damage]:
    for row in connection.execute(f"{record_table.COLUMNS}, body FROM record"):
        report.records += 1
        if not is_sound_record(row):
            yield Damage(f"the record {row[0]} does not match its checksum", row[1])


@contextmanager
def all_entries(folder: Path, room: str | None) -> Iterator[Iterator[Entry | Damage]]:
    """Return the entries of one room or of all, and each damage where it occurs."""
    with reading(folder) as connection:
        codes = sorted(line.code for line in room_table.all_rooms(connection))
        if room is not None and room not in codes:
            raise JournalUnavailableError(f"the journal in {folder} has no room {room}")
        chosen = codes if room is None else [room]
        yield (found for code in chosen for found in entry_table.walk(connection, code))
