"""Draw words as outlines of the package's own font, the same on screen and paper."""

import hashlib
from functools import cache
from importlib.resources import files
from typing import NamedTuple
from xml.sax.saxutils import escape

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from spotisle.art.fonts import describe_undrawable, find_undrawable
from spotisle.art.render import render_png
from spotisle.art.svg import FONT, svg_document
from spotisle.decks.limits import DeckError
from spotisle.decks.sanitise_pixels import redraw_pixels
from spotisle.decks.sanitise_svg import SVG_NAMESPACE, SafeDrawing

INKS = (
    "#1b4f8f", "#a02c1f", "#1f6b3a", "#6a2c8c", "#8a4b08", "#0b6a72", "#8c1f5c", "#3b3b46",
)  # fmt: skip
"""Dark enough for white paper; the same word always gets the same one."""
LETTER_SIZE = 100
LINE_HEIGHT = 104.0
"""Distance between lines, for letters of that size."""
MAX_LINES = 3
MAX_LENGTH = 40


def draw_words(text: str) -> tuple[bytes, str]:
    """Return words as a drawing, and the suffix of its file."""
    if len(text) > MAX_LENGTH:
        raise DeckError(f"{text[:20]!r}... is too long for a card: at most {MAX_LENGTH} letters")
    if not all(_has_glyph(letter) for letter in text):
        return _draw_with_system_font(text), ".webp"
    lines = max(_break_lines(text), key=_fitting_size)
    outlines = [_outline(line) for line in lines]
    height = LINE_HEIGHT * len(lines)
    body = "".join(
        f'<path d="{outline.path}" '
        f'transform="translate({-outline.centre:.1f} {row * LINE_HEIGHT:.1f})"/>'
        for row, outline in enumerate(outlines)
    )
    side = max(height, *(outline.width for outline in outlines)) * 1.04
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
    """Return words in this many lines, with the longest line as short as possible.

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
    width = max(_outline(line).width for line in lines)
    return 1 / max(width, LINE_HEIGHT * len(lines))


class _Outline(NamedTuple):
    """A line of text as SVG path data, and how far its ink reaches."""

    path: str
    left: float
    right: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def centre(self) -> float:
        return (self.left + self.right) / 2


@cache
def _font() -> TTFont:
    return TTFont(str(files("spotisle.art") / "nunito" / "nunito-bold.ttf"))


@cache
def _glyph_names() -> dict[int, str]:
    """Return the name of the glyph of every letter, by its code point."""
    return _font().getBestCmap() or {}


def _has_glyph(letter: str) -> bool:
    return letter == " " or ord(letter) in _glyph_names()


@cache
def _outline(line: str) -> _Outline:
    """Set a line of text, letter after letter."""
    font = _font()
    glyphs, names = font.getGlyphSet(), _glyph_names()
    scale = LETTER_SIZE / getattr(font["head"], "unitsPerEm")  # noqa: B009  (its table has no types)
    path, ink = SVGPathPen(glyphs, ntos="{:.1f}".format), BoundsPen(glyphs)
    pen = 0.0
    for letter in line:
        glyph = glyphs[names[ord(letter)]]
        for drawn in (path, ink):
            glyph.draw(TransformPen(drawn, (scale, 0, 0, -scale, pen, 0)))
        pen += glyph.width * scale
    left, _, right, _ = ink.bounds or (0.0, 0.0, pen, 0.0)
    return _Outline(path.getCommands(), left, right)


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
