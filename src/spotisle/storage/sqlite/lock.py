"""The lock of the one process that writes to a journal; the system frees it if that dies."""

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


MAX_LOCK_BYTES = 64
OPEN, CLOSED = "open", "closed"


class FileLock:
    """A file beside the journal that names its holder; locked from construction to `release`.

    The file itself stays: removing it would let two processes lock two files of one name. It also
    tells whether the last holder closed the journal.
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
            holder = next(iter(self._words()), "starting")
            os.close(self._file)
            raise JournalUnavailableError(
                f"{journal} is in use by another Spotisle (process {holder}); "
                "stop that one, or choose another folder"
            ) from None
        before = self._words()
        self.was_left_open = OPEN in before
        """Whether the last holder had opened the journal and did not close it: it was killed."""
        self.had_journal = OPEN in before or CLOSED in before
        """Whether a journal has been opened in this folder before."""
        self._write(str(os.getpid()), *([CLOSED] if self.had_journal else []))

    def mark_open(self) -> None:
        """Note that the journal is open, for the next process in case this one is killed."""
        self.had_journal = True
        self._write(str(os.getpid()), OPEN)

    def release(self) -> None:
        """Free the lock, and note that the journal was closed."""
        if self.had_journal:
            self._write(CLOSED)
        os.close(self._file)

    def _words(self) -> list[str]:
        return os.read(self._file, MAX_LOCK_BYTES).decode("ascii", "replace").split()

    def _write(self, *words: str) -> None:
        os.lseek(self._file, 0, os.SEEK_SET)
        os.truncate(self._file, 0)
        os.write(self._file, "\n".join((*words, "")).encode())
