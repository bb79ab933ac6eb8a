"""Which marks the island's score cards take: minigame by minigame, until a team has ten points."""

from msgspec import Struct

from spotisle.rules import GAMES
from spotisle.rules.island.knights import TARGET_POINTS
from spotisle.rules.spec import Award
from spotisle.rules.teams import COLOURS
from spotisle.scorepad.marks import AnyMark, Count, LineEnded, Place
from spotisle.scorepad.pad import Pad, PadError
from spotisle.series.plan import ADVENTURE

SIDES = range(2, 4)


class Line(Struct):
    """A minigame, or a round of knights, that is being scored."""

    number: int
    award: Award
    counts: list[int]
    """In knights the cards taken in the round; otherwise 1 for every team that had the most."""
    first: int | None = None

    def points(self) -> list[int]:
        """Return what it brings each team."""
        points = [(self.award.card or self.award.most) * count for count in self.counts]
        if self.first is not None:
            points[self.first] += self.award.first_out
        return points

    def is_scored(self) -> bool:
        """Tell whether all points are entered.

        In a round of knights every team but one loses its card. In a game with `first_out` all
        counts may be zero, for example if nobody touches a port.
        """
        if self.award.card:
            return sum(self.counts) == len(self.counts) - 1
        return self.first is not None if self.award.first_out else any(self.counts)


def check(pad: Pad) -> None:
    """Raise `PadError` for teams or minigames that the island does not have."""
    colours = [side.colour for side in pad.sides]
    if not set(colours) <= set(COLOURS) or len(set(colours)) < len(colours):
        raise PadError(f"every team needs its own colour: {', '.join(COLOURS)}")
    if pad.games != ADVENTURE and not (len(pad.games) == 1 and pad.games[0] in ADVENTURE):
        raise PadError(f"play one island game, or all of them in order: {', '.join(ADVENTURE)}")


def allows(pad: Pad, mark: AnyMark) -> bool:
    """Tell whether a mark belongs to the minigame that is being scored."""
    line = _current_line(pad)
    if line is None or not isinstance(mark, Count | Place | LineEnded) or mark.line != line.number:
        return False
    if isinstance(mark, LineEnded):
        return line.is_scored()
    if mark.side is not None and mark.side >= len(pad.sides):
        return False
    if isinstance(mark, Place):
        return mark.place == "first" and bool(line.award.first_out)
    taken = sum(line.counts) - line.counts[mark.side] + (mark.number or 0)
    return taken <= len(pad.sides) - 1 if line.award.card else mark.number in (None, 0, 1)


def _current_line(pad: Pad) -> Line | None:
    """Return the minigame that is being scored, or None when a team has ten points."""
    line = _new_line(pad, 0)
    totals = [0] * len(pad.sides)
    for mark in pad.marks:
        match mark:
            case Count(side=side, number=count):
                line.counts[side] = count or 0
            case Place(side=first):
                line.first = first
            case LineEnded():
                totals = [sum(both) for both in zip(totals, line.points(), strict=True)]
                line = _new_line(pad, line.number + 1)
            case _:
                pass
    return line if max(totals) < TARGET_POINTS else None


def _new_line(pad: Pad, number: int) -> Line:
    game = GAMES[pad.games[min(number, len(pad.games) - 1)]]
    return Line(number, game.spec.award or Award(), [0] * len(pad.sides))
