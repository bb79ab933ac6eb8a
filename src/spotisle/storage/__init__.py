"""The append-only log of rooms: durable before a verdict leaves, checked when it is read."""

from spotisle.storage.contract import Entry, Forgotten, Journal, RecordInfo, RoomInfo
from spotisle.storage.errors import (
    DamagedJournalError,
    FencedError,
    JournalError,
    JournalUnavailableError,
    SequenceError,
)
from spotisle.storage.sqlite.journal import SqliteJournal

__all__ = [
    "DamagedJournalError",
    "Entry",
    "FencedError",
    "Forgotten",
    "Journal",
    "JournalError",
    "JournalUnavailableError",
    "RecordInfo",
    "RoomInfo",
    "SequenceError",
    "SqliteJournal",
]
