"""The island's score cards: one step per point, until a team has ten at the end of a minigame."""

from collections import defaultdict

from msgspec import Struct

from spotisle.rules import GAMES
from spotisle.rules.island.knights import TARGET_POINTS
from spotisle.rules.spec import Award
from spotisle.rules.teams import COLOURS
from spotisle.scorepad.marks import AnyMark, Count, LineEnded, Place
from spotisle.scorepad.pad import Pad, PadError, leaders
from spotisle.series.plan import ADVENTURE

SIDES = range(2, 4)


class IslandLine(Struct, frozen=True):
    """A minigame, or a round of knights."""

    game: str
    first: int | None
    counts: tuple[int, ...]
    """In knights the cards taken in the round; otherwise 1 for every team that had the most."""
    points: tuple[int, ...]
    ended: bool
    scored: bool
    """Whether all its points are entered, so that it can end."""


class IslandSheet(Struct, frozen=True):
    """Everything that the pad shows."""

    lines: tuple[IslandLine, ...]
    """Those that have ended, and the current one."""
    totals: tuple[int, ...]
    leaders: tuple[int, ...]
    finished: bool


def check(pad: Pad) -> None:
    """Raise `PadError` for teams or minigames that the island does not have."""
    colours = [side.colour for side in pad.sides]
    if not set(colours) <= set(COLOURS) or len(set(colours)) < len(colours):
        raise PadError(f"every team needs its own colour: {', '.join(COLOURS)}")
    if pad.games != ADVENTURE and not (len(pad.games) == 1 and pad.games[0] in ADVENTURE):
        raise PadError(f"play one island game, or all of them in order: {', '.join(ADVENTURE)}")


def allows(pad: Pad, mark: AnyMark) -> bool:
    """Tell whether a mark belongs to the minigame that is being scored."""
    shown = sheet(pad)
    line, number = shown.lines[-1], len(shown.lines) - 1
    if shown.finished or not isinstance(mark, Count | Place | LineEnded) or mark.line != number:
        return False
    if isinstance(mark, LineEnded):
        return line.scored
    if mark.side is not None and mark.side >= len(pad.sides):
        return False
    if isinstance(mark, Place):
        return mark.place == "first" and bool(_award(line.game).first_out)
    taken = sum(line.counts) - line.counts[mark.side] + (mark.number or 0)
    return taken <= len(pad.sides) - 1 if _award(line.game).card else mark.number in (None, 0, 1)


def sheet(pad: Pad) -> IslandSheet:
    """Return the lines with their points, and whether somebody has ten."""
    counts: dict[int, list[int]] = defaultdict(lambda: [0] * len(pad.sides))
    firsts: dict[int, int | None] = {}
    ended = set[int]()
    for mark in pad.marks:
        if isinstance(mark, Count):
            counts[mark.line][mark.side] = mark.number or 0
        elif isinstance(mark, Place):
            firsts[mark.line] = mark.side
        elif isinstance(mark, LineEnded):
            ended.add(mark.line)
    lines: list[IslandLine] = []
    totals = (0,) * len(pad.sides)
    for number in range(1 + len(ended)):
        if max(totals) >= TARGET_POINTS:
            break
        game = pad.games[min(number, len(pad.games) - 1)]
        lines.append(_line(game, firsts.get(number), counts[number], ended=number in ended))
        totals = tuple(a + b for a, b in zip(totals, lines[-1].points, strict=True))
    finished = lines[-1].ended and max(totals) >= TARGET_POINTS
    return IslandSheet(tuple(lines), totals, leaders(totals), finished)


def _line(game: str, first: int | None, counts: list[int], *, ended: bool) -> IslandLine:
    award = _award(game)
    points = [(award.card or award.most) * count for count in counts]
    if first is not None:
        points[first] += award.first_out
    scored = _is_scored(award, first, counts)
    return IslandLine(game, first, tuple(counts), tuple(points), ended, scored)


def _is_scored(award: Award, first: int | None, counts: list[int]) -> bool:
    """Tell whether all points are entered.

    In a round of knights every team but one loses its card. In a game with `first_out` all counts
    may be zero, for example if nobody touches a port.
    """
    if award.card:
        return sum(counts) == len(counts) - 1
    return first is not None if award.first_out else any(counts)


def _award(game: str) -> Award:
    return GAMES[game].spec.award or Award()
