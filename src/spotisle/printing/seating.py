"""A seating plan to print: a slip for each person, and a card for each table."""

from collections.abc import Iterator, Sequence

from spotisle.art.svg import FONT, svg_document
from spotisle.printing.card_art import INK
from spotisle.printing.pages import Book, CutLine, Figure, Page, PlacedImage, PlacedPage

Rounds = Sequence[Sequence[Sequence[int]]]
"""For each round the tables, and who sits there, numbered from 0."""
PAPER_MM = (210.0, 297.0)
SLIP_MM = (95.0, 46.0)
CARD_MM = (190.0, 138.0)
ACCENT_COLOUR, SOFT_COLOUR = "#bf4b27", "#6a5443"
MAX_ROW = 10
"""Rounds in one line of a slip."""


def build_seating_book(rounds: Rounds, title: str) -> Book:
    """Return the slips first and the table cards last; people are numbered from 0."""
    people = sorted({person for table in rounds[0] for person in table})
    slips = {f"slip-{person}": _draw_slip(person, rounds) for person in people}
    cards = {f"table-{t}": _draw_table_card(t, rounds) for t in range(len(rounds[0]))}
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


def _draw_slip(person: int, rounds: Rounds) -> str:
    """Draw a person's number, and the table of every round below it."""
    width, height = SLIP_MM
    body = [_draw_words(6, 15, str(person), 12, ACCENT_COLOUR)]
    body.append(f'<path d="M30 15H89" stroke="{SOFT_COLOUR}" stroke-width=".3"/>')
    step = (width - 12) / min(MAX_ROW, len(rounds))
    for number, tables in enumerate(rounds[: 2 * MAX_ROW]):
        row, column = divmod(number, MAX_ROW)
        x, y = 6 + step * column, 24 + 13 * row
        table = next((t for t, seated in enumerate(tables) if person in seated), None)
        body.append(_draw_words(x, y, str(number + 1), 3.2, SOFT_COLOUR))
        body.append(_draw_words(x, y + 7, "-" if table is None else str(table + 1), 7))
    return svg_document("".join(body), (0, 0, width, height), 4 * width, 4 * height)


def _draw_table_card(table: int, rounds: Rounds) -> str:
    """Draw a table's number, and who sits there in every round."""
    width, height = CARD_MM
    body = [_draw_words(10, 62, str(table + 1), 60, ACCENT_COLOUR)]
    step = min(9.0, 118 / len(rounds))
    for number, tables in enumerate(rounds):
        y = 14 + step * number
        seated = tables[table] if table < len(tables) else ()
        body.append(_draw_words(95, y, f"{number + 1}:", 0.6 * step, SOFT_COLOUR))
        for place, person in enumerate(seated):
            body.append(_draw_words(104 + 10.5 * place, y, str(person), 0.6 * step))
    return svg_document("".join(body), (0, 0, width, height), 4 * width, 4 * height)


def _draw_words(x: float, y: float, words: str, size: float, colour: str = INK) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{FONT}" font-weight="800" '
        f'font-size="{size:g}" fill="{colour}">{words}</text>'
    )
