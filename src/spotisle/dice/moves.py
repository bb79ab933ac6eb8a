"""The moves of island dice, in the form that records, journals and the wire share.

Reading never fails halfway: a field that is missing or of the wrong kind becomes the field's
default, which no rule accepts. So the rules alone give the reason of every refusal.
"""

from contextlib import suppress
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from spotisle.bounds import Number, Word
from spotisle.rules.parsing import JsonObject

DieNumbers = Annotated[tuple[Number, ...], Meta(max_length=6)]
Faces = Annotated[tuple[Word, ...], Meta(max_length=6)]


class Roll(Struct, frozen=True, tag_field="do", tag="roll"):
    """Roll these dice again; the first roll of a turn takes all."""

    reroll: DieNumbers = (-1,)
    faces: Faces = ()
    """All six dice after the roll; empty until they are rolled."""


class Joker(Struct, frozen=True, tag_field="do", tag="joker"):
    """Let a knight turn a die."""

    knight: Number = 0
    die: Number = -1
    to: Word = ""


class Trade(Struct, frozen=True, tag_field="do", tag="trade"):
    """Turn the first of two gold dice to a resource, and put the second aside."""

    dice: DieNumbers = ()
    to: Word = ""


class Build(Struct, frozen=True, tag_field="do", tag="build"):
    """Build something on the sheet."""

    item: Word = ""


class End(Struct, frozen=True, tag_field="do", tag="end"):
    """End the turn."""


BuildMove = Joker | Trade | Build
"""Moves after the rolls, which lead to a build."""
Move = Roll | BuildMove | End

_KINDS: dict[object, type[Move]] = {
    kind.__struct_config__.tag: kind for kind in (Roll, Joker, Trade, Build, End)
}


def read_move(raw: JsonObject) -> Move | None:
    """Return the move that an object describes, None if there is no such action.

    >>> read_move({"do": "joker", "knight": 3, "die": "first", "to": "wool"})
    Joker(knight=3, die=-1, to='wool')
    """
    do = raw.get("do")
    kind = _KINDS.get(do) if isinstance(do, str) else None
    if kind is None:
        return None
    fields: dict[str, Any] = {}
    for field in msgspec.structs.fields(kind):
        with suppress(msgspec.ValidationError):
            fields[field.name] = msgspec.convert(raw.get(field.name), field.type)
    return kind(**fields)


def write_move(move: Move) -> dict[str, Any]:
    """Return the object that stands for a move in a record.

    >>> write_move(Trade((0, 4), "ore"))
    {'do': 'trade', 'dice': [0, 4], 'to': 'ore'}
    """
    written: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(move))
    return written
