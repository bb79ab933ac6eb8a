"""Turn a picture file, a word or an emoji into a sanitised picture."""

import xml.etree.ElementTree as ET
from collections.abc import Mapping
from unicodedata import normalize

import numpy as np

from spotisle.art.fonts import describe_undrawable, find_undrawable
from spotisle.art.render import Pixels, render_picture, render_png
from spotisle.art.svg import svg_document
from spotisle.decks.draft import DraftFace
from spotisle.decks.emoji import emoji_svg, is_emoji
from spotisle.decks.lettering import draw_words
from spotisle.decks.limits import DeckError
from spotisle.decks.manifest import one_line
from spotisle.decks.sanitise_pixels import redraw_pixels
from spotisle.decks.sanitise_svg import SVG_NAMESPACE, Box, SafeDrawing
from spotisle.editions.art import SymbolPicture

TRIM_SIDE_PX = 256
"""Drawings are rendered this large to find what they show."""
MIN_TRIM_ALPHA = 0.1
TRIM_RIM = 0.015
"""Empty rim around a trimmed drawing, as part of its side."""


def normalise_face(face: DraftFace, pictures: Mapping[str, bytes]) -> tuple[bytes, str]:
    """Return a face as a deck stores it and its suffix, .svg or .webp; `DeckError` if it cannot."""
    if body := pictures.get(face.file, b"") if face.file else b"":
        name = one_line(face.file)[:60] or "the picture"
        return normalise_svg(body, name) if _is_svg(body) else (redraw_pixels(body, name), ".webp")
    text = normalise_text(face)
    if not text:
        raise DeckError(f"{face.file or 'a face'} is empty: it needs a picture or a word")
    return normalise_svg(emoji_svg(text), text) if is_emoji(text) else draw_words(text)


def normalise_text(face: DraftFace) -> str:
    """Return the word or emoji that a face is drawn from; nothing for a picture."""
    return "" if face.file else normalize("NFC", one_line(face.text))


def normalise_svg(source: bytes, name: str) -> tuple[bytes, str]:
    """Return a sanitised drawing, cut to what it shows, and its suffix."""
    safe = SafeDrawing(source, name)
    if safe.needs_pixels:
        return redraw_pixels(_rasterise(safe), name), ".webp"
    return safe.to_svg(_visible_box(safe)).encode(), ".svg"


def check_svg(body: bytes, name: str) -> None:
    """Raise `DeckError` unless this is a drawing as `normalise_svg` writes it."""
    safe = SafeDrawing(body, name)
    if safe.needs_pixels or safe.to_svg().encode() != body:
        raise DeckError(f"{name} is not a valid deck drawing; make the deck again")


def _is_svg(body: bytes) -> bool:
    """Recognise SVG by the first bytes, whatever the file's name.

    >>> _is_svg(b"  <?xml version='1.0'?><svg/>"), _is_svg(b"GIF89a")
    (True, False)
    """
    start = body[:512].removeprefix(b"\xef\xbb\xbf").lstrip()
    return start.startswith((b"<", b"\xff\xfe<", b"\xfe\xff\0<"))


def _visible_box(safe: SafeDrawing) -> Box:
    """Return the square around what is visible, with a narrow rim."""
    left, top, side, _ = safe.box
    visible = np.argwhere(_render(safe)[..., 3] > MIN_TRIM_ALPHA)
    if not len(visible):
        raise DeckError(f"{safe.name} shows nothing; every symbol needs something to see")
    step = side / TRIM_SIDE_PX
    (first_row, first_column), (last_row, last_column) = visible.min(axis=0), visible.max(axis=0)
    width, height = (last_column + 1 - first_column) * step, (last_row + 1 - first_row) * step
    across = max(width, height) * (1 + 2 * TRIM_RIM)
    middle_x = left + (first_column + last_column + 1) / 2 * step
    middle_y = top + (first_row + last_row + 1) / 2 * step
    return float(middle_x - across / 2), float(middle_y - across / 2), float(across), float(across)


def _render(safe: SafeDrawing) -> Pixels:
    svg = safe.to_svg()
    body = svg[svg.index(">") + 1 : -len("</svg>")]
    try:
        return render_picture(SymbolPicture(body, safe.box), TRIM_SIDE_PX)
    except ValueError:
        raise DeckError(f"{safe.name} cannot be drawn; save it as a plain SVG") from None


def _rasterise(safe: SafeDrawing) -> bytes:
    """Render a drawing that cannot stay SVG; it was checked not to refer to other files."""
    if missing := find_undrawable("".join(safe.root.itertext())):
        raise DeckError(f"{safe.name}: {describe_undrawable(missing)}; turn its text into paths")
    ET.register_namespace("", SVG_NAMESPACE)
    inner = "".join(ET.tostring(child, encoding="unicode") for child in safe.root)
    try:
        return render_png(svg_document(inner, safe.box, 1024, 1024))
    except ValueError:
        raise DeckError(f"{safe.name} cannot be drawn; save it as a plain SVG") from None
