"""Where cards lie on a sheet of paper, where to cut, and where the backs must lie."""

import math
from collections.abc import Iterator

from msgspec import Struct

from spotisle.printing.options import PAPERS, BadPrintError, CardShape, PrintOptions
from spotisle.printing.pages import Line

MARGIN = 4.0
"""What most printers cannot print on, along the edges of the paper."""
LEAST_GAP, USUAL_GAP = 1.0, 6.0
MARK = 3.0
CLEAR = 0.6
"""From the cut to where a mark begins."""


Place = tuple[float, float]


class Grid(Struct, frozen=True):
    """A sheet of paper with places for cards, given by their middles."""

    width: float
    height: float
    places: tuple[Place, ...]
    gap: float
    """Between the cuts of neighbours."""
    below: float
    """Room under the lowest cards."""


def extent(shape: CardShape, size: float) -> tuple[float, float]:
    """Return width and height of a card; a hexagon stands on a corner.

    >>> extent("round", 85)
    (85, 85)
    """
    return (size * math.sqrt(3) / 2 if shape == "hexagon" else size, size)


def grid(options: PrintOptions, shape: CardShape) -> Grid:
    """Return the places for as many cards as fit on a sheet, or refuse."""
    width, height = extent(shape, options.size)
    bleed = options.bleed
    if options.paper == "card":
        page = (width + 2 * bleed, height + 2 * bleed)
        return Grid(*page, ((page[0] / 2, page[1] / 2),), gap=2 * bleed, below=0)
    paper = PAPERS[options.paper]
    least = 2 * bleed + (0 if shape == "square" else LEAST_GAP)
    columns, rows = (
        int((whole - 2 * MARGIN - 2 * bleed + least) / (part + least))
        for whole, part in zip(paper, (width, height), strict=True)
    )
    if not columns or not rows:
        largest = math.floor(min(paper) - 2 * MARGIN - 2 * bleed)
        raise BadPrintError(
            f"a card of {options.size:g} mm does not fit on {options.paper} paper "
            f"({paper[0]:g} x {paper[1]:g} mm); {largest} mm does"
        )
    room = (paper[0] - 2 * (MARGIN + bleed), paper[1] - 2 * (MARGIN + bleed))
    gap = least if shape == "square" else _gap(room, (width, height), (columns, rows), least)
    left, top = (
        (whole - count * part - (count - 1) * gap) / 2
        for whole, part, count in zip(paper, (width, height), (columns, rows), strict=True)
    )
    places = tuple(
        (left + width / 2 + column * (width + gap), top + height / 2 + row * (height + gap))
        for row in range(rows)
        for column in range(columns)
    )
    return Grid(*paper, places, gap, below=top - bleed)


def _gap(room: Place, card: Place, counts: tuple[int, int], least: float) -> float:
    """Return what is comfortable between two cuts, or what is left."""
    left = [
        (whole - count * part) / (count - 1)
        for whole, part, count in zip(room, card, counts, strict=True)
        if count > 1
    ]
    return max(least, min([least + USUAL_GAP - LEAST_GAP, *left]))


def behind(sheet: Grid, place: Place, options: PrintOptions) -> tuple[float, float, float]:
    """Return where a card's back must lie (x, y, angle) on the other side of the sheet.

    A printer that turns sheets on the long edge mirrors left and right; on the short edge top and
    bottom, and then the backs stand on their heads so that a turned card is upright.
    """
    x, y = place
    if options.backs == "short":
        return x + options.shift_x, sheet.height - y + options.shift_y, 180.0
    return sheet.width - x + options.shift_x, y + options.shift_y, 0.0


def marks(sheet: Grid, used: int, shape: CardShape, options: PrintOptions) -> tuple[Line, ...]:
    """Return short lines that say where to cut the used places, off the cards and their bleed."""
    if not options.marks or options.paper == "card":
        return ()
    if shape == "square":
        return tuple(_edge_marks(sheet.places[:used], options))
    length = min(MARK, sheet.gap / 2 - options.bleed - CLEAR)
    if length <= 0:
        return ()
    return tuple(
        line
        for place in sheet.places[:used]
        for line in _rays(place, shape, options.radius, options.bleed + CLEAR, length)
    )


def _rays(
    place: Place, shape: CardShape, radius: float, off: float, length: float
) -> Iterator[Line]:
    step = 60 if shape == "hexagon" else 90
    x, y = place
    for turn in range(0, 360, step):
        sin, cos = math.sin(math.radians(turn)), -math.cos(math.radians(turn))
        near, far = radius + off, radius + off + length
        yield Line(x + near * sin, y + near * cos, x + far * sin, y + far * cos)


def _edge_marks(places: tuple[Place, ...], options: PrintOptions) -> Iterator[Line]:
    """Yield marks around all cards together: a long blade cuts through the whole sheet."""
    half = options.radius
    xs = sorted({x + side * half for x, _ in places for side in (-1, 1)})
    ys = sorted({y + side * half for _, y in places for side in (-1, 1)})
    off = options.bleed + CLEAR
    for x in xs:
        for edge, way in ((ys[0], -1), (ys[-1], 1)):
            yield Line(x, edge + way * off, x, edge + way * (off + MARK))
    for y in ys:
        for edge, way in ((xs[0], -1), (xs[-1], 1)):
            yield Line(edge + way * off, y, edge + way * (off + MARK), y)
