"""Imposition: the places of cards on a sheet, the cut marks, and the places of the backs."""

import math
from collections.abc import Iterator

from msgspec import Struct

from spotisle.printing.options import PAPERS, BadPrintError, CardShape, PrintOptions
from spotisle.printing.pages import CutLine

PAPER_MARGIN_MM = 4.0
"""The rim of the paper that most printers cannot print on."""
MIN_GAP_MM, COMFORTABLE_GAP_MM = 1.0, 6.0
MARK_LENGTH_MM = 3.0
MARK_DISTANCE_MM = 0.6
"""From the cut to the beginning of a mark."""


PagePoint = tuple[float, float]
"""X and y on a page or in a drawing."""


class SheetGrid(Struct, frozen=True):
    """A sheet of paper with the middles of the cards on it."""

    width: float
    height: float
    places: tuple[PagePoint, ...]
    gap: float
    """Between the cuts of neighbouring cards."""
    below: float
    """The room below the lowest cards."""


def card_extent(shape: CardShape, size: float) -> tuple[float, float]:
    """Return the width and height of a card; a hexagon stands on a corner.

    >>> card_extent("round", 85)
    (85, 85)
    """
    return (size * math.sqrt(3) / 2 if shape == "hexagon" else size, size)


def fit_grid(options: PrintOptions, shape: CardShape) -> SheetGrid:
    """Place as many cards as fit on a sheet; raise `BadPrintError` if none does."""
    width, height = card_extent(shape, options.size)
    bleed = options.bleed
    if options.paper == "card":
        page = (width + 2 * bleed, height + 2 * bleed)
        return SheetGrid(*page, ((page[0] / 2, page[1] / 2),), gap=2 * bleed, below=0)
    paper = PAPERS[options.paper]
    least = 2 * bleed + (0 if shape == "square" else MIN_GAP_MM)
    columns, rows = (
        int((whole - 2 * PAPER_MARGIN_MM - 2 * bleed + least) / (part + least))
        for whole, part in zip(paper, (width, height), strict=True)
    )
    if not columns or not rows:
        largest = math.floor(min(paper) - 2 * PAPER_MARGIN_MM - 2 * bleed)
        raise BadPrintError(
            f"a card of {options.size:g} mm does not fit on {options.paper} paper "
            f"({paper[0]:g} x {paper[1]:g} mm); {largest} mm does"
        )
    room = (paper[0] - 2 * (PAPER_MARGIN_MM + bleed), paper[1] - 2 * (PAPER_MARGIN_MM + bleed))
    gap = least if shape == "square" else _choose_gap(room, (width, height), (columns, rows), least)
    left, top = (
        (whole - count * part - (count - 1) * gap) / 2
        for whole, part, count in zip(paper, (width, height), (columns, rows), strict=True)
    )
    places = tuple(
        (left + width / 2 + column * (width + gap), top + height / 2 + row * (height + gap))
        for row in range(rows)
        for column in range(columns)
    )
    return SheetGrid(*paper, places, gap, below=top - bleed)


def _choose_gap(room: PagePoint, card: PagePoint, counts: tuple[int, int], least: float) -> float:
    """Return a comfortable gap between two cuts, or the room that is left."""
    left = [
        (whole - count * part) / (count - 1)
        for whole, part, count in zip(room, card, counts, strict=True)
        if count > 1
    ]
    return max(least, min([least + COMFORTABLE_GAP_MM - MIN_GAP_MM, *left]))


def mirror_place(
    sheet: SheetGrid, place: PagePoint, options: PrintOptions
) -> tuple[float, float, float]:
    """Return the place of a card's back (x, y, angle) on the other side of the sheet.

    Turning a sheet on its long edge mirrors left and right; on its short edge, top and bottom, and
    then the backs are printed upside down so that a turned card is upright.
    """
    x, y = place
    if options.backs == "short":
        return x + options.shift_x, sheet.height - y + options.shift_y, 180.0
    return sheet.width - x + options.shift_x, y + options.shift_y, 0.0


def cut_marks(
    sheet: SheetGrid, used: int, shape: CardShape, options: PrintOptions
) -> tuple[CutLine, ...]:
    """Return the cut marks of the used places, clear of the cards and their bleed."""
    if not options.marks or options.paper == "card":
        return ()
    if shape == "square":
        return tuple(_border_marks(sheet.places[:used], options))
    length = min(MARK_LENGTH_MM, sheet.gap / 2 - options.bleed - MARK_DISTANCE_MM)
    if length <= 0:
        return ()
    off = options.bleed + MARK_DISTANCE_MM
    return tuple(
        line
        for place in sheet.places[:used]
        for line in _radial_marks(place, shape, options.radius, off, length)
    )


def _radial_marks(
    place: PagePoint, shape: CardShape, radius: float, off: float, length: float
) -> Iterator[CutLine]:
    step = 60 if shape == "hexagon" else 90
    x, y = place
    for turn in range(0, 360, step):
        sin, cos = math.sin(math.radians(turn)), -math.cos(math.radians(turn))
        near, far = radius + off, radius + off + length
        yield CutLine(x + near * sin, y + near * cos, x + far * sin, y + far * cos)


def _border_marks(places: tuple[PagePoint, ...], options: PrintOptions) -> Iterator[CutLine]:
    """Yield marks around all cards together, for a cutter that cuts the whole sheet."""
    half = options.radius
    xs = sorted({x + side * half for x, _ in places for side in (-1, 1)})
    ys = sorted({y + side * half for _, y in places for side in (-1, 1)})
    off = options.bleed + MARK_DISTANCE_MM
    for x in xs:
        for edge, way in ((ys[0], -1), (ys[-1], 1)):
            yield CutLine(x, edge + way * off, x, edge + way * (off + MARK_LENGTH_MM))
    for y in ys:
        for edge, way in ((xs[0], -1), (xs[-1], 1)):
            yield CutLine(edge + way * off, y, edge + way * (off + MARK_LENGTH_MM), y)
