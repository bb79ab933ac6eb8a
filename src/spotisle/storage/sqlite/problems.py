"""What SQLite's errors mean for the person who runs the server."""

import sqlite3
from pathlib import Path

from spotisle.storage.errors import (
    DamagedJournalError,
    JournalFullError,
    JournalUnavailableError,
)

FULL = "the disk is full: free some space in {folder}; until then nothing can be stored"
UNWRITABLE = "{path} cannot be written: make {folder} writable, or choose another folder"
FAILING = "the disk fails for {path} ({reason}): check it and its free space"
BUSY = "another program holds {path} locked: close it"
NOT_OURS = (
    "{path} is not a Spotisle journal: move it away, or restore a backup with "
    "`spotisle journal restore`"
)
EMPTIED = (
    "{path} is an empty journal: restore a backup with `spotisle journal restore`, "
    "or delete it to start again"
)
WAL_GONE = "the last server was killed, and {wal} has gone since"
LOST = (
    "{path}: {what}. The last things that were stored before are lost and rooms go on without "
    "them, unless this is a copy that you restored; a better copy can still be put in place"
)
TORN = "{path}: {what}. A power cut leaves it so; nobody had been told of what is missing"
DAMAGED = (
    "{where} is damaged ({what}): `spotisle journal check` lists all damage, "
    "`spotisle journal restore` restores a backup"
)

UNAVAILABLE = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: UNWRITABLE,
    sqlite3.SQLITE_CANTOPEN: UNWRITABLE,
    sqlite3.SQLITE_PERM: UNWRITABLE,
    sqlite3.SQLITE_AUTH: UNWRITABLE,
    sqlite3.SQLITE_IOERR: FAILING,
    sqlite3.SQLITE_NOMEM: FAILING,
    sqlite3.SQLITE_BUSY: BUSY,
    sqlite3.SQLITE_LOCKED: BUSY,
}
BUGS = (sqlite3.ProgrammingError, sqlite3.InterfaceError, sqlite3.NotSupportedError)


def is_damage(error: sqlite3.Error) -> bool:
    """Tell whether SQLite met damaged data, rather than a full or failing disk."""
    return _code(error) not in UNAVAILABLE and not isinstance(error, BUGS)


def explain_error(error: Exception, path: Path, room: str | None = None) -> Exception:
    """Translate SQLite's error into the journal's; return any other, a bug, unchanged."""
    if not isinstance(error, sqlite3.Error) or isinstance(error, BUGS):
        return error
    code = _code(error)
    if code in UNAVAILABLE:
        line = UNAVAILABLE[code].format(path=path, folder=path.parent, reason=error)
        full = code == sqlite3.SQLITE_FULL
        return JournalFullError(line) if full else JournalUnavailableError(line)
    if code == sqlite3.SQLITE_NOTADB:
        return DamagedJournalError(NOT_OURS.format(path=path))
    where = f"room {room}" if room else str(path)
    return DamagedJournalError(DAMAGED.format(where=where, what=error), room=room)


def _code(error: sqlite3.Error) -> int:
    """Return SQLite's primary error code; 0 for an error of Python's module itself."""
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF
