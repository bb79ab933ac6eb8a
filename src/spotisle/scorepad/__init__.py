"""Score pads for games with real cards and dice.

A pad is a heading and the marks made on it, in order; everything that it shows is a fold of them.
Undo drops the last mark. Without a server the browser computes the same fold
(`client/src/scorepad`); fixtures from `tools/pad_fixtures.py` check that both give the same sums.

>>> pad = open_pad("dice", (Side("Ann"),))
>>> pad = add_marks(pad, (Built(side=0, turn=1, item="road:0"), TurnEnded(side=0, turn=1)))
>>> sheet(pad).sides[0].track
(1,)
"""

from types import ModuleType

from spotisle.scorepad import dice, island, tournament
from spotisle.scorepad.marks import AnyMark, Built, Count, Lent, LineEnded, Place, TurnEnded
from spotisle.scorepad.pad import Pad, PadError, PadKind, Side

MAX_MARKS = 600
"""Eight full sheets of dice take less than 500."""

_KINDS: dict[PadKind, ModuleType] = {"tournament": tournament, "island": island, "dice": dice}

AnySheet = tournament.TournamentSheet | island.IslandSheet | dice.DiceSheets


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


def sheet(pad: Pad) -> AnySheet:
    """Return everything that the pad shows."""
    shown: AnySheet = _KINDS[pad.kind].sheet(pad)
    return shown


__all__ = [
    "MAX_MARKS",
    "AnyMark",
    "AnySheet",
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
    "sheet",
]
