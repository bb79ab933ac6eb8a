"""Draw the dice sheet of one player: the map, the costs, and a field for every turn."""

from xml.sax.saxutils import escape

from spotisle.art.svg import FONT, svg_document
from spotisle.dice.sheet import COSTS, TURNS, Kind
from spotisle.editions import Language
from spotisle.printing.card_art import INK
from spotisle.printing.dice_art import draw_resource
from spotisle.printing.dice_map import BOX, draw_building, draw_island, draw_road_sign
from spotisle.texts import translate

SHEET_WIDTH_MM, SHEET_HEIGHT_MM = 200.0, 141.0
"""At full size: half a sheet of A4, landscape."""
ACCENT_COLOUR, SOFT_COLOUR = "#bf4b27", "#6a5443"


def draw_dice_sheet(language: Language) -> str:
    """Return a sheet as an SVG document."""
    body = [
        _draw_field(0.5, 0.5, SHEET_WIDTH_MM - 1, SHEET_HEIGHT_MM - 1),
        _draw_words(
            9, 14, translate(language, "edition-island_dice"), 8, ACCENT_COLOUR, weight=900
        ),
        _draw_words(112, 13.5, translate(language, "print-name"), 4, SOFT_COLOUR),
        f'<path d="M130 14.5H191" stroke="{SOFT_COLOUR}" stroke-width=".3"/>',
        _draw_map(),
        *_draw_costs(language),
        *_draw_turns(language),
    ]
    return svg_document(
        "".join(body),
        (0, 0, SHEET_WIDTH_MM, SHEET_HEIGHT_MM),
        4 * SHEET_WIDTH_MM,
        4 * SHEET_HEIGHT_MM,
    )


def _draw_map() -> str:
    scale = 17.6
    left, top = 6 - BOX[0] * scale, 19 - BOX[1] * scale
    return f'<g transform="translate({left:g} {top:g}) scale({scale:g})">{draw_island()}</g>'


def _draw_costs(language: Language) -> list[str]:
    left = 143.0
    body = [
        _draw_words(left, 28, translate(language, "print-costs"), 4.6, ACCENT_COLOUR, weight=900)
    ]
    for row, (kind, cost) in enumerate(COSTS.items()):
        y = 38 + 15.5 * row
        sign = (
            draw_road_sign(left + 4, y, 8)
            if kind is Kind.ROAD
            else draw_building(kind, left + 4, y, size=10)
        )
        body.append(sign)
        body.append(_draw_words(left + 11, y - 1.8, translate(language, f"building-{kind}"), 3.9))
        body += [
            draw_resource(name, left + 14 + 8 * at, y + 3.4, 3.2)
            for at, name in enumerate(cost.elements())
        ]
    y = 38 + 15.5 * len(COSTS)
    body += [
        draw_resource("gold", left + 14, y, 3.2),
        draw_resource("gold", left + 22, y, 3.2),
        _draw_words(left + 27.5, y + 2, "=", 6, weight=900),
        draw_resource("any", left + 37, y, 3.2),
    ]
    return body


def _draw_turns(language: Language) -> list[str]:
    """Return a field for every turn, and the total."""
    left, top, wide, high = 9.0, 119.0, 10.4, 13.0
    body = []
    for turn in range(TURNS):
        x = left + wide * turn
        body.append(_draw_field(x, top, wide - 0.8, high))
        body.append(_draw_words(x + 1, top + 3.2, str(turn + 1), 2.6, SOFT_COLOUR))
    x = left + wide * TURNS
    body.append(_draw_field(x, top, 191 - x, high, "#ffe9b0"))
    body.append(_draw_words(x + 1.5, top + 3.4, translate(language, "print-sum"), 2.9, SOFT_COLOUR))
    body.append(_draw_words(left, top - 2.2, translate(language, "print-joker"), 3.4, SOFT_COLOUR))
    return body


def _draw_field(x: float, y: float, width: float, height: float, fill: str = "#fff") -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="1.6" '
        f'fill="{fill}" stroke="{INK}" stroke-width=".35"/>'
    )


def _draw_words(
    x: float, y: float, words: str, size: float, colour: str = INK, weight: int = 700
) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{FONT}" font-weight="{weight}" '
        f'font-size="{size:g}" fill="{colour}">{escape(words)}</text>'
    )
