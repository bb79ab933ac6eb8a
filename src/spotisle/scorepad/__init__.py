"""Score pads for games with real cards and dice.

A pad is a heading and the marks made on it, in order; everything that it shows is a fold of them.
Undo drops the last mark. Here the marks are checked; the sums are the browser's
(`client/src/scorepad`), which also works without a server.

>>> pad = open_pad("dice", (Side("Ann"),))
>>> pad = add_marks(pad, (Built(side=0, turn=1, item="road:0"), TurnEnded(side=0, turn=1)))
>>> add_marks(pad, (Built(side=0, turn=2, item="road:0"),))
Traceback (most recent call last):
...
spotisle.scorepad.pad.PadError: that cannot be written there
"""

from types import ModuleType

from spotisle.scorepad import dice, island, tournament
from spotisle.scorepad.marks import AnyMark, Built, Count, Lent, LineEnded, Place, TurnEnded
from spotisle.scorepad.pad import Pad, PadError, PadKind, Side

MAX_MARKS = 600
"""Eight full sheets of dice take less than 500."""

_KINDS: dict[PadKind, ModuleType] = {"tournament": tournament, "island": island, "dice": dice}


def open_pad(kind: PadKind, sides: tuple[Side, ...], games: tuple[str, ...] = ()) -> Pad:
    """Return a new pad, or raise `PadError` with a sentence that says what is wrong."""
    rules = _KINDS[kind]
    if len(sides) not in rules.SIDES:
        raise PadError(f"this pad is for {rules.SIDES[0]} to {rules.SIDES[-1]}, not {len(sides)}")
    pad = Pad(kind, sides, games)
    rules.check(pad)
    return pad


def add_marks(pad: Pad, marks: tuple[AnyMark, ...]) -> Pad:
    """Return the pad with these marks added, or raise `PadError` if one is not allowed."""
    rules = _KINDS[pad.kind]
    for mark in marks:
        if len(pad.marks) == MAX_MARKS:
            raise PadError("this pad is full; start a new one")
        if not rules.allows(pad, mark):
            raise PadError("that cannot be written there")
        pad = pad.add_mark(mark)
    return pad


__all__ = [
    "MAX_MARKS",
    "AnyMark",
    "Built",
    "Count",
    "Lent",
    "LineEnded",
    "Pad",
    "PadError",
    "PadKind",
    "Place",
    "Side",
    "TurnEnded",
    "add_marks",
    "open_pad",
]
