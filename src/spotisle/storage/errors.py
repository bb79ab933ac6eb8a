"""The errors of the journal, each in one line that a person can act on."""

from spotisle.errors import SpotisleError


class JournalError(SpotisleError):
    """The journal did not do what was asked."""


class FencedError(JournalError):
    """The fencing epoch is outdated: another owner has taken the room since."""


class SequenceError(JournalError):
    """The entry neither continues its room nor repeats what is stored."""


class JournalUnavailableError(JournalError):
    """The store cannot be used now, as when the disk is full. The caller may retry."""


class JournalFullError(JournalUnavailableError):
    """The store has no space left."""


class OutdatedError(JournalUnavailableError):
    """A newer program has changed the store beyond what this one understands."""


class DamagedJournalError(JournalError):
    """Stored data is damaged or missing; `room` and `seq` say where, if that is known."""

    def __init__(self, message: str, *, room: str | None = None, seq: int | None = None) -> None:
        super().__init__(message)
        self.room = room
        self.seq = seq
