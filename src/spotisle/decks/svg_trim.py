"""Whether a drawing shows something, and how much of its box it fills."""

import xml.etree.ElementTree as ET

import numpy as np

from spotisle.art.fonts import advice, undrawable
from spotisle.art.render import Pixels, picture_pixels, png
from spotisle.art.svg import drawing
from spotisle.decks.errors import DeckError
from spotisle.decks.raster import redrawn
from spotisle.decks.vector import SVG, Drawing
from spotisle.editions.art import Picture

SIDE = 256
FAINT = 0.1
RIM = 0.015
Box = tuple[float, float, float, float]


def drawn(source: bytes, name: str) -> tuple[bytes, str]:
    """Return a drawing written anew, cut to what it shows, and how its file ends."""
    checked = Drawing(source, name)
    if checked.needs_pixels:
        return redrawn(_as_pixels(checked), name), ".webp"
    return checked.text(_fitting(checked)).encode(), ".svg"


def check_svg(body: bytes, name: str) -> None:
    """Raise `DeckError` unless this is a drawing as `drawn` writes them."""
    checked = Drawing(body, name)
    if checked.needs_pixels or checked.text().encode() != body:
        raise DeckError(f"{name} is not a drawing as decks hold them: make the deck anew")


def _fitting(checked: Drawing) -> Box:
    """Return the square around what is visible, with a narrow rim."""
    left, top, side, _ = checked.box
    visible = np.argwhere(_seen(checked)[..., 3] > FAINT)
    if not len(visible):
        raise DeckError(f"{checked.name} shows nothing; every symbol needs something to see")
    step = side / SIDE
    (first_row, first_column), (last_row, last_column) = visible.min(axis=0), visible.max(axis=0)
    wide, high = (last_column + 1 - first_column) * step, (last_row + 1 - first_row) * step
    across = max(wide, high) * (1 + 2 * RIM)
    middle_x = left + (first_column + last_column + 1) / 2 * step
    middle_y = top + (first_row + last_row + 1) / 2 * step
    return float(middle_x - across / 2), float(middle_y - across / 2), float(across), float(across)


def _seen(checked: Drawing) -> Pixels:
    text = checked.text()
    body = text[text.index(">") + 1 : -len("</svg>")]
    try:
        return picture_pixels(Picture(body, checked.box), SIDE)
    except ValueError:
        raise DeckError(f"{checked.name} cannot be drawn; save it as a plain SVG") from None


def _as_pixels(checked: Drawing) -> bytes:
    """Draw what only pixels can hold; all of it has been checked to stay within the file."""
    if missing := undrawable("".join(checked.root.itertext())):
        raise DeckError(f"{checked.name}: {advice(missing)}; turn its text into paths")
    ET.register_namespace("", SVG)
    inner = "".join(ET.tostring(child, encoding="unicode") for child in checked.root)
    try:
        return png(drawing(inner, checked.box, 1024, 1024))
    except ValueError:
        raise DeckError(f"{checked.name} cannot be drawn; save it as a plain SVG") from None
