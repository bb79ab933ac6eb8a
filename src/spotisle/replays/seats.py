"""Who sat where in a recorded game, with the looks and handicaps that its record tells."""

import msgspec
from msgspec import Struct

from spotisle.bots.levels import LEVELS
from spotisle.bounds import Word
from spotisle.protocol.handicap import Handicap
from spotisle.protocol.views import SeatView
from spotisle.rules import BrokenRecordError
from spotisle.rules.parsing import JsonObject


class Told(Struct, frozen=True):
    """What a record may tell about its seats, by their names; no rule reads it."""

    handicaps: dict[str, Handicap] = {}
    looks: dict[str, tuple[Word, Word]] = {}
    """A face and a tint."""


def read_seats(raw: JsonObject) -> tuple[SeatView, ...]:
    """Return the seats of a record, or raise `BrokenRecordError`."""
    try:
        told = msgspec.convert(raw, Told)
    except msgspec.ValidationError as error:
        raise BrokenRecordError(f"seats: {error}") from error
    return tuple(_seat(name, told) for name in raw["seats"])


def _seat(name: str, told: Told) -> SeatView:
    face, tint = told.looks.get(name, (None, None))
    return SeatView(name, *_player(name), None, face, tint, told.handicaps.get(name))


def _player(name: str) -> tuple[str | None, str | None]:
    """Return the person and the bot of a seat; in a room bots go by their level and their seat.

    >>> _player("Ann"), _player("casual 3")
    (('Ann', None), (None, 'casual'))
    """
    level, _, seat = name.rpartition(" ")
    return (None, level) if level in LEVELS and seat.isdecimal() else (name, None)
