"""Draw why any two cards match: the dial, the table, the plane of seven, a week of rows."""

import math
from collections.abc import Sequence

from spotisle.art.svg import svg_document
from spotisle.editions.art import SymbolPicture
from spotisle.plane import Plane
from spotisle.printing.card_art import INK

GOLD, BLUE, GLOW = "#e2a316", "#2f6fc4", "#ffd257"
LINE_COLOURS = ("#c5303a", "#e07a1f", "#b08a00", "#2f8a4c", "#15847f", "#2f6fc4", "#7c46ac")
POINTS = ((50, 10), (10, 80), (90, 80), (30, 45), (50, 80), (50, 56.6), (70, 45))
"""The seven points, in a drawing that is 100 wide: symbol n of the plane stands at point n."""
_ROUND_LINE = 3
"""The card whose line is a circle; the others are straight."""
_NOTCH = 0.2


def draw_dial(pictures: Sequence[SymbolPicture], plane: Plane, cards: tuple[int, int]) -> str:
    """Return all symbols round a circle, with two cards as stars that touch in one point."""
    shared = plane.shared(*cards)
    touched = {symbol for card in cards for symbol in plane.symbols(card)}
    side = 2 * math.pi * 100 / plane.size
    body = f'<circle r="100" fill="#eef6f2" stroke="{INK}" stroke-width=".4"/>'
    for card, colour in zip(cards, (GOLD, BLUE), strict=True):
        body += (
            f'<path d="{_star(plane, card, 100 - side / 2)}" fill="{colour}" fill-opacity=".3" '
            f'stroke="{colour}" stroke-width="1.2" stroke-linejoin="round"/>'
        )
    for symbol, picture in enumerate(pictures):
        x, y = _place(plane, symbol, 100)
        scale = 2.4 if symbol == shared else 1.5 if symbol in touched else 0.95
        if symbol == shared:
            body += f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{side * 1.45:.2f}" fill="{GLOW}"/>'
        body += _place_picture(picture, x, y, side * scale)
    return svg_document(body, (-118, -118, 236, 236), 100, 100)


def _place(plane: Plane, symbol: float, radius: float) -> tuple[float, float]:
    angle = 2 * math.pi * symbol / plane.size
    return radius * math.sin(angle), -radius * math.cos(angle)


def _star(plane: Plane, card: int, radius: float) -> str:
    tips = sorted(plane.symbols(card))
    corners: list[str] = []
    for tip, following in zip(tips, [*tips[1:], tips[0] + plane.size], strict=True):
        for symbol, reach in ((tip, radius), ((tip + following) / 2, _NOTCH * radius)):
            x, y = _place(plane, symbol, reach)
            corners.append(f"{x:.2f} {y:.2f}")
    return f"M{'L'.join(corners)}Z"


def _place_picture(picture: SymbolPicture, x: float, y: float, side: float) -> str:
    box = " ".join(f"{number:g}" for number in picture.view_box)
    return (
        f'<svg x="{x - side / 2:.2f}" y="{y - side / 2:.2f}" width="{side:.2f}" '
        f'height="{side:.2f}" viewBox="{box}">{picture.body}</svg>'
    )


def draw_incidence_table(plane: Plane) -> str:
    """Return the incidence table: a column for each card, a row for each symbol."""
    dots = "".join(
        f'<circle cx="{card + 0.5}" cy="{symbol + 0.5}" r=".42"/>'
        for card in range(plane.size)
        for symbol in plane.symbols(card)
    )
    side = plane.size
    frame = f'<path d="M0 0H{side}V{side}H0Z" fill="#fff" stroke="{INK}" stroke-width=".2"/>'
    side += 1
    return svg_document(f'{frame}<g fill="{INK}">{dots}</g>', (-0.5, -0.5, side, side), 100, 100)


def draw_seven(pictures: Sequence[SymbolPicture] | None) -> str:
    """Return the plane of seven cards as lines; without pictures its points are empty circles."""
    plane = Plane.of_order(2)
    ways = [_way(plane.symbols(card)) for card in range(plane.size)]
    ways[_ROUND_LINE] = "M26.7 56.6a23.3 23.3 0 1 0 46.6 0a23.3 23.3 0 1 0 -46.6 0"
    body = "".join(
        f'<path d="{way}" fill="none" stroke="{colour}" stroke-width="1.6"/>'
        for way, colour in zip(ways, LINE_COLOURS, strict=True)
    )
    for symbol, (x, y) in enumerate(POINTS):
        body += f'<circle cx="{x}" cy="{y}" r="9.4" fill="#fff" stroke="{INK}" stroke-width=".5"/>'
        if pictures is None:
            body += _number(symbol + 1, x, y - 6.1, 3.4)
        else:
            body += _place_picture(pictures[symbol], x, y, 13.5)
    return svg_document(body, (-1, -1, 102, 93), 102, 93)


def _way(points: Sequence[int]) -> str:
    ends = sorted(POINTS[point] for point in points)
    (x1, y1), (x2, y2) = ends[0], ends[-1]
    return f"M{x1} {y1}L{x2} {y2}"


def _number(words: object, x: float, y: float, size: float, colour: str = INK) -> str:
    return (
        f'<text x="{x:g}" y="{y + 0.35 * size:.2f}" font-family="Nunito" font-weight="700" '
        f'font-size="{size:g}" text-anchor="middle" fill="{colour}">{words}</text>'
    )


def draw_seven_cards(pictures: Sequence[SymbolPicture] | None) -> str:
    """Return the seven cards in two rows; without pictures, with the numbers of their points."""
    plane = Plane.of_order(2)
    body = ""
    for card, colour in enumerate(LINE_COLOURS):
        x, y = (15 + 23.3 * card, 14) if card < 4 else (26.6 + 23.3 * (card - 4), 38)
        body += (
            f'<circle cx="{x:.2f}" cy="{y}" r="10.8" fill="#fff" stroke="{colour}" '
            'stroke-width="1.2"/>'
        )
        symbols = plane.symbols(card)
        if pictures is None:
            body += _number(" · ".join(str(symbol + 1) for symbol in symbols), x, y - 7.6, 2.6)
        else:
            for place, symbol in enumerate(symbols):
                angle = 2 * math.pi * place / 3
                body += _place_picture(
                    pictures[symbol], x + 5.3 * math.sin(angle), y - 5.3 * math.cos(angle), 7.6
                )
    return svg_document(body, (2, 1, 96, 50), 96, 50)


def draw_week(days: Sequence[Sequence[Sequence[str]]], titles: Sequence[str]) -> str:
    """Return seven days of five rows of three boxes, filled in where the rows are given."""
    body = ""
    for day, (rows, title) in enumerate(zip(days, titles, strict=True)):
        left, top = (day % 4) * 26, (day // 4) * 47
        body += _number(title, left + 11.5, top + 3, 3.6)
        for row in range(5):
            for side in range(3):
                x, y = left + 7.7 * side, top + 6.5 + 7.7 * row
                body += (
                    f'<path d="M{x:g} {y:g}h7v7h-7z" fill="#fff" stroke="{INK}" stroke-width=".3"/>'
                )
                if rows:
                    body += _number(rows[row][side], x + 3.5, y + 3.5, 4.2)
    return svg_document(body, (-1, -1, 103, 93), 103, 93)
