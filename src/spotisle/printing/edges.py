"""The printed edge of a card: the line to cut along, or the coloured band that tells its use."""

import math

from spotisle.art.svg import centred
from spotisle.printing.card import BAND, EDGE, EDGINGS
from spotisle.printing.options import CardShape

HAIRLINE = 0.25
"""Millimetres."""


def path(shape: CardShape, radius: float) -> str:
    """Return a card's outline around (0, 0) as SVG path data; a square's radius is half its side.

    >>> path("square", 2)
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


def grown(shape: CardShape, radius: float, by: float) -> float:
    """Return the radius of an outline that lies `by` outside another everywhere."""
    return radius + (by / math.cos(math.pi / 6) if shape == "hexagon" else by)


def has_edge(role: str, *, outline: bool) -> bool:
    """Tell whether anything is printed along the edge of such a card."""
    return outline or role in EDGINGS


def edge(shape: CardShape, role: str, radius: float, bleed: float, *, outline: bool) -> str:
    """Return a card's edge as an SVG document in millimetres, the card's middle in its middle."""
    edging = EDGINGS.get(role)
    outer = grown(shape, radius, bleed)
    if edging is None:
        body = _line(path(shape, radius - HAIRLINE / 2), EDGE, HAIRLINE)
        return centred(body, outer)
    band = BAND * radius
    inner = grown(shape, radius, -band)
    body = (
        f'<path fill="{edging.colour}" fill-rule="evenodd" '
        f'd="{path(shape, outer)}{path(shape, inner)}"/>'
    )
    if edging.marks is not None:
        dashes = " ".join(f"{float(dash) * radius:g}" for dash in edging.marks.split())
        body += _line(
            path(shape, grown(shape, radius, -band / 2)), "#fff", edging.weight * radius, dashes
        )
    if outline and bleed:
        body += _line(path(shape, radius), "#fff", HAIRLINE / 2)
    return centred(body, outer)


def _line(outline: str, colour: str, width: float, dashes: str = "") -> str:
    dashed = f' stroke-dasharray="{dashes}" stroke-linecap="round"' if dashes else ""
    return (
        f'<path d="{outline}" fill="none" stroke="{colour}" stroke-width="{width:g}" '
        f'stroke-linejoin="round"{dashed}/>'
    )
