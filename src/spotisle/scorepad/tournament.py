"""The score pad of a tournament with printed cards: which marks it takes, and its points.

It has one line for each minigame and one column for each player. `scorepad` chooses this module
by the kind of the pad.
"""

from msgspec import Struct

from spotisle.rules.spec import LAST
from spotisle.scorepad.marks import AnyMark, Count, Place, PlaceName
from spotisle.scorepad.pad import Pad, PadError, leaders
from spotisle.series.prices import PRICES

SIDES = range(2, 9)
_PLACES: dict[PlaceName, int] = {"first": 0, "second": 1, "last": LAST}


class TournamentLine(Struct, frozen=True):
    """A minigame on the pad."""

    game: str
    counts: tuple[int | None, ...]
    """Cards, or rounds lost in hot potato; None if not entered yet."""
    places: dict[str, int]
    """The side at each place that gives points."""
    tied: tuple[int, ...]
    """Tower: the sides that are tied for the most cards, so that a duel must decide."""
    points: tuple[int, ...]
    complete: bool


class TournamentSheet(Struct, frozen=True):
    """Everything that the pad shows."""

    lines: tuple[TournamentLine, ...]
    totals: tuple[int, ...]
    leaders: tuple[int, ...]
    finished: bool


def check(pad: Pad) -> None:
    """Raise `PadError` for lines that a tournament does not have."""
    unknown = [game for game in pad.games if game not in PRICES]
    if unknown or not pad.games or len(set(pad.games)) < len(pad.games):
        raise PadError(f"a tournament has these lines, each once: {', '.join(PRICES)}")


def allows(pad: Pad, mark: AnyMark) -> bool:
    """Tell whether a mark is allowed on this pad."""
    if not isinstance(mark, Count | Place) or mark.line >= len(pad.games):
        return False
    if mark.side is not None and mark.side >= len(pad.sides):
        return False
    price = PRICES[pad.games[mark.line]]
    return bool(price.each) if isinstance(mark, Count) else _PLACES[mark.place] in price.bonus


def sheet(pad: Pad) -> TournamentSheet:
    """Return the lines with their points, and who leads."""
    lines = tuple(_line(pad, number) for number in range(len(pad.games)))
    totals = tuple(sum(gained) for gained in zip(*(line.points for line in lines), strict=True))
    return TournamentSheet(lines, totals, leaders(totals), all(line.complete for line in lines))


def _line(pad: Pad, number: int) -> TournamentLine:
    game = pad.games[number]
    counts, places = _read_line(pad, number)
    price = PRICES[game]
    tied: tuple[int, ...] = ()
    if price.each > 0 and price.bonus:
        tied, places = _first_by_count(counts, places)
    points = [price.each * (count or 0) for count in counts]
    for place, side in places.items():
        points[side] += price.bonus[_PLACES[place]]
    counted = not price.each or None not in counts
    complete = counted and len(places) == len(price.bonus)
    shown = {str(place): side for place, side in places.items()}
    return TournamentLine(game, counts, shown, tied, tuple(points), complete)


def _read_line(pad: Pad, number: int) -> tuple[tuple[int | None, ...], dict[PlaceName, int]]:
    """Return the latest value of every field of a line; a side has at most one place."""
    counts: list[int | None] = [None] * len(pad.sides)
    places: dict[PlaceName, int] = {}
    for mark in pad.marks:
        if isinstance(mark, Count) and mark.line == number:
            counts[mark.side] = mark.number
        elif isinstance(mark, Place) and mark.line == number:
            places = {
                place: side
                for place, side in places.items()
                if place != mark.place and side != mark.side
            }
            if mark.side is not None:
                places[mark.place] = mark.side
    return tuple(counts), places


def _first_by_count(
    counts: tuple[int | None, ...], places: dict[PlaceName, int]
) -> tuple[tuple[int, ...], dict[PlaceName, int]]:
    """Return the sides tied for the most, and the first place: by the cards, or by the duel."""
    if None in counts:
        return (), {}
    best = max(count for count in counts if count is not None)
    most = tuple(side for side, count in enumerate(counts) if count == best)
    if len(most) == 1:
        return (), {"first": most[0]}
    return most, {"first": places["first"]} if places.get("first") in most else {}
