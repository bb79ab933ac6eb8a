"""The append-only log of rooms: durable before a verdict leaves, checked when it is read."""

from spotisle.journal.contract import Entry, Forgotten, Journal, RecordLine, RoomLine
from spotisle.journal.errors import (
    DamagedJournalError,
    FencedError,
    JournalError,
    JournalUnavailableError,
    SequenceError,
)
from spotisle.journal.sqlite import SqliteJournal

__all__ = [
    "DamagedJournalError",
    "Entry",
    "FencedError",
    "Forgotten",
    "Journal",
    "JournalError",
    "JournalUnavailableError",
    "RecordLine",
    "RoomLine",
    "SequenceError",
    "SqliteJournal",
]
