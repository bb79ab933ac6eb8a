"""A seating plan to print: a slip for each person, and a card for each table."""

from collections.abc import Iterator, Mapping, Sequence
from unicodedata import east_asian_width
from xml.sax.saxutils import escape

from spotisle.art.svg import FONT, svg_document
from spotisle.printing.card_art import INK
from spotisle.printing.pages import Book, CutLine, Figure, Page, PlacedImage, PlacedPage

Rounds = Sequence[Sequence[Sequence[int]]]
"""For each round the tables, and who sits there, numbered from 0."""
PAPER_MM = (210.0, 297.0)
SLIP_MM = (95.0, 46.0)
CARD_MM = (190.0, 138.0)
ACCENT_COLOUR, SOFT_COLOUR = "#bf4b27", "#6a5443"
Line = tuple[str, str]
"""A label, and the words after it."""
Box = tuple[float, float, float, float]
"""Left, top, right and bottom, in millimetres."""
LETTER_WIDTH, WIDE_LETTER_WIDTH = 0.6, 1.0
"""The width of a letter, as a share of its size."""


def build_seating_book(rounds: Rounds, title: str, names: Sequence[str] = ()) -> Book:
    """Return the slips first and the table cards last.

    People without names have the numbers of the plan, which `--apart` and `--together` take, too.
    """
    people = sorted({person for table in rounds[0] for person in table})
    known = dict(enumerate(names)) or {person: str(person) for person in people}
    slips = {
        f"slip-{person}": _draw_slip(person, rounds, names[person] if names else f"Person {person}")
        for person in people
    }
    cards = {f"table-{t}": _draw_table_card(t, rounds, known) for t in range(len(rounds[0]))}
    pages = (
        *_lay_pages("slips", slips, SLIP_MM, 2, 6),
        *_lay_pages("tables", cards, CARD_MM, 1, 2),
    )
    return Book(title, "en", pages, slips | cards)


def _lay_pages(
    part: str, art: dict[str, str], size: tuple[float, float], columns: int, rows: int
) -> Iterator[Page]:
    """Yield pages of pictures side by side, with lines to cut along."""
    width, height = size
    left, top = (PAPER_MM[0] - columns * width) / 2, (PAPER_MM[1] - rows * height) / 2
    names = list(art)
    lines = [
        CutLine(left + column * width, top, left + column * width, top + rows * height)
        for column in range(columns + 1)
    ]
    lines += [
        CutLine(left, top + row * height, left + columns * width, top + row * height)
        for row in range(rows + 1)
    ]
    for start in range(0, len(names), columns * rows):
        figures = tuple(
            Figure(
                name.replace("-", " "),
                (
                    PlacedImage(
                        name,
                        left + (place % columns + 0.5) * width,
                        top + (place // columns + 0.5) * height,
                        width,
                        height=height,
                    ),
                ),
            )
            for place, name in enumerate(names[start : start + columns * rows])
        )
        yield PlacedPage(part, *PAPER_MM, figures, tuple(lines))


def _draw_slip(person: int, rounds: Rounds, name: str) -> str:
    """Draw a person's name, and the table of every round below it."""
    width, height = SLIP_MM
    lines: list[Line] = []
    for number, tables in enumerate(rounds, start=1):
        table = next((t for t, seated in enumerate(tables, start=1) if person in seated), None)
        lines.append((f"Round {number}:", "sit out" if table is None else f"table {table}"))
    columns = 1 if len(rounds) <= 4 else 2 if len(rounds) <= 16 else 4
    body = _draw_fitting(6, 12, name, 8, width - 12, ACCENT_COLOUR)
    body += f'<path d="M6 15.5H{width - 6:g}" stroke="{SOFT_COLOUR}" stroke-width=".3"/>'
    body += _draw_lines(lines, (6, 17, width - 6, height - 4), columns, 6.5)
    return svg_document(body, (0, 0, width, height), 4 * width, 4 * height)


def _draw_table_card(table: int, rounds: Rounds, names: Mapping[int, str]) -> str:
    """Draw a table's number, and who sits there in every round."""
    width, height = CARD_MM
    lines: list[Line] = []
    for number, tables in enumerate(rounds, start=1):
        seated = tables[table] if table < len(tables) else ()
        people = ", ".join(names[person] for person in seated)
        lines.append((f"Round {number}:", people or "nobody"))
    columns = 1 if len(rounds) <= 16 else 2
    body = _draw_fitting(10, 42, f"Table {table + 1}", 40, width - 20, ACCENT_COLOUR)
    body += _draw_lines(lines, (10, 52, width - 10, height - 8), columns, 10)
    return svg_document(body, (0, 0, width, height), 4 * width, 4 * height)


def _draw_lines(lines: Sequence[Line], box: Box, columns: int, most: float) -> str:
    """Draw lines of a label and its words in columns, as large as they fit, at most so high."""
    left, top, right, bottom = box
    rows = -(-len(lines) // columns)
    step, width = min(most, (bottom - top) / rows), (right - left) / columns
    longest = max(_measure(f"{label} {words}") for label, words in lines)
    size = min(0.75 * step, (width - 2) / longest)
    return "".join(
        _draw_words(
            left + width * (number // rows),
            top + step * (number % rows + 0.8),
            f'<tspan fill="{SOFT_COLOUR}">{label}</tspan> {escape(words)}',
            size,
        )
        for number, (label, words) in enumerate(lines)
    )


def _draw_fitting(x: float, y: float, words: str, most: float, width: float, colour: str) -> str:
    """Draw words in one line of this width, at most this large."""
    return _draw_words(x, y, escape(words), min(most, width / _measure(words)), colour)


def _measure(words: str) -> float:
    """Return how wide words are at most, at size 1."""
    return sum(
        WIDE_LETTER_WIDTH if letter in "MW@" or east_asian_width(letter) in "WF" else LETTER_WIDTH
        for letter in words
    )


def _draw_words(x: float, y: float, words: str, size: float, colour: str = INK) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{FONT}" font-weight="800" '
        f'font-size="{size:g}" fill="{colour}">{words}</text>'
    )
