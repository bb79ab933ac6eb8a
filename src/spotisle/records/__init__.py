"""Game records: everything that happened, so that any game can be replayed, checked and shared."""

from spotisle.records.pictures import pictured
from spotisle.records.replay import FORMAT, Recorded, read, read_head, replay
from spotisle.records.text import read_text, record_text, verify
from spotisle.records.write import Recorder, since
from spotisle.rules.parsing import Replayed

__all__ = [
    "FORMAT",
    "Recorded",
    "Recorder",
    "Replayed",
    "pictured",
    "read",
    "read_head",
    "read_text",
    "record_text",
    "replay",
    "since",
    "verify",
]
