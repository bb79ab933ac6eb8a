"""The tables of the SQLite journal, and the migrations from older versions.

Entries are stored in the order of arrival, so that a commit for hundreds of rooms fills a few
pages; one index finds those of a room. Clustering them by room instead would write a page for
every room in a commit: a third of the speed, as measured.
"""

import sqlite3
from collections.abc import Sequence
from pathlib import Path

from spotisle.storage.errors import DamagedJournalError, JournalUnavailableError
from spotisle.storage.sqlite.problems import NOT_OURS

JOURNAL_FILE = "journal.sqlite3"
APPLICATION_ID = 0x53504F54
CHECKPOINT_PAGES = 1000
"""The WAL stays within some 4 MB, unless a reader takes long."""

Migration = Sequence[str]

FIRST: Migration = (
    "CREATE TABLE migration (version INTEGER PRIMARY KEY, applied_at REAL NOT NULL)",
    """CREATE TABLE room (
        code TEXT PRIMARY KEY,
        epoch INTEGER NOT NULL,
        seq INTEGER NOT NULL,
        created_at REAL NOT NULL,
        touched_at REAL NOT NULL
    ) WITHOUT ROWID""",
    """CREATE TABLE entry (
        id INTEGER PRIMARY KEY,
        room TEXT NOT NULL,
        seq INTEGER NOT NULL,
        epoch INTEGER NOT NULL,
        checksum INTEGER NOT NULL,
        body BLOB NOT NULL,
        UNIQUE (room, seq)
    )""",
    """CREATE TABLE snapshot (
        room TEXT PRIMARY KEY,
        seq INTEGER NOT NULL,
        checksum INTEGER NOT NULL,
        body BLOB NOT NULL
    )""",
    """CREATE TABLE record (
        id TEXT PRIMARY KEY,
        room TEXT NOT NULL,
        number INTEGER NOT NULL,
        finished_at REAL NOT NULL,
        game TEXT NOT NULL,
        body BLOB NOT NULL
    )""",
    "CREATE INDEX record_by_time ON record (finished_at, id)",
    "CREATE INDEX record_by_room ON record (room, finished_at, id)",
    "CREATE TABLE fence (highest_forgotten INTEGER NOT NULL)",
    "INSERT INTO fence VALUES (0)",
)
GAMES_IN_SNAPSHOTS: Migration = ()
"""Changes no table, but from this version on a snapshot may hold a game in play. An older program
would lose that game; because of the version it refuses the file."""
MIGRATIONS: Sequence[Migration] = (FIRST, GAMES_IN_SNAPSHOTS)


def connect(path: Path) -> sqlite3.Connection:
    """Open the file for a thread that controls its transactions itself."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")
    connection.execute("PRAGMA cell_size_check = ON")
    connection.execute("PRAGMA secure_delete = ON")  # overwrite deleted data
    connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
    return connection


def prepare(
    connection: sqlite3.Connection,
    path: Path,
    now: float,
    migrations: Sequence[Migration] = MIGRATIONS,
) -> None:
    """Migrate a new or older file to the current version; refuse a newer or foreign one."""
    version = stored_version(connection, path, newest=len(migrations))
    connection.execute("PRAGMA journal_mode = WAL")
    for number, statements in enumerate(migrations[version:], start=version + 1):
        connection.execute("BEGIN IMMEDIATE")
        for statement in statements:
            connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute("INSERT INTO migration VALUES (?, ?)", (number, now))
        connection.execute("COMMIT")


def stored_version(
    connection: sqlite3.Connection, path: Path, newest: int = len(MIGRATIONS)
) -> int:
    """Return the version of the tables in a file, 0 for an empty one; refuse foreign files."""
    if not connection.execute("SELECT 1 FROM sqlite_master").fetchone():
        return 0
    if connection.execute("PRAGMA application_id").fetchone() != (APPLICATION_ID,):
        raise DamagedJournalError(NOT_OURS.format(path=path))
    version: int = connection.execute("SELECT max(version) FROM migration").fetchone()[0]
    if version > newest:
        raise JournalUnavailableError(
            f"{path} was written by a newer Spotisle (version {version} of the journal; this one "
            f"knows {newest}): install the newer one"
        )
    return version
