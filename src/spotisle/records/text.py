"""Records as text: one JSON object in UTF-8; in a file with many records, one per line."""

from typing import Any

import msgspec

from spotisle.records.replay import replay
from spotisle.rules import BrokenRecordError
from spotisle.rules.parsing import ReplayResult


def read_text(text: str | bytes) -> Any:  # noqa: ANN401
    """Decode the JSON of a record without validating it; `BrokenRecordError` if it is not JSON."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BrokenRecordError(f"record: not JSON in UTF-8: {error}") from None


def record_text(record: object) -> str:
    """Return a record, or the result of its replay, as one line of JSON."""
    return msgspec.json.encode(record).decode()


def verify(record: object) -> ReplayResult:
    """Replay a record and check the outcome that it states."""
    replayed = replay(record)
    check_outcome(record, replayed)
    return replayed


def check_outcome(record: object, replayed: ReplayResult) -> None:
    """Raise `BrokenRecordError` if a record states another outcome than its replay."""
    stated = record.get("outcome", {}) if isinstance(record, dict) else {}
    if not isinstance(stated, dict):
        raise BrokenRecordError("outcome: must be an object")
    found = read_text(record_text(replayed))
    for key, value in read_text(record_text(stated)).items():
        if key in found and found[key] != value:
            raise BrokenRecordError(
                f"outcome.{key}: says {value}, but the replay gives {found[key]}"
            )
