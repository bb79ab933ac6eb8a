"""Which marks the sheets of island dice take, for games with real dice."""

from spotisle.dice.sheet import DIE_COUNT, ITEMS, TURNS, Sheet
from spotisle.scorepad.marks import AnyMark, Built, Lent, TurnEnded
from spotisle.scorepad.pad import Pad, PadError

SIDES = range(1, 9)


def check(pad: Pad) -> None:
    """Raise `PadError` if the pad lists minigames."""
    if pad.games:
        raise PadError("the sheet of dice has no minigames")


def allows(pad: Pad, mark: AnyMark) -> bool:
    """Tell whether a mark follows the sheet's order and belongs to the current turn."""
    if not isinstance(mark, Built | Lent | TurnEnded) or mark.side >= len(pad.sides):
        return False
    sheet, turn, dice = _read_sheet(pad, mark.side)
    if mark.turn != turn or turn > TURNS:
        return False
    match mark:
        case Built(item=name):
            item = ITEMS.get(name)
            return item is not None and sheet.obstacle(item) is None and item.cost.total() <= dice
        case Lent(knight=knight):
            return sheet.may_lend(knight)
    return True


def _read_sheet(pad: Pad, number: int) -> tuple[Sheet, int, int]:
    """Return a side's sheet, its turn from 1, and the dice that haven't paid for anything yet."""
    sheet, turn, dice = Sheet(), 1, DIE_COUNT
    for mark in pad.marks:
        match mark:
            case Built(side=side, item=name) if side == number:
                item = ITEMS[name]
                sheet, dice = sheet.with_item(item), dice - item.cost.total()
            case Lent(side=side, knight=knight) if side == number:
                sheet = sheet.with_lent(knight)
            case TurnEnded(side=side) if side == number:
                turn, dice = turn + 1, DIE_COUNT
            case _:
                pass
    return sheet, turn, dice
