"""Where cards are placed on the sheets, for any settings."""

import math
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spotisle.art import layout
from spotisle.art.silhouette import trace_silhouette
from spotisle.printing import dice_map
from spotisle.printing.card_sheets import MIN_EDGE_ROOM, content_scale
from spotisle.printing.imposition import (
    PAPER_MARGIN_MM,
    PagePoint,
    card_extent,
    cut_marks,
    fit_grid,
    mirror_place,
)
from spotisle.printing.options import BadPrintError, CardShape, PrintOptions
from spotisle.printing.printable import PrintableDeck

SHAPES: tuple[CardShape, ...] = ("round", "hexagon", "square")
WISHES = st.builds(
    PrintOptions,
    paper=st.sampled_from(["a4", "letter", "a3", "card"]),
    size=st.floats(40, 200),
    bleed=st.floats(0, 5),
    safe=st.floats(0, 10),
    backs=st.sampled_from(["none", "long", "short"]),
)


@given(WISHES, st.sampled_from(SHAPES))
def test_cards_and_their_bleed_stay_on_the_paper_and_off_each_other(
    options: PrintOptions, shape: CardShape
) -> None:
    try:
        sheet = fit_grid(options, shape)
    except BadPrintError as refused:
        assert "does not fit" in str(refused)  # noqa: PT017
        return
    wide, high = card_extent(shape, options.size)
    least = 0 if options.paper == "card" else PAPER_MARGIN_MM
    for x, y in sheet.places:
        assert x - wide / 2 - options.bleed >= least - 1e-6
        assert x + wide / 2 + options.bleed <= sheet.width - least + 1e-6
        assert y - high / 2 - options.bleed >= least - 1e-6
        assert y + high / 2 + options.bleed <= sheet.height - least + 1e-6
    for (x1, y1), (x2, y2) in combinations(sheet.places, 2):
        apart = max(abs(x1 - x2) - wide, abs(y1 - y2) - high)
        assert apart >= 2 * options.bleed - 1e-6


@given(WISHES, st.sampled_from(SHAPES))
def test_no_mark_is_printed_on_a_card(options: PrintOptions, shape: CardShape) -> None:
    try:
        sheet = fit_grid(options, shape)
    except BadPrintError:
        return
    wide, high = card_extent(shape, options.size)
    for line in cut_marks(sheet, len(sheet.places), shape, options):
        for x, y in ((line.x1, line.y1), (line.x2, line.y2)):
            for left, top in sheet.places:
                if shape == "round":
                    assert math.hypot(x - left, y - top) > options.radius
                elif shape == "square":
                    inside = abs(x - left) < wide / 2 and abs(y - top) < high / 2
                    assert not inside


@given(WISHES, st.sampled_from(SHAPES))
def test_turning_the_sheet_twice_brings_a_card_back(
    options: PrintOptions, shape: CardShape
) -> None:
    try:
        sheet = fit_grid(options, shape)
    except BadPrintError:
        return
    for place in sheet.places:
        x, y, _ = mirror_place(sheet, place, options)
        assert mirror_place(sheet, (x, y), options)[:2] == pytest.approx(place)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("deck", ["classic", "island"])
def test_symbols_keep_the_safe_margin(deck: str, shape: CardShape) -> None:
    pack = PrintableDeck.from_edition(deck)
    radius, safe = 30.0, 6.0
    scale = content_scale(pack.edition.shape, shape, radius, safe) * radius
    assert (
        pytest.approx(layout.WANTED_MARGIN - (layout.WANTED_GAP - layout.MIN_GAP)) == MIN_EDGE_ROOM
    )
    for number in (0, 31):
        for face, lying in pack.card(number):
            turn = math.radians(lying.angle)
            outline = trace_silhouette(pack.art[face])
            middle = outline.centre
            for x, y, reach in outline.discs.tolist():
                u, v = x + middle[0], y + middle[1]
                at = (
                    scale * (lying.x + lying.size * (math.cos(turn) * u - math.sin(turn) * v)),
                    scale * (lying.y + lying.size * (math.sin(turn) * u + math.cos(turn) * v)),
                )
                room = _to_the_edge(shape, at, radius) - scale * lying.size * reach
                assert room >= safe - 0.35


def _to_the_edge(shape: CardShape, at: tuple[float, float], radius: float) -> float:
    x, y = at
    if shape == "round":
        return radius - math.hypot(x, y)
    if shape == "square":
        return radius - max(abs(x), abs(y))
    sides = [math.radians(60 * side) for side in range(6)]
    return radius * math.cos(math.pi / 6) - max(
        x * math.cos(side) + y * math.sin(side) for side in sides
    )


def test_no_two_roads_lie_on_each_other() -> None:
    lines = {frozenset((_near(start), _near(end))) for start, end in dice_map.trace_roads()}
    assert len(lines) == len(dice_map.DIRECTIONS)


def _near(point: PagePoint) -> tuple[float, float]:
    return round(point[0], 6), round(point[1], 6)
