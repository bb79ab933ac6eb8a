"""Restoring a backup into a folder.

Everything is written and checked under other names first, then put in place.
"""

import shutil
import time
from pathlib import Path

from spotisle.storage.deck_files import write_decks
from spotisle.storage.errors import DamagedJournalError, JournalUnavailableError
from spotisle.storage.sqlite.backup import (
    DECKS_FOLDER,
    BackupContents,
    IsCache,
    Progress,
    check_backup,
    copy_journal,
    deck_files,
    explaining_files,
    has_decks,
    new_database,
    part_of,
    put_in_place,
)
from spotisle.storage.sqlite.inspection import reading_file
from spotisle.storage.sqlite.lock import FileLock
from spotisle.storage.sqlite.schema import JOURNAL_FILE
from spotisle.storage.sqlite.wal import index_path, wal_path


def restore(
    backup: Path, folder: Path, is_cache: IsCache, progress: Progress, *, replace: bool
) -> tuple[BackupContents, Path | None]:
    """Restore a backup; return what it contains, and where the files are that it replaces.

    No server may be running on the folder.
    """
    backup = backup.resolve()
    contents = _check(backup)
    path = folder.resolve() / JOURNAL_FILE
    decks = path.parent / DECKS_FOLDER
    lock = FileLock(path)
    try:
        present = [
            file for file in (path, wal_path(path), index_path(path), decks) if file.exists()
        ]
        if present and not replace:
            raise JournalUnavailableError(
                f"there are rooms or decks in {folder}: add --replace to move them to a folder "
                "next to the new ones, or choose another folder with --data"
            )
        with explaining_files():
            try:
                _write(backup, path, decks, is_cache, progress)
                if not part_of(decks).exists():
                    present = [file for file in present if file != decks]
                replaced = _move_away(present) if present else None
                if part_of(decks).exists():
                    part_of(decks).rename(decks)
                put_in_place(part_of(path), path)
            finally:
                _remove_parts(path, decks)
    finally:
        lock.release()
    return contents, replaced


def _check(backup: Path) -> BackupContents:
    try:
        contents, damage = check_backup(backup)
    except DamagedJournalError:
        raise DamagedJournalError(
            f"{backup} is not a backup of Spotisle, or not a whole one; use another one"
        ) from None
    if damage:
        raise DamagedJournalError(f"{backup} is damaged ({damage[0].text}); use another backup")
    return contents


def _write(backup: Path, path: Path, decks: Path, is_cache: IsCache, progress: Progress) -> None:
    """Write the journal, and the decks if the backup has them, beside their places."""
    _remove_parts(path, decks)
    with reading_file(backup) as source:
        with new_database(part_of(path), backup) as target:
            copy_journal(source, target, is_cache, progress)
        if has_decks(source):
            write_decks(part_of(decks), ((name, body or b"") for name, body in deck_files(source)))


def _remove_parts(path: Path, decks: Path) -> None:
    part_of(path).unlink(missing_ok=True)
    shutil.rmtree(part_of(decks), ignore_errors=True)


def _move_away(files: list[Path]) -> Path:
    """Move files into a new folder beside them."""
    folder = files[0].parent / time.strftime("journal.replaced-%Y%m%d-%H%M%S")
    folder.mkdir(mode=0o700)
    for file in files:
        file.rename(folder / file.name)
    return folder
