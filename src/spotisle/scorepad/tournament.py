"""Which marks the score pad of a tournament takes, for games with printed cards.

It has one line for each minigame and one column for each player.
"""

from spotisle.rules.spec import LAST
from spotisle.scorepad.marks import AnyMark, Count, Place, PlaceName
from spotisle.scorepad.pad import Pad, PadError
from spotisle.series.prices import PRICES

SIDES = range(2, 9)
_PLACES: dict[PlaceName, int] = {"first": 0, "second": 1, "last": LAST}


def check(pad: Pad) -> None:
    """Raise `PadError` for lines that a tournament does not have."""
    unknown = [game for game in pad.games if game not in PRICES]
    if unknown or not pad.games or len(set(pad.games)) < len(pad.games):
        raise PadError(f"a tournament has these lines, each once: {', '.join(PRICES)}")


def allows(pad: Pad, mark: AnyMark) -> bool:
    """Tell whether a mark fills in a field that brings points."""
    if not isinstance(mark, Count | Place) or mark.line >= len(pad.games):
        return False
    if mark.side is not None and mark.side >= len(pad.sides):
        return False
    price = PRICES[pad.games[mark.line]]
    return bool(price.each) if isinstance(mark, Count) else _PLACES[mark.place] in price.bonus
