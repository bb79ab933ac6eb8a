"""The score pad of a room: the host lays it out, whoever sits may write, everyone sees it."""

from random import Random

from spotisle import scorepad as pads
from spotisle.protocol import commands as cmd
from spotisle.protocol.refusals import Refusal, RefusalReason
from spotisle.rooms import events as ev
from spotisle.rooms.names import clean_name, make_unique
from spotisle.rooms.state import RoomState

Decision = list[ev.AnyEvent] | Refusal


def open_pad(room: RoomState, _: str, asked: cmd.OpenPad, at: float, __: Random) -> Decision:
    """Lay out a new pad; the one before is kept below it."""
    try:
        pad = pads.open_pad(asked.kind, _named(asked.sides), asked.games)
    except pads.PadError as error:
        return Refusal(RefusalReason.CANNOT_PLAY, str(error))
    return [ev.PadOpened(at=at, pad=pad)]


def mark_pad(room: RoomState, person: str, asked: cmd.MarkPad, at: float, _: Random) -> Decision:
    """Write on the pad, if the rules of its kind allow it."""
    if refusal := _forbidden(room, person):
        return refusal
    try:
        pads.written(room.pads[0], asked.marks)
    except pads.PadError as error:
        return Refusal(RefusalReason.NOT_ON_PAD, str(error))
    return [ev.PadMarked(at=at, marks=asked.marks)]


def undo_pad(room: RoomState, person: str, asked: cmd.UndoPad, at: float, _: Random) -> Decision:
    """Take back the last mark that the person sees, or return to the pad below an empty one."""
    if refusal := _forbidden(room, person):
        return refusal
    marks = len(room.pads[0].marks)
    if asked.marks != marks:
        return Refusal(RefusalReason.PAD_CHANGED)
    if not marks and len(room.pads) == 1:
        return Refusal(RefusalReason.NOT_ON_PAD, "there is nothing to take back")
    return [ev.PadUndone(at=at)]


def _forbidden(room: RoomState, person: str) -> Refusal | None:
    if person != room.host and room.seat_of(person) is None:
        return Refusal(RefusalReason.NOT_SEATED)
    return None if room.pads else Refusal(RefusalReason.NO_PAD)


def _named(sides: tuple[pads.Side, ...]) -> tuple[pads.Side, ...]:
    """Return the sides with names that can be shown anywhere, each another."""
    named: list[pads.Side] = []
    for side in sides:
        name = clean_name(side.name)
        others = [other.name for other in named]
        named.append(pads.Side(make_unique(name, others) if name else "", side.colour))
    return tuple(named)
