"""Where the symbols of each card lie: laid out once, then read by screen and print."""

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from spotisle.editions.edition import UnknownNameError
from spotisle.editions.loader import EDITIONS


class Placement(Struct, frozen=True, array_like=True):
    """A symbol on a card: its square art box is centred on (x, y) and turned about that point.

    The card's centre is (0, 0) with y downwards. A round card has radius 1; a hexagon's corners lie
    at distance 1, one of them straight up. The angle is in degrees, clockwise as SVG turns.
    """

    x: float
    y: float
    size: float
    """The side of the art box."""
    angle: float


class Layout(Struct, frozen=True):
    """The faces of all cards of a deck, each in the order of the plane's symbols of that card."""

    art: str
    """Digest of the pictures that were laid out; with other pictures the layout is stale."""
    cards: tuple[tuple[Placement, ...], ...]


@cache
def layout(name: str) -> Layout:
    """Return where everything lies on the cards of an edition of the package.

    >>> len(layout("island").cards)
    73
    """
    if name not in EDITIONS:
        raise UnknownNameError(f"no deck {name!r}; there are {', '.join(EDITIONS)}")
    file = files("spotisle.editions") / name / "layout.json"
    return msgspec.json.decode(file.read_bytes(), type=Layout)


def layout_text(laid: Layout) -> bytes:
    """Return a layout as JSON with one card a line, so that a change shows which cards moved."""
    cards = b",\n".join(msgspec.json.encode(card) for card in laid.cards)
    return b'{"art":%b,"cards":[\n%b\n]}\n' % (msgspec.json.encode(laid.art), cards)
