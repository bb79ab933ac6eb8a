"""Draw cards as SVG: paper, edges, faces, backs and score cards.

Unit drawings have radius 1 around (0, 0), for screens and scenes. The others are documents in
millimetres, for print.
"""

import math
from collections.abc import Iterable, Sequence
from importlib.resources import files
from typing import NamedTuple

from spotisle.art.svg import centred_svg
from spotisle.editions import Language
from spotisle.editions.art import SymbolPicture
from spotisle.editions.edition import Shape
from spotisle.editions.placement import Placement
from spotisle.printing.options import CardShape, PrintOptions
from spotisle.printing.printable import PrintableDeck
from spotisle.texts import translate

FACE_PAPER = "#fffefa"
BACK_PAPER = "#fffdf6"
INK = "#2a1b12"
EDGE_COLOUR = "#cfc6b6"
UNIT_LINE = 0.012
"""The cut line of a unit drawing."""
CUT_LINE_MM = 0.25
BAND = 0.045
"""Width of a coloured edge, as part of the radius; symbols stay clear of it."""
TEAMS = ("blue", "orange", "red")
BACK_GROUND = 0.93
"""The coloured part of a back without bleed; the white rim hides a shift of the printer."""


class Edging(NamedTuple):
    """The coloured edge of a role. Its marks differ too, for people with colour blindness."""

    colour: str
    dashes: str | None
    """The dash pattern of a light line along its middle; None for a plain edge."""
    line_width: float = 0.018


EDGINGS = {
    "port": Edging("#15847f", "1 0", 0.012),
    "blue": Edging("#1f63d6", None),
    "orange": Edging("#f28c13", "0.11 0.07"),
    "red": Edging("#cc2136", "0 0.055"),
}
"""By the role of a card; other roles have the plain thin edge."""

TEAM_PATTERNS = {
    "blue": '<path d="M-.8-.3q.2-.2.4 0t.4 0 .4 0 .4 0M-.8.5q.2-.2.4 0t.4 0 .4 0 .4 0"/>',
    "orange": '<path stroke-width=".2" d="M-.55-.4h0M0-.7h0M.55-.4h0M-.55.4h0M0 .7h0M.55.4h0"/>',
    "red": '<path d="M-.75-.4L0-.05.75-.4M-.75.3L0 .65.75.3"/>',
}
"""Patterns that tell the teams apart without colours, in a square from -1 to 1."""
BOAT = (
    '<g transform="scale(1.5)"><path fill="#d9542f" d="M-.02-.3V.1H-.26ZM.04-.24L.04.1H.24Z"/>'
    '<path fill="#5b3517" d="M-.3.14H.3L.2.28H-.2Z"/></g>'
)


# Unit drawings.


def define_art(pictures: Sequence[SymbolPicture], numbers: Iterable[int]) -> str:
    """Return pictures as `<symbol>` elements, for faces to refer to by number.

    They keep to their boxes, so they are not clipped: clipping makes sheets slow to render.
    """
    return "".join(
        f'<symbol id="art-{number}" viewBox="{_join(pictures[number].view_box)}" '
        f'overflow="visible">{pictures[number].body}</symbol>'
        for number in numbers
    )


def draw_face(deck: PrintableDeck, card: int) -> str:
    """Return the face of a card; it refers to the art by number."""
    edition = deck.edition
    return draw_blank(edition.shape, edition.role(card)) + "".join(
        draw_symbol(art, placement) for art, placement in deck.card(card)
    )


def draw_blank(shape: Shape, role: str) -> str:
    """Return a card without symbols: its paper and its edge."""
    edging = EDGINGS.get(role)
    if edging is None:
        return draw_outline(shape, UNIT_LINE, fill=FACE_PAPER, stroke=EDGE_COLOUR)
    band = draw_outline(shape, BAND, fill=FACE_PAPER, stroke=edging.colour)
    if edging.dashes is None:
        return band
    middle = draw_outline(
        shape,
        BAND,
        fill="none",
        stroke=FACE_PAPER,
        more=f'stroke-dasharray="{edging.dashes}" stroke-linecap="round"',
        width=edging.line_width,
    )
    return band + middle


