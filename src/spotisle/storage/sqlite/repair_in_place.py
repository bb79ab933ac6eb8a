"""Repairs the journal in a folder, and moves the damaged files out of the way."""

import time
from pathlib import Path

from msgspec import Struct

from spotisle.storage.errors import JournalUnavailableError
from spotisle.storage.sqlite.lock import FileLock
from spotisle.storage.sqlite.repair import Repair, repair
from spotisle.storage.sqlite.schema import JOURNAL_FILE
from spotisle.storage.sqlite.wal import index_path, wal_path

REPAIRED_FILE = "journal.repaired.sqlite3"


class RepairPaths(Struct, frozen=True):
    """Where a repair has put the files."""

    saved: Path
    damaged: Path | None = None
    """The folder of the damaged files, if they were replaced."""


def repair_journal(folder: Path, out: Path | None, *, replace: bool) -> tuple[Repair, RepairPaths]:
    """Repair the journal in a folder, into `out` or in place; no server may be running on it."""
    path = folder.absolute() / JOURNAL_FILE
    if not (path.exists() or wal_path(path).exists()):
        raise JournalUnavailableError(
            f"there is no journal in {folder}; set its folder with --data"
        )
    out = (out or folder / REPAIRED_FILE).absolute()
    if out.exists():
        raise JournalUnavailableError(f"{out} already exists; remove it, or choose another with -o")
    lock = FileLock(path)
    try:
        saved = repair(path, out, time.time())
        if not replace:
            return saved, RepairPaths(out)
        damaged = _move_away(path)
        out.rename(path)
        return saved, RepairPaths(path, damaged)
    finally:
        lock.release()


def _move_away(path: Path) -> Path:
    """Move the files of a journal into a new folder beside it."""
    folder = path.parent / time.strftime("journal.damaged-%Y%m%d-%H%M%S")
    folder.mkdir()
    for file in (path, wal_path(path), index_path(path)):
        if file.exists():
            file.rename(folder / file.name)
    return folder
