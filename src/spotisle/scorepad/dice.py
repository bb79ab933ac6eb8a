"""Sheets of island dice, for games with real dice."""

from msgspec import Struct

from spotisle.dice.sheet import CROSS, DIE_COUNT, ITEMS, TURNS, Sheet
from spotisle.scorepad.marks import AnyMark, Built, Lent, TurnEnded
from spotisle.scorepad.pad import Pad, PadError, leaders

SIDES = range(1, 9)


class SideSheet(Struct, frozen=True):
    """What one player has built and scored."""

    built: tuple[str, ...]
    jokers: tuple[int, ...]
    """Knights whose joker is not lent yet."""
    track: tuple[int, ...]
    score: int
    """Including what has been built in the current turn."""
    turn: int
    """The turn being played, from 1; 16 after the last."""
    dice_left: int
    """How many dice have not paid for anything in this turn."""
    offers: tuple[str, ...]
    """What can be built next: it is placeable, and enough dice are left."""


class DiceSheets(Struct, frozen=True):
    """Everything that the pad shows."""

    sides: tuple[SideSheet, ...]
    leaders: tuple[int, ...]
    next: int
    """Whose turn it is: the first side of those with the fewest turns."""
    finished: bool


def check(pad: Pad) -> None:
    """Raise `PadError` if the pad lists minigames."""
    if pad.games:
        raise PadError("the sheet of dice has no minigames")


def allows(pad: Pad, mark: AnyMark) -> bool:
    """Tell whether a mark follows the sheet's order and belongs to the current turn."""
    if not isinstance(mark, Built | Lent | TurnEnded) or mark.side >= len(pad.sides):
        return False
    side = _side(pad, mark.side)
    if mark.turn != side.turn:
        return False
    if isinstance(mark, Built):
        return mark.item in side.offers
    return isinstance(mark, TurnEnded) or mark.knight in side.jokers


def sheet(pad: Pad) -> DiceSheets:
    """Return everybody's sheet."""
    sides = tuple(_side(pad, number) for number in range(len(pad.sides)))
    turns = [side.turn for side in sides]
    return DiceSheets(
        sides,
        leaders(tuple(side.score for side in sides)),
        turns.index(min(turns)),
        min(turns) > TURNS,
    )


def _side(pad: Pad, number: int) -> SideSheet:
    built, track = Sheet(), list[int]()
    gained, dice = 0, DIE_COUNT
    for mark in pad.marks:
        match mark:
            case Built(side=side, item=name) if side == number:
                item = ITEMS[name]
                built = built.with_item(item)
                gained, dice = gained + item.points, dice - item.cost.total()
            case Lent(side=side, knight=knight) if side == number:
                built = built.with_lent(knight)
            case TurnEnded(side=side) if side == number:
                track.append(gained or CROSS)
                gained, dice = 0, DIE_COUNT
            case _:
                pass
    turn = len(track) + 1
    offers = [item.name for item in built.placeable() if item.cost.total() <= dice]
    score = sum(track) + gained
    return SideSheet(
        built.items(),
        built.jokers(),
        tuple(track),
        score,
        turn,
        dice,
        tuple(offers) if turn <= TURNS else (),
    )
