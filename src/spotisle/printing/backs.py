"""The backs of cards: the deck's own, a port's, and each team's in colour, pattern and letter."""

import math
from importlib.resources import files

from spotisle.art.svg import centred
from spotisle.editions import Language
from spotisle.printing.card import EDGINGS
from spotisle.printing.edges import grown, path
from spotisle.printing.options import CardShape, PrintOptions
from spotisle.texts import text

PAPER, INK = "#fffdf6", "#2a1b12"
DECKS = {"classic": "#5e4bb0", "beach": "#e9a21c", "island": "#bf4b27"}
OWN = "#17705f"
"""The colour of somebody's own deck."""
TEAMS = ("blue", "orange", "red")
RIM = 0.93
"""Home printers miss by a millimetre: a white rim hides it."""

PATTERNS = {
    "blue": '<path d="M-.8-.3q.2-.2.4 0t.4 0 .4 0 .4 0M-.8.5q.2-.2.4 0t.4 0 .4 0 .4 0"/>',
    "orange": '<path stroke-width=".2" d="M-.55-.4h0M0-.7h0M.55-.4h0M-.55.4h0M0 .7h0M.55.4h0"/>',
    "red": '<path d="M-.75-.4L0-.05.75-.4M-.75.3L0 .65.75.3"/>',
}
"""What tells the teams apart without colours, in a square from -1 to 1."""
BOAT = (
    '<g transform="scale(1.5)"><path fill="#d9542f" d="M-.02-.3V.1H-.26ZM.04-.24L.04.1H.24Z"/>'
    '<path fill="#5b3517" d="M-.3.14H.3L.2.28H-.2Z"/></g>'
)


def deck_colour(deck: str) -> str:
    """Return the colour of a deck's box."""
    return DECKS.get(deck, OWN)


def back(deck: str, role: str, shape: CardShape, options: PrintOptions) -> str:
    """Return the back of the cards with this role as an SVG document in millimetres.

    With a bleed the ground runs over the cut; without one it stays within a white rim.
    """
    radius = options.radius
    edging = EDGINGS.get(role)
    colour = edging.colour if edging else deck_colour(deck)
    outer = grown(shape, radius, options.bleed)
    ground = outer if options.bleed else radius * RIM
    body = f'<path fill="{colour}" d="{path(shape, ground)}"/>'
    inside = _rays(shape) + _inner_line(shape)
    if role in TEAMS:
        inside += _spread(role)
    inside += f'<circle r=".5" fill="{PAPER}"/>' + _middle(role, options.language)
    body += f'<g transform="scale({radius:g})">{inside}</g>'
    if options.outline and not options.bleed:
        line = path(shape, radius - 0.125)
        body += f'<path d="{line}" fill="none" stroke="#cfc6b6" stroke-width=".25"/>'
    return centred(body, outer)


def team_letter(team: str, language: Language) -> str:
    """Return the letter that stands for a team.

    >>> team_letter("blue", "pl")
    'N'
    """
    return text(language, f"team-{team}")[0]


def _rays(shape: CardShape) -> str:
    reach = 0.72 if shape == "hexagon" else 0.85
    ray = f"M0 0L-.11-{reach - 0.01:g}A{reach:g} {reach:g} 0 0 1 .11-{reach - 0.01:g}Z"
    return "".join(
        f'<path fill="#fff" fill-opacity=".14" d="{ray}" transform="rotate({turn})"/>'
        for turn in range(0, 360, 30)
    )


def _inner_line(shape: CardShape) -> str:
    return (
        f'<path d="{path(shape, 0.86)}" fill="none" stroke="#fff" stroke-opacity=".65" '
        'stroke-width=".016"/>'
    )


def _spread(team: str) -> str:
    """Return the team's pattern, six times around the middle."""
    return "".join(
        f'<g transform="rotate({turn}) translate(0 -.68) scale(.13)" fill="none" stroke="#fff" '
        f'stroke-width=".16" stroke-linecap="round" stroke-linejoin="round">{PATTERNS[team]}</g>'
        for turn in range(30, 390, 60)
    )


def _middle(role: str, language: Language) -> str:
    if role in TEAMS:
        return (
            f'<text y=".22" font-family="Nunito" font-weight="900" font-size=".64" '
            f'text-anchor="middle" fill="{INK}">{team_letter(role, language)}</text>'
        )
    if role == "port":
        return BOAT
    return f'<g transform="scale({0.96 / 64:g}) translate(-32 -32)">{emblem()}</g>'


def emblem() -> str:
    """Return the table's emblem, drawn in a square of 64."""
    svg = (files("spotisle") / "web" / "spotisle.svg").read_text(encoding="utf-8")
    return svg[svg.index(">") + 1 : svg.rindex("</svg>")]


def score_card(team: str, first: int, radius: float, language: Language, bleed: float = 0) -> str:
    """Return one side of a team's score card: turned a step a point, the number on top counts.

    Numbers stand in the corners. Whoever has six turns the card over and goes on.
    """
    edging = EDGINGS[team]
    ground = "#fff" if first == 0 else "#f3d9a0"
    numbers = "".join(
        f'<text transform="rotate({60 * step}) translate(0 -.56)" font-family="Nunito" '
        f'font-weight="900" font-size=".34" text-anchor="middle" fill="{INK}">{first + step}</text>'
        + _notch(first + step, 60 * step)
        for step in range(6)
    )
    mark = (
        f'<path fill="{edging.colour}" d="{path("hexagon", 0.36)}"/>'
        f'<g transform="scale(.34)" fill="none" stroke="#fff" stroke-width=".12" '
        f'stroke-linecap="round">{PATTERNS[team]}</g>'
        f'<circle r=".19" fill="{PAPER}"/>'
        f'<text y=".09" font-family="Nunito" font-weight="900" font-size=".26" '
        f'text-anchor="middle" fill="{INK}">{team_letter(team, language)}</text>'
    )
    outer = grown("hexagon", radius, bleed)
    over = f'<path fill="{edging.colour}" d="{path("hexagon", outer)}"/>' if bleed else ""
    body = (
        f'{over}<g transform="scale({radius:g})"><path d="{path("hexagon", 0.955)}" '
        f'fill="{ground}" stroke="{edging.colour}" stroke-width=".075" '
        f'stroke-linejoin="round"/>{numbers}{mark}</g>'
    )
    return centred(body, outer)


def _notch(number: int, turn: int) -> str:
    """Return a line under 6 and 9, which could be taken for each other."""
    if number not in (6, 9):
        return ""
    return (
        f'<path transform="rotate({turn})" d="M-.09 -.5H.09" stroke="{INK}" stroke-width=".03" '
        'stroke-linecap="round"/>'
    )


def half_width(radius: float) -> float:
    """Return half the width of a hexagon that stands on a corner."""
    return radius * math.cos(math.pi / 6)