def draw_outline(
    shape: Shape,
    inset: float,
    *,
    fill: str,
    stroke: str,
    more: str = "",
    width: float | None = None,
) -> str:
    """Return the card's outline as a line along the middle of an edge that is `inset` wide."""
    style = f'fill="{fill}" stroke="{stroke}" stroke-width="{width or inset:g}" {more}'
    if shape == "round":
        return f'<circle r="{1 - inset / 2:g}" {style}/>'
    corner = 1 - inset / 2 / math.cos(math.pi / 6)
    points = " ".join(
        f"{corner * math.sin(math.radians(turn)):.4f},{-corner * math.cos(math.radians(turn)):.4f}"
        for turn in range(0, 360, 60)
    )
    return f'<polygon points="{points}" stroke-linejoin="round" {style}/>'


def draw_symbol(art: int, placement: Placement) -> str:
    """Return a symbol at its place; it refers to the art by number."""
    x, y, size, angle = placement.x, placement.y, placement.size, placement.angle
    return (
        f'<use href="#art-{art}" x="{-size / 2:g}" y="{-size / 2:g}" width="{size:g}" '
        f'height="{size:g}" transform="translate({x:g} {y:g}) rotate({angle:g})"/>'
    )


def _join(values: Iterable[float]) -> str:
    return " ".join(f"{value:g}" for value in values)


# Documents in millimetres.


def outline_path(shape: CardShape, radius: float) -> str:
    """Return a card's outline around (0, 0) as SVG path data; a square's radius is half its side.

    >>> outline_path("square", 2)
    'M-2 -2H2V2H-2Z'
    """
    r = f"{radius:g}"
    if shape == "round":
        return f"M-{r} 0A{r} {r} 0 1 1 {r} 0A{r} {r} 0 1 1 -{r} 0Z"
    if shape == "square":
        return f"M-{r} -{r}H{r}V{r}H-{r}Z"
    corners = (
        f"{radius * math.sin(turn * math.pi / 3):.4f} {-radius * math.cos(turn * math.pi / 3):.4f}"
        for turn in range(6)
    )
    return f"M{'L'.join(corners)}Z"


def offset_radius(shape: CardShape, radius: float, by: float) -> float:
    """Return the radius of an outline that lies `by` outside another everywhere."""
    return radius + (by / math.cos(math.pi / 6) if shape == "hexagon" else by)


def has_edge(role: str, *, outline: bool) -> bool:
    """Tell whether anything is printed along the edge of a card with this role."""
    return outline or role in EDGINGS


def draw_edge(shape: CardShape, role: str, options: PrintOptions) -> str:
    """Return the edge of a front: the line to cut along, or the coloured band of its role."""
    radius, bleed = options.radius, options.bleed
    edging = EDGINGS.get(role)
    outer = offset_radius(shape, radius, bleed)
    if edging is None:
        line = outline_path(shape, radius - CUT_LINE_MM / 2)
        return centred_svg(_draw_line(line, EDGE_COLOUR, CUT_LINE_MM), outer)
    band = BAND * radius
    inner = offset_radius(shape, radius, -band)
    body = (
        f'<path fill="{edging.colour}" fill-rule="evenodd" '
        f'd="{outline_path(shape, outer)}{outline_path(shape, inner)}"/>'
    )
    if edging.dashes is not None:
        dashes = " ".join(f"{float(dash) * radius:g}" for dash in edging.dashes.split())
        middle = outline_path(shape, offset_radius(shape, radius, -band / 2))
        body += _draw_line(middle, "#fff", edging.line_width * radius, dashes)
    if options.outline and bleed:
        body += _draw_line(outline_path(shape, radius), "#fff", CUT_LINE_MM / 2)
    return centred_svg(body, outer)


def _draw_line(outline: str, colour: str, width: float, dashes: str = "") -> str:
    dashed = f' stroke-dasharray="{dashes}" stroke-linecap="round"' if dashes else ""
    return (
        f'<path d="{outline}" fill="none" stroke="{colour}" stroke-width="{width:g}" '
        f'stroke-linejoin="round"{dashed}/>'
    )


def draw_back(deck_colour: str, role: str, shape: CardShape, options: PrintOptions) -> str:
    """Return the back of a deck's cards with this role.

    With a bleed the ground runs over the cut; without one it stays within a white rim.
    """
    radius = options.radius
    edging = EDGINGS.get(role)
    colour = edging.colour if edging else deck_colour
    outer = offset_radius(shape, radius, options.bleed)
    ground = outer if options.bleed else radius * BACK_GROUND
    body = f'<path fill="{colour}" d="{outline_path(shape, ground)}"/>'
    inside = _draw_rays(shape) + _draw_inner_line(shape)
    if role in TEAMS:
        inside += _draw_pattern_ring(role)
    inside += f'<circle r=".5" fill="{BACK_PAPER}"/>' + _draw_middle(role, options.language)
    body += f'<g transform="scale({radius:g})">{inside}</g>'
    if options.outline and not options.bleed:
        line = outline_path(shape, radius - 0.125)
        body += f'<path d="{line}" fill="none" stroke="#cfc6b6" stroke-width=".25"/>'
    return centred_svg(body, outer)


