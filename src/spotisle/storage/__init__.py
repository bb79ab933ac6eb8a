"""The append-only log of rooms: durable before a verdict is sent, checked when it is read."""

from spotisle.storage.contract import Entry, Journal, RecordInfo, RemovedCounts, RoomInfo
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
    "Journal",
    "JournalError",
    "JournalUnavailableError",
    "RecordInfo",
    "RemovedCounts",
    "RoomInfo",
    "SequenceError",
    "SqliteJournal",
]
