"""Words as drawings: outlines of the package's own letters, the same on screen and paper."""

import hashlib
from functools import cache
from importlib.resources import as_file, files
from typing import TYPE_CHECKING, Any
from xml.sax.saxutils import escape

from spotisle.art.fonts import advice, undrawable
from spotisle.art.render import png
from spotisle.art.svg import FONT, drawing
from spotisle.decks.errors import DeckError
from spotisle.decks.raster import redrawn
from spotisle.decks.vector import SVG, Drawing

if TYPE_CHECKING:
    from matplotlib.ft2font import FT2Font

INKS = (
    "#1b4f8f", "#a02c1f", "#1f6b3a", "#6a2c8c", "#8a4b08", "#0b6a72", "#8c1f5c", "#3b3b46",
)  # fmt: skip
"""Dark enough for white paper; a word always has the same one."""
LINE = 104.0
"""From one line to the next, for letters of size 100."""
MAX_LINES = 3
LONGEST = 40


def lettered(text: str) -> tuple[bytes, str]:
    """Return a word or a few as a drawing, and how its file ends."""
    if len(text) > LONGEST:
        raise DeckError(f"{text[:20]!r}... is too long for a card: at most {LONGEST} letters")
    if not all(_has(letter) for letter in text):
        return _in_other_letters(text), ".webp"
    lines = max(_broken(text), key=_size)
    paths = [_outline(line) for line in lines]
    width = max(right - left for _, left, right in paths)
    height = LINE * len(lines)
    body = "".join(
        f'<path d="{path}" transform="translate({-(left + right) / 2:.1f} {row * LINE:.1f})"/>'
        for row, (path, left, right) in enumerate(paths)
    )
    side = max(width, height) * 1.04
    top = -78.0 - (side - height) / 2
    box = f"{-side / 2:.6g} {top:.6g} {side:.6g} {side:.6g}"
    svg = f'<svg xmlns="{SVG}" viewBox="{box}"><g fill="{_ink(text)}">{body}</g></svg>'
    return Drawing(svg.encode(), repr(text)).text().encode(), ".svg"


def _ink(text: str) -> str:
    return INKS[hashlib.sha256(text.encode()).digest()[0] % len(INKS)]


def _broken(text: str) -> list[list[str]]:
    """Return the ways to break a text into lines, shortest first."""
    words = text.split()
    most = min(MAX_LINES, len(words))
    return [[text], *(_in_lines(words, lines) for lines in range(2, most + 1))]


def _in_lines(words: list[str], lines: int) -> list[str]:
    """Return words in so many lines, the longest as short as can be.

    >>> _in_lines(["the", "very", "hungry", "dog"], 2)
    ['the very', 'hungry dog']
    """
    if lines == 1:
        return [" ".join(words)]
    ways = (
        [" ".join(words[:cut]), *_in_lines(words[cut:], lines - 1)]
        for cut in range(1, len(words) - lines + 2)
    )
    return min(ways, key=lambda way: max(map(len, way)))


def _size(lines: list[str]) -> float:
    """Return how large the letters may be in a square."""
    width = max(right - left for _, left, right in map(_outline, lines))
    return 1 / max(width, LINE * len(lines))


@cache
def _font() -> "FT2Font":
    from matplotlib.ft2font import FT2Font

    with as_file(files("spotisle.printing") / "fonts" / "nunito-bold.ttf") as file:
        font = FT2Font(str(file))
    font.set_size(100, 72)
    return font


def _has(letter: str) -> bool:
    return letter == " " or _font().get_char_index(ord(letter)) != 0


@cache
def _outline(line: str) -> tuple[str, float, float]:
    """Return a line of letters as SVG path data, with its left and right end."""
    from matplotlib.ft2font import LoadFlags

    font, pen, pieces = _font(), 0.0, []
    left, right = float("inf"), float("-inf")
    for letter in line:
        glyph = font.load_char(ord(letter), flags=LoadFlags.NO_HINTING)
        points, codes = font.get_path()
        pieces.append(_path(points, codes, pen))
        if len(points):
            left, right = min(left, pen + points[:, 0].min()), max(right, pen + points[:, 0].max())
        pen += glyph.linearHoriAdvance / 65536
    return "".join(pieces), float(left), float(right)


_LETTERS = {1: ("M", 1), 2: ("L", 1), 3: ("Q", 2), 4: ("C", 3)}
_CLOSE = 79


def _path(points: Any, codes: Any, pen: float) -> str:  # noqa: ANN401
    data: list[str] = []
    place = 0
    while place < len(codes):
        if codes[place] == _CLOSE:
            data.append("Z")
            place += 1
            continue
        letter, count = _LETTERS[int(codes[place])]
        ends = points[place : place + count]
        data.append(letter + " ".join(f"{x + pen:.1f} {-y:.1f}" for x, y in ends))
        place += count
    return "".join(data)


def _in_other_letters(text: str) -> bytes:
    """Draw letters that our own font lacks, joined and ordered as their script wants it."""
    if missing := undrawable(text):
        raise DeckError(f"{text!r}: {advice(missing)}; use a picture of the word instead")
    lines = max(_broken(text), key=lambda way: 1 / max(*map(len, way), 2 * len(way)))
    size = 900 / max(*map(len, lines), 2 * len(lines))
    body = "".join(
        f'<text x="512" y="{512 + (row - (len(lines) - 1) / 2) * size * 1.2 + size * 0.36:.0f}" '
        f'font-family="{FONT}" font-size="{size:.0f}" text-anchor="middle" '
        f'fill="{_ink(text)}">{escape(line)}</text>'
        for row, line in enumerate(lines)
    )
    return redrawn(png(drawing(body, (0, 0, 1024, 1024), 1024, 1024)), repr(text))
