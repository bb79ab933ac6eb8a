"""Sheets to look through: all symbols of a deck with their names, and all its cards."""

from collections.abc import Iterator
from xml.sax.saxutils import escape

from spotisle.art.svg import FONT, drawing
from spotisle.editions.edition import Language
from spotisle.printing.card import art_definitions, face
from spotisle.printing.printable import PrintableDeck

DESK, INK, QUIET = "#f6f2ea", "#2a2a33", "#7d766a"
BORDER = 70
HEAD = 130
MAX_LINE = 15
"""Letters of a name that fit under its symbol."""


def symbols_sheet(pack: PrintableDeck, language: Language) -> str:
    """Return all symbols of a deck with their names in a language, as SVG."""
    edition = pack.edition
    columns, cell, picture = 9, 170, 122
    ways = len(pack.art) // len(edition.symbols)
    body = [art_definitions(pack.art, range(0, len(pack.art), ways))]
    for number in range(len(edition.symbols)):
        x = BORDER + cell * (number % columns) + cell / 2
        y = HEAD + 60 + (cell + 30) * (number // columns)
        body.append(
            f'<use href="#art-{number * ways}" x="{x - picture / 2:g}" y="{y - 40:g}" '
            f'width="{picture}" height="{picture}"/>'
        )
        for row, line in enumerate(_lines(edition.name(number, language))):
            body.append(_text(x, y + picture - 12 + 20 * row, line, 18, anchor="middle"))
    rows = -(-len(edition.symbols) // columns)
    return _sheet(
        pack.name(language),
        body,
        width=2 * BORDER + columns * cell,
        height=HEAD + rows * (cell + 30) + BORDER,
    )


def cards_sheet(pack: PrintableDeck, language: Language) -> str:
    """Return all cards of a deck with their numbers, what is used together standing together."""
    columns, radius = 8, 120
    step = 2 * radius + 24
    row_height = step + 26
    body = [art_definitions(pack.art, range(len(pack.art)))]
    top = float(HEAD)
    for role, (first, last) in pack.edition.roles.items():
        if first >= len(pack.shown):
            continue
        body.append(_text(BORDER + 12, top + 26, f"{role.title()}  {first}–{last}", 24, QUIET))
        for place, card in enumerate(range(first, last + 1)):
            x = BORDER + step * (place % columns) + step / 2
            y = top + 52 + row_height * (place // columns) + radius
            body.append(
                f'<g transform="translate({x:g} {y:g}) scale({radius})">{face(pack, card)}</g>'
            )
            body.append(_text(x, y + radius + 22, str(card), 18, anchor="middle"))
        top += 52 + 24 + row_height * (-(-(last + 1 - first) // columns))
    return _sheet(
        pack.name(language),
        body,
        width=2 * BORDER + columns * step,
        height=top + BORDER / 2,
    )


def _sheet(title: str, body: list[str], width: float, height: float) -> str:
    paper = f'<rect width="{width:g}" height="{height:g}" fill="{DESK}"/>'
    head = _text(BORDER + 12, BORDER + 24, title, 46)
    return drawing(paper + head + "".join(body), (0, 0, width, height), width, height)


def _text(
    x: float, y: float, words: str, size: int, colour: str = INK, anchor: str = "start"
) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{FONT}" font-weight="700" font-size="{size}" '
        f'fill="{colour}" text-anchor="{anchor}">{escape(words)}</text>'
    )


def _lines(name: str) -> Iterator[str]:
    """Yield a name in as many lines as it needs.

    >>> list(_lines("Gingerbread man")), list(_lines("Crossed pirate sabres"))
    (['Gingerbread man'], ['Crossed pirate', 'sabres'])
    """
    line = ""
    for word in name.split():
        if line and len(line) + 1 + len(word) > MAX_LINE:
            yield line
            line = word
        else:
            line = f"{line} {word}".strip()
    yield line
