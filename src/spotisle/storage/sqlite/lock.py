"""One journal file has one writing process; the system lets go of the lock when that one dies."""

import os
import sys
from pathlib import Path

from spotisle.storage.errors import JournalUnavailableError

if sys.platform == "win32":
    import msvcrt

    _BEYOND_THE_TEXT = 1 << 30

    def _seize(file: int) -> None:
        os.lseek(file, _BEYOND_THE_TEXT, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)
else:
    import fcntl

    def _seize(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """Held from construction to `release`; a file beside the journal that names its holder.

    The file itself stays: removing it would let two processes lock two files of one name.
    """

    def __init__(self, journal: Path) -> None:
        path = journal.with_suffix(".lock")
        try:
            journal.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise JournalUnavailableError(
                f"{path} cannot be written ({error.strerror}): "
                f"make {path.parent} writable, or choose another folder"
            ) from None
        try:
            _seize(self._file)
        except OSError:
            holder = os.read(self._file, 20).decode("ascii", "replace").strip() or "starting"
            os.close(self._file)
            raise JournalUnavailableError(
                f"{journal} is in use by another Spotisle (process {holder}): "
                "stop that one, or choose another folder"
            ) from None
        os.truncate(self._file, 0)
        os.write(self._file, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        """Let the next process have the journal."""
        os.close(self._file)
