"""Damage to the journal's files that SQLite itself would ignore when it opens them."""

from pathlib import Path

from msgspec import Struct

from spotisle.storage.damage import Damage
from spotisle.storage.sqlite.schema import APPLICATION_ID
from spotisle.storage.sqlite.wal import Wal, database_page_size, find_wal_damage, read_wal, wal_path

HEADER_BYTES = 100
PAGE_COUNT = slice(28, 32)
CHANGE_COUNTER = slice(24, 28)
APPLICATION = slice(68, 72)
COUNTER_OF_PAGE_COUNT = slice(92, 96)
"""Parts of a database's header: https://www.sqlite.org/fileformat2.html#the_database_header."""


class FileDamage(Struct, frozen=True):
    """What is wrong with the files of a journal."""

    hidden: list[str]
    """What is still in the files, but SQLite would drop when it opens them."""
    gone: list[str]
    """What is lost, whether the journal is opened or not."""
    torn: list[str]
    """What a power cut leaves behind; nothing is lost."""

    @property
    def lost(self) -> list[Damage]:
        """Damage to data that had been durable."""
        return [Damage(what) for what in self.hidden + self.gone]


def find_file_damage(path: Path) -> FileDamage:
    """Check the files of a journal; call this before SQLite opens them."""
    found: dict[str, list[str]] = {"bad": [], "gone": [], "torn": []}
    missing = _find_missing_pages(path, read_wal(path))
    if missing:
        found["bad"].append(missing)
    damage = find_wal_damage(path)
    if damage is not None:
        found[damage.kind].append(damage.what)
    return FileDamage(*found.values())


def _find_missing_pages(path: Path, wal: Wal | None) -> str:
    """Return what is missing from the database and not in the WAL; "" if nothing is."""
    header = b""
    if path.exists():
        with path.open("rb") as file:
            header = file.read(HEADER_BYTES)
    if not header:
        state = "is empty" if path.exists() else "is missing"
        return f"{path.name} {state}, but not {wal_path(path).name}" if wal else ""
    frames = wal.frames[: wal.recovered] if wal else []
    pages = frames[-1].pages_after_commit if frames else _count_pages(header)
    stored = path.stat().st_size // database_page_size(path)
    missing = set(range(stored + 1, pages + 1)) - {frame.page for frame in frames}
    if not missing:
        return ""
    return f"{path.name} is truncated: {len(missing):,} of {pages:,} pages are missing"


def _count_pages(header: bytes) -> int:
    """Return how many pages a journal's header says it has; 0 if that is not valid."""
    is_ours = header[APPLICATION] == APPLICATION_ID.to_bytes(4, "big")
    if not is_ours or header[CHANGE_COUNTER] != header[COUNTER_OF_PAGE_COUNT]:
        return 0
    return int.from_bytes(header[PAGE_COUNT], "big")
