"""Damage stored journals in chosen places."""

import shutil
import sqlite3
from pathlib import Path

from spotisle.storage.sqlite.schema import JOURNAL_FILE

WAL = f"{JOURNAL_FILE}-wal"
INDEX = f"{JOURNAL_FILE}-shm"


def crash_image(folder: Path, to: Path) -> Path:
    """Copy the files of an open journal that a power cut would leave."""
    to.mkdir()
    for name in (JOURNAL_FILE, WAL):
        shutil.copy(folder / name, to / name)
    return to


def kill_image(folder: Path, to: Path) -> Path:
    """Copy the files of an open journal that a killed process would leave."""
    crash_image(folder, to)
    for name in (INDEX, "journal.lock"):
        shutil.copy(folder / name, to / name)
    return to


def flip(path: Path, place: int) -> None:
    """Change one bit of a file."""
    whole = bytearray(path.read_bytes())
    whole[place] ^= 0x10
    path.write_bytes(whole)


def overwrite(folder: Path, sought: bytes, put: bytes) -> None:
    """Change bytes in a closed journal but not its checksums, as a failing disk does."""
    path = folder / JOURNAL_FILE
    whole = path.read_bytes()
    assert whole.count(sought) == 1
    path.write_bytes(whole.replace(sought, put))


def alter(folder: Path, statement: str) -> None:
    """Change rows in a closed journal with plain SQL."""
    connection = sqlite3.connect(folder / JOURNAL_FILE)
    with connection:
        connection.executescript(statement)
    connection.close()


def place_of_frame(number: int) -> int:
    """Return where the page in a frame of the WAL begins; frames count from 0."""
    return 32 + number * (24 + 4096) + 24


def page_of(folder: Path, sought: bytes) -> int:
    """Return the number, from 0, of the page that holds these bytes."""
    whole = (folder / JOURNAL_FILE).read_bytes()
    assert whole.count(sought) == 1
    return whole.index(sought) // 4096


def ruin_page(folder: Path, page: int, with_: bytes = b"\xa7") -> None:
    """Overwrite a page with one repeated byte."""
    with (folder / JOURNAL_FILE).open("r+b") as file:
        file.seek(page * 4096)
        file.write(with_ * 4096)