def team_letter(team: str, language: Language) -> str:
    """Return the letter that stands for a team.

    >>> team_letter("blue", "pl")
    'N'
    """
    return translate(language, f"team-{team}")[0]


def _draw_rays(shape: CardShape) -> str:
    reach = 0.72 if shape == "hexagon" else 0.85
    ray = f"M0 0L-.11-{reach - 0.01:g}A{reach:g} {reach:g} 0 0 1 .11-{reach - 0.01:g}Z"
    return "".join(
        f'<path fill="#fff" fill-opacity=".14" d="{ray}" transform="rotate({turn})"/>'
        for turn in range(0, 360, 30)
    )


def _draw_inner_line(shape: CardShape) -> str:
    return (
        f'<path d="{outline_path(shape, 0.86)}" fill="none" stroke="#fff" stroke-opacity=".65" '
        'stroke-width=".016"/>'
    )


def _draw_pattern_ring(team: str) -> str:
    """Return the team's pattern, six times around the middle."""
    return "".join(
        f'<g transform="rotate({turn}) translate(0 -.68) scale(.13)" fill="none" stroke="#fff" '
        'stroke-width=".16" stroke-linecap="round" stroke-linejoin="round">'
        f"{TEAM_PATTERNS[team]}</g>"
        for turn in range(30, 390, 60)
    )


def _draw_middle(role: str, language: Language) -> str:
    if role in TEAMS:
        return (
            f'<text y=".22" font-family="Nunito" font-weight="900" font-size=".64" '
            f'text-anchor="middle" fill="{INK}">{team_letter(role, language)}</text>'
        )
    if role == "port":
        return BOAT
    return f'<g transform="scale({0.96 / 64:g}) translate(-32 -32)">{_read_emblem()}</g>'


def _read_emblem() -> str:
    """Return Spotisle's emblem, drawn in a square of 64."""
    svg = (files("spotisle") / "web" / "spotisle.svg").read_text(encoding="utf-8")
    return svg[svg.index(">") + 1 : svg.rindex("</svg>")]


def draw_score_card(
    team: str, first: int, radius: float, language: Language, bleed: float = 0
) -> str:
    """Return one side of a team's score card, with the points `first` to `first` + 5.

    The number on top counts: a team turns the card one step for each point, and over after six.
    """
    edging = EDGINGS[team]
    ground = "#fff" if first == 0 else "#f3d9a0"
    numbers = "".join(
        f'<text transform="rotate({60 * step}) translate(0 -.56)" font-family="Nunito" '
        f'font-weight="900" font-size=".34" text-anchor="middle" fill="{INK}">{first + step}</text>'
        + _underline_six_and_nine(first + step, 60 * step)
        for step in range(6)
    )
    mark = (
        f'<path fill="{edging.colour}" d="{outline_path("hexagon", 0.36)}"/>'
        f'<g transform="scale(.34)" fill="none" stroke="#fff" stroke-width=".12" '
        f'stroke-linecap="round">{TEAM_PATTERNS[team]}</g>'
        f'<circle r=".19" fill="{BACK_PAPER}"/>'
        f'<text y=".09" font-family="Nunito" font-weight="900" font-size=".26" '
        f'text-anchor="middle" fill="{INK}">{team_letter(team, language)}</text>'
    )
    outer = offset_radius("hexagon", radius, bleed)
    over = f'<path fill="{edging.colour}" d="{outline_path("hexagon", outer)}"/>' if bleed else ""
    body = (
        f'{over}<g transform="scale({radius:g})"><path d="{outline_path("hexagon", 0.955)}" '
        f'fill="{ground}" stroke="{edging.colour}" stroke-width=".075" '
        f'stroke-linejoin="round"/>{numbers}{mark}</g>'
    )
    return centred_svg(body, outer)


def _underline_six_and_nine(number: int, turn: int) -> str:
    """Return a line under 6 and 9, which look the same upside down."""
    if number not in (6, 9):
        return ""
    return (
        f'<path transform="rotate({turn})" d="M-.09 -.5H.09" stroke="{INK}" stroke-width=".03" '
        'stroke-linecap="round"/>'
    )
