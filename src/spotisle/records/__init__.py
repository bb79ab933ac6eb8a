"""Game records: everything that happened, so that any game can be replayed, checked and shared."""

from spotisle.records.pictures import add_pictures
from spotisle.records.replay import RECORD_FORMAT, Replay, read, read_head, replay
from spotisle.records.text import check_outcome, read_text, record_text, verify
from spotisle.records.write import since, write_record
from spotisle.rules.parsing import ReplayResult

__all__ = [
    "RECORD_FORMAT",
    "Replay",
    "ReplayResult",
    "add_pictures",
    "check_outcome",
    "read",
    "read_head",
    "read_text",
    "record_text",
    "replay",
    "since",
    "verify",
    "write_record",
]
