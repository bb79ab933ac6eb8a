"""Why the journal refuses, each in one line that a person can act on."""

import sqlite3
from pathlib import Path

from spotisle.errors import SpotisleError


class JournalError(SpotisleError):
    """The journal did not do what was asked."""


class FencedError(JournalError):
    """Somebody took the room after the one who appends: this owner has to let go of it."""


class SequenceError(JournalError):
    """The entry does not continue its room, and is not a repetition of what is there either."""


class JournalUnavailableError(JournalError):
    """The store cannot be used now: the disk is full, say. The same call may be made again."""


class OutdatedError(JournalUnavailableError):
    """A newer program has changed the store beyond what this one understands."""


class DamagedJournalError(JournalError):
    """What was stored is not what is there now; `room` and `seq` say where, if that is known."""

    def __init__(self, message: str, *, room: str | None = None, seq: int | None = None) -> None:
        super().__init__(message)
        self.room = room
        self.seq = seq


FULL = "the disk is full: free some space in {folder}; until then nothing can be stored"
UNWRITABLE = "{path} cannot be written: make {folder} writable, or choose another folder"
FAILING = "the disk fails for {path} ({reason}): check it and its free space"
BUSY = "another program holds {path} locked: close it"
NOT_OURS = "{path} is not a journal of Spotisle: move it away, or restore it from a copy"

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
    """Tell whether SQLite met something unreadable, rather than a disk that does not serve."""
    return _code(error) not in UNAVAILABLE and not isinstance(error, BUGS)


def explained(error: Exception, path: Path, room: str | None = None) -> Exception:
    """Return the journal's error for one of SQLite's; anything else, a bug, as it is."""
    if not isinstance(error, sqlite3.Error) or isinstance(error, BUGS):
        return error
    code = _code(error)
    if code in UNAVAILABLE:
        line = UNAVAILABLE[code].format(path=path, folder=path.parent, reason=error)
        return JournalUnavailableError(line)
    if code == sqlite3.SQLITE_NOTADB:
        return DamagedJournalError(NOT_OURS.format(path=path))
    where = f"room {room}" if room else str(path)
    return DamagedJournalError(
        f"{where} is damaged ({error}): `spotisle journal check` lists all damage", room=room
    )


def _code(error: sqlite3.Error) -> int:
    """Return SQLite's own code without its fine print; 0 where Python's module raised by itself."""
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF
