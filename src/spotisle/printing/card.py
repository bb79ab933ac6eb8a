"""A card as SVG: paper, a thin edge that tells what the card is for, and the symbols in place."""

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from spotisle.art.svg import drawing
from spotisle.editions.art import Picture
from spotisle.editions.edition import Shape
from spotisle.editions.placement import Placement
from spotisle.printing.printable import PrintableDeck

PAPER = "#fffefa"
EDGE = "#cfc6b6"
HAIR = 0.012
BAND = 0.045
"""Width of a coloured edge; symbols keep clear of it by more than half as much again."""


class Edging(NamedTuple):
    """A coloured edge. The marks on it differ too, so nobody has to tell colours apart."""

    colour: str
    marks: str | None
    """The dash pattern of a light line along its middle; none for a plain edge."""
    weight: float = 0.018


EDGINGS = {
    "port": Edging("#15847f", "1 0", 0.012),
    "blue": Edging("#1f63d6", None),
    "orange": Edging("#f28c13", "0.11 0.07"),
    "red": Edging("#cc2136", "0 0.055"),
}
"""By the role of a card; other roles have the plain thin edge."""


def card_svg(pack: PrintableDeck, card: int, *, width: int = 600) -> str:
    """Return one card of a deck as an SVG document."""
    body = art_definitions(pack.art, pack.shown[card]) + face(pack, card)
    return drawing(body, (-1.02, -1.02, 2.04, 2.04), width, width)


def art_definitions(pictures: Sequence[Picture], symbols: Iterable[int]) -> str:
    """Return the pictures once each, for faces to refer to by number.

    Pictures keep to their boxes, so they are not clipped: that would make sheets slow to render.
    """
    return "".join(
        f'<symbol id="art-{symbol}" viewBox="{_numbers(pictures[symbol].view_box)}" '
        f'overflow="visible">{pictures[symbol].body}</symbol>'
        for symbol in symbols
    )


def face(pack: PrintableDeck, card: int) -> str:
    """Return a card around (0, 0) with radius 1; it refers to the art by number."""
    edition = pack.edition
    return blank(edition.shape, edition.role(card)) + "".join(
        placed(picture, placement) for picture, placement in pack.card(card)
    )


def blank(shape: Shape, role: str) -> str:
    """Return the card without symbols: its paper and its edge."""
    edging = EDGINGS.get(role)
    if edging is None:
        return outline(shape, HAIR, fill=PAPER, stroke=EDGE)
    band = outline(shape, BAND, fill=PAPER, stroke=edging.colour)
    if edging.marks is None:
        return band
    middle = outline(
        shape,
        BAND,
        fill="none",
        stroke=PAPER,
        more=f'stroke-dasharray="{edging.marks}" stroke-linecap="round"',
        width=edging.weight,
    )
    return band + middle


def outline(
    shape: Shape,
    inset: float,
    *,
    fill: str,
    stroke: str,
    more: str = "",
    width: float | None = None,
) -> str:
    """Return the card's outline as a line along the middle of an edge that is `inset` wide."""
    style = f'fill="{fill}" stroke="{stroke}" stroke-width="{width or inset:g}" {more}'
    if shape == "round":
        return f'<circle r="{1 - inset / 2:g}" {style}/>'
    corner = 1 - inset / 2 / math.cos(math.pi / 6)
    points = " ".join(
        f"{corner * math.sin(math.radians(turn)):.4f},{-corner * math.cos(math.radians(turn)):.4f}"
        for turn in range(0, 360, 60)
    )
    return f'<polygon points="{points}" stroke-linejoin="round" {style}/>'


def placed(symbol: int, placement: Placement) -> str:
    """Return a symbol in its place; it refers to the art by number."""
    x, y, size, angle = placement.x, placement.y, placement.size, placement.angle
    return (
        f'<use href="#art-{symbol}" x="{-size / 2:g}" y="{-size / 2:g}" width="{size:g}" '
        f'height="{size:g}" transform="translate({x:g} {y:g}) rotate({angle:g})"/>'
    )


def _numbers(values: Iterable[float]) -> str:
    return " ".join(f"{value:g}" for value in values)
