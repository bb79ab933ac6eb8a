"""Draw words as outlines of the package's own font, the same on screen and paper."""

import hashlib
from functools import cache
from importlib.resources import as_file, files
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

import numpy as np
from numpy.typing import NDArray

from spotisle.art.fonts import describe_undrawable, find_undrawable
from spotisle.art.render import render_png
from spotisle.art.svg import FONT, svg_document
from spotisle.decks.limits import DeckError
from spotisle.decks.sanitise_pixels import redraw_pixels
from spotisle.decks.sanitise_svg import SVG_NAMESPACE, SafeDrawing

if TYPE_CHECKING:
    from matplotlib.ft2font import FT2Font

INKS = (
    "#1b4f8f", "#a02c1f", "#1f6b3a", "#6a2c8c", "#8a4b08", "#0b6a72", "#8c1f5c", "#3b3b46",
)  # fmt: skip
"""Dark enough for white paper; the same word always gets the same one."""
LINE_HEIGHT = 104.0
"""Distance between lines, for letters of size 100."""
MAX_LINES = 3
MAX_LENGTH = 40


def draw_words(text: str) -> tuple[bytes, str]:
    """Return words as a drawing, and the suffix of its file."""
    if len(text) > MAX_LENGTH:
        raise DeckError(f"{text[:20]!r}... is too long for a card: at most {MAX_LENGTH} letters")
    if not all(_has_glyph(letter) for letter in text):
        return _draw_with_system_font(text), ".webp"
    lines = max(_break_lines(text), key=_fitting_size)
    paths = [_outline(line) for line in lines]
    width = max(right - left for _, left, right in paths)
    height = LINE_HEIGHT * len(lines)
    body = "".join(
        f'<path d="{path}" '
        f'transform="translate({-(left + right) / 2:.1f} {row * LINE_HEIGHT:.1f})"/>'
        for row, (path, left, right) in enumerate(paths)
    )
    side = max(width, height) * 1.04
    top = -78.0 - (side - height) / 2
    box = f"{-side / 2:.6g} {top:.6g} {side:.6g} {side:.6g}"
    svg = (
        f'<svg xmlns="{SVG_NAMESPACE}" viewBox="{box}"><g fill="{_pick_ink(text)}">{body}</g></svg>'
    )
    return SafeDrawing(svg.encode(), repr(text)).to_svg().encode(), ".svg"


def _pick_ink(text: str) -> str:
    return INKS[hashlib.sha256(text.encode()).digest()[0] % len(INKS)]


def _break_lines(text: str) -> list[list[str]]:
    """Return the ways to break a text into lines, the fewest lines first."""
    words = text.split()
    most = min(MAX_LINES, len(words))
    return [[text], *(_break_into(words, lines) for lines in range(2, most + 1))]


def _break_into(words: list[str], lines: int) -> list[str]:
    """Return words in so many lines, with the longest line as short as possible.

    >>> _break_into(["the", "very", "hungry", "dog"], 2)
    ['the very', 'hungry dog']
    """
    if lines == 1:
        return [" ".join(words)]
    ways = (
        [" ".join(words[:cut]), *_break_into(words[cut:], lines - 1)]
        for cut in range(1, len(words) - lines + 2)
    )
    return min(ways, key=lambda way: max(map(len, way)))


def _fitting_size(lines: list[str]) -> float:
    """Return how large the letters can be in a unit square."""
    width = max(right - left for _, left, right in map(_outline, lines))
    return 1 / max(width, LINE_HEIGHT * len(lines))


@cache
def _font() -> "FT2Font":
    from matplotlib.ft2font import FT2Font

    with as_file(files("spotisle.art") / "nunito" / "nunito-bold.ttf") as file:
        font = FT2Font(str(file))
    font.set_size(100, 72)
    return font


def _has_glyph(letter: str) -> bool:
    return letter == " " or _font().get_char_index(ord(letter)) != 0


@cache
def _outline(line: str) -> tuple[str, float, float]:
    """Return a line of text as SVG path data, with its left and right end."""
    from matplotlib.ft2font import LoadFlags

    font, pen, pieces = _font(), 0.0, []
    left, right = float("inf"), float("-inf")
    for letter in line:
        glyph = font.load_char(ord(letter), flags=LoadFlags.NO_HINTING)
        points, codes = font.get_path()
        pieces.append(_path_data(points, codes, pen))
        if len(points):
            left, right = min(left, pen + points[:, 0].min()), max(right, pen + points[:, 0].max())
        pen += glyph.linearHoriAdvance / 65536
    return "".join(pieces), float(left), float(right)


_PATH_COMMANDS = {1: ("M", 1), 2: ("L", 1), 3: ("Q", 2), 4: ("C", 3)}
_CLOSE_CODE = 79


def _path_data(points: NDArray[np.float64], codes: NDArray[np.int8], pen: float) -> str:
    data: list[str] = []
    place = 0
    while place < len(codes):
        if codes[place] == _CLOSE_CODE:
            data.append("Z")
            place += 1
            continue
        letter, count = _PATH_COMMANDS[int(codes[place])]
        ends = points[place : place + count]
        data.append(letter + " ".join(f"{x + pen:.1f} {-y:.1f}" for x, y in ends))
        place += count
    return "".join(data)


def _draw_with_system_font(text: str) -> bytes:
    """Draw letters that our own font lacks with a system font, shaped by the renderer."""
    if missing := find_undrawable(text):
        problem = describe_undrawable(missing)
        raise DeckError(f"{text!r}: {problem}; use a picture of the word instead")
    lines = max(_break_lines(text), key=lambda way: 1 / max(*map(len, way), 2 * len(way)))
    size = 900 / max(*map(len, lines), 2 * len(lines))
    body = "".join(
        f'<text x="512" y="{512 + (row - (len(lines) - 1) / 2) * size * 1.2 + size * 0.36:.0f}" '
        f'font-family="{FONT}" font-size="{size:.0f}" text-anchor="middle" '
        f'fill="{_pick_ink(text)}">{escape(line)}</text>'
        for row, line in enumerate(lines)
    )
    return redraw_pixels(render_png(svg_document(body, (0, 0, 1024, 1024), 1024, 1024)), repr(text))
