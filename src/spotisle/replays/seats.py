"""Who sat where in a recorded game, with the looks and handicaps in its record."""

import msgspec
from msgspec import Struct

from spotisle.bots.levels import LEVELS
from spotisle.bounds import Word
from spotisle.errors import explain_problem
from spotisle.protocol.handicap import Handicap
from spotisle.protocol.views import SeatView
from spotisle.rules import BrokenRecordError
from spotisle.rules.parsing import JsonObject


class SeatDetails(Struct, frozen=True):
    """Optional facts about the seats of a record, by name; the rules ignore them."""

    handicaps: dict[str, Handicap] = {}
    looks: dict[str, tuple[Word, Word]] = {}
    """A face and a tint."""


def read_seat_views(raw: JsonObject) -> tuple[SeatView, ...]:
    """Return the seats of a record, or raise `BrokenRecordError`."""
    try:
        told = msgspec.convert(raw, SeatDetails)
    except msgspec.ValidationError as error:
        raise BrokenRecordError(explain_problem(error)) from None
    return tuple(_seat(name, told) for name in raw["seats"])


def _seat(name: str, told: SeatDetails) -> SeatView:
    face, tint = told.looks.get(name, (None, None))
    return SeatView(name, *_player(name), None, face, tint, told.handicaps.get(name))


def _player(name: str) -> tuple[str | None, str | None]:
    """Return the person or the bot of a seat; a bot's name is its level and its seat number.

    >>> _player("Ann"), _player("casual 3")
    (('Ann', None), (None, 'casual'))
    """
    level, _, seat = name.rpartition(" ")
    return (None, level) if level in LEVELS and seat.isdecimal() else (name, None)
