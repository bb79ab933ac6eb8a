"""Layouts: the place of each symbol on each card, computed once and read by screen and print."""

from functools import cache
from importlib.resources import files
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from spotisle.editions.edition import UnknownNameError
from spotisle.editions.loader import EDITIONS

Length = Annotated[float, Meta(ge=-10, le=10)]
"""A card has a radius of about 1."""


class Placement(Struct, frozen=True, array_like=True):
    """The place of a symbol on a card: its square art box is centred on (x, y) and rotated there.

    The card's centre is (0, 0) with y downwards. A round card has radius 1; a hexagon's corners lie
    at distance 1, one of them straight up. The angle is in degrees, clockwise as SVG turns.
    """

    x: Length
    y: Length
    size: Length
    """The side of the art box."""
    angle: Annotated[float, Meta(ge=-360, le=360)]


class Layout(Struct, frozen=True):
    """The places on all cards of a deck, each card in the order of the plane's symbols."""

    art: Annotated[str, Meta(max_length=64)]
    """Digest of the pictures; with other pictures the layout is stale."""
    cards: Annotated[
        tuple[Annotated[tuple[Placement, ...], Meta(max_length=17)], ...], Meta(max_length=273)
    ]


@cache
def load_layout(name: str) -> Layout:
    """Return the layout of a built-in deck.

    >>> len(load_layout("island").cards)
    73
    """
    if name not in EDITIONS:
        raise UnknownNameError(f"no deck {name!r}; there are {', '.join(EDITIONS)}")
    file = files("spotisle.editions") / name / "layout.json"
    return msgspec.json.decode(file.read_bytes(), type=Layout)


def encode_layout(layout: Layout) -> bytes:
    """Return a layout as JSON with one card per line, so that a diff shows which cards changed."""
    cards = b",\n".join(msgspec.json.encode(card) for card in layout.cards)
    return b'{"art":%b,"cards":[\n%b\n]}\n' % (msgspec.json.encode(layout.art), cards)
