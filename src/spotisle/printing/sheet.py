"""Overview pictures: all symbols of a deck with their names, or all its cards."""

from collections.abc import Iterator
from xml.sax.saxutils import escape

from spotisle.art.svg import FONT, svg_document
from spotisle.editions.edition import Language
from spotisle.printing.card_art import define_art, draw_face
from spotisle.printing.printable import PrintableDeck

DESK_COLOUR, INK_COLOUR, QUIET_COLOUR = "#f6f2ea", "#2a2a33", "#7d766a"
BORDER_PX = 70
HEAD_PX = 130
MAX_LINE_LENGTH = 15
"""Letters of a name in one line under its symbol."""


def draw_symbols_sheet(deck: PrintableDeck, language: Language) -> str:
    """Return all symbols of a deck with their names in a language, as SVG."""
    edition = deck.edition
    columns, cell, picture = 9, 170, 122
    faces = len(deck.art) // len(edition.symbols)
    body = [define_art(deck.art, range(0, len(deck.art), faces))]
    for number in range(len(edition.symbols)):
        x = BORDER_PX + cell * (number % columns) + cell / 2
        y = HEAD_PX + 60 + (cell + 30) * (number // columns)
        body.append(
            f'<use href="#art-{number * faces}" x="{x - picture / 2:g}" y="{y - 40:g}" '
            f'width="{picture}" height="{picture}"/>'
        )
        for row, line in enumerate(_break_lines(edition.name(number, language))):
            body.append(_draw_text(x, y + picture - 12 + 20 * row, line, 18, anchor="middle"))
    rows = -(-len(edition.symbols) // columns)
    return _draw_sheet(
        deck.name(language),
        body,
        width=2 * BORDER_PX + columns * cell,
        height=HEAD_PX + rows * (cell + 30) + BORDER_PX,
    )


def draw_cards_sheet(deck: PrintableDeck, language: Language) -> str:
    """Return all cards of a deck with their numbers, grouped by role."""
    columns, radius = 8, 120
    step = 2 * radius + 24
    row_height = step + 26
    body = [define_art(deck.art, range(len(deck.art)))]
    top = float(HEAD_PX)
    for role, (first, last) in deck.edition.roles.items():
        if first >= len(deck.shown):
            continue
        heading = f"{role.title()}  {first}–{last}"
        body.append(_draw_text(BORDER_PX + 12, top + 26, heading, 24, QUIET_COLOUR))
        for place, card in enumerate(range(first, last + 1)):
            x = BORDER_PX + step * (place % columns) + step / 2
            y = top + 52 + row_height * (place // columns) + radius
            body.append(
                f'<g transform="translate({x:g} {y:g}) scale({radius})">{draw_face(deck, card)}</g>'
            )
            body.append(_draw_text(x, y + radius + 22, str(card), 18, anchor="middle"))
        top += 52 + 24 + row_height * (-(-(last + 1 - first) // columns))
    return _draw_sheet(
        deck.name(language),
        body,
        width=2 * BORDER_PX + columns * step,
        height=top + BORDER_PX / 2,
    )


def _draw_sheet(title: str, body: list[str], width: float, height: float) -> str:
    paper = f'<rect width="{width:g}" height="{height:g}" fill="{DESK_COLOUR}"/>'
    head = _draw_text(BORDER_PX + 12, BORDER_PX + 24, title, 46)
    return svg_document(paper + head + "".join(body), (0, 0, width, height), width, height)


def _draw_text(
    x: float, y: float, words: str, size: int, colour: str = INK_COLOUR, anchor: str = "start"
) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{FONT}" font-weight="700" font-size="{size}" '
        f'fill="{colour}" text-anchor="{anchor}">{escape(words)}</text>'
    )


def _break_lines(name: str) -> Iterator[str]:
    """Break a name into lines.

    >>> list(_break_lines("Gingerbread man")), list(_break_lines("Crossed pirate sabres"))
    (['Gingerbread man'], ['Crossed pirate', 'sabres'])
    """
    line = ""
    for word in name.split():
        if line and len(line) + 1 + len(word) > MAX_LINE_LENGTH:
            yield line
            line = word
        else:
            line = f"{line} {word}".strip()
    yield line
