"""The common parts of every game record, and the result of a replay."""

from collections.abc import Mapping
from typing import Any, TypeGuard

from msgspec import Struct

from spotisle.rules.claim import Verdict
from spotisle.rules.errors import BrokenRecordError

JsonObject = Mapping[str, Any]
"""A record or a move as unvalidated JSON."""


class ReplayResult(Struct, frozen=True):
    """The verdict and reason of each move, and the standing after the last one."""

    verdicts: tuple[Verdict, ...]
    reasons: tuple[str, ...]
    finished: bool
    scores: dict[str, int]
    """By seat, in the island games by team."""
    ranking: tuple[tuple[str, ...], ...]
    points: dict[str, int]
    """By team; empty if the game awards none."""


def read_seats(record: JsonObject) -> tuple[str, ...]:
    """Return the names of the seats: distinct strings, at least one."""
    seats = record.get("seats")
    if not isinstance(seats, list) or not seats:
        raise BrokenRecordError("seats: must be a list of names")
    for place, name in enumerate(seats):
        if not isinstance(name, str):
            raise BrokenRecordError(f"seats[{place}]: must be a name")
    if len(set(seats)) < len(seats):
        raise BrokenRecordError("seats: names must be distinct")
    return tuple(seats)


def read_moves(record: JsonObject) -> list[JsonObject]:
    """Return the moves: a list of objects, without checking their fields."""
    moves = record.get("moves")
    if not isinstance(moves, list):
        raise BrokenRecordError("moves: must be a list")
    for place, move in enumerate(moves):
        if not isinstance(move, dict):
            raise BrokenRecordError(f"moves[{place}]: must be an object")
    return moves


def read_options(record: JsonObject) -> JsonObject:
    """Return the options; a record without any uses the defaults."""
    options = record.get("options", {})
    if not isinstance(options, dict):
        raise BrokenRecordError("options: must be an object")
    return options


def is_number(value: object) -> TypeGuard[int]:
    """Tell whether this is a whole number; true and false are not."""
    return isinstance(value, int) and not isinstance(value, bool)
