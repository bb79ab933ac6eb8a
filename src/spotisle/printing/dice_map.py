"""Draw the map of the dice sheet: roads along the edges of hexagons, houses between.

Lengths are in sides of a hexagon; the free road comes down from the north into (0, 0).
"""

import math
from collections.abc import Iterable

from spotisle.dice.sheet import CITIES, JOKERS, ROADS, SETTLEMENTS
from spotisle.printing.card_art import INK
from spotisle.printing.dice_art import draw_resource
from spotisle.printing.imposition import PagePoint

H = math.sqrt(3) / 2
STEPS: dict[str, PagePoint] = {
    "n": (0, -1), "ne": (H, -0.5), "se": (H, 0.5), "s": (0, 1), "sw": (-H, 0.5), "nw": (-H, -0.5),
}  # fmt: skip
DIRECTIONS = (
    "se", "ne", "s", "sw", "nw", "s", "se", "ne", "n", "ne", "n", "ne", "se", "ne", "n", "ne",
)  # fmt: skip
"""The direction of each road from the end of the road before it."""
CENTRES: tuple[PagePoint, ...] = (
    (0, 1), (2 * H, 1), (H, 2.5), (3 * H, 2.5), (4 * H, 1), (5 * H, 2.5),
)  # fmt: skip
"""The hexagons; knight 1 stands on the first."""
TILES: tuple[tuple[PagePoint, str], ...] = tuple(
    (at, next(iter(faces)) if len(faces) == 1 else "any")
    for at, faces in zip(CENTRES, JOKERS.values(), strict=True)
)
"""Each hexagon shows what the joker of its knight makes."""
BOX = (-1.5, -1.35, 7.3, 5.45)

_GROUND = {
    "ore": "#c9ced8", "grain": "#f6e0a0", "wool": "#cfe6b0",
    "lumber": "#a9d0a4", "brick": "#ecc2ab", "any": "#f1e8d2",
}  # fmt: skip
_SHAPES = {
    "settlement": "M-.3.27V-.06L0-.34.3-.06V.27Z",
    "city": "M-.4.3V-.14L-.19-.46.03-.14H.4V.3Z",
    "knight": "M-.34-.38H.34V.02Q.32.32 0 .46Q-.32.32-.34.02Z",
}


def trace_roads() -> list[tuple[PagePoint, PagePoint]]:
    """Return the start and end of each road."""
    lines: list[tuple[PagePoint, PagePoint]] = []
    for road, direction in zip(ROADS, DIRECTIONS, strict=True):
        x, y = (0.0, 0.0) if road.road is None else lines[road.road][1]
        dx, dy = STEPS[direction]
        lines.append(((x, y), (x + dx, y + dy)))
    return lines


def draw_island() -> str:
    """Return the whole map with nothing built, as SVG markup within `BOX`."""
    land = "".join(_hexagon_path(at) for at, _ in TILES)
    shore = 'fill="#f3e6c4" stroke="#f3e6c4" stroke-width=".72" stroke-linejoin="round"'
    body = [f'<path d="{land}" {shore}/>']
    for at, name in TILES:
        body.append(f'<path d="{_hexagon_path(at, 0.93)}" fill="{_GROUND[name]}"/>')
    body.append(_draw_road((0, -1), (0, 0), "#8a4a2a"))
    body += [_draw_road(start, end, "#fff") for start, end in trace_roads()]
    ends = [end for _, end in trace_roads()]
    for site in (*SETTLEMENTS, *CITIES):
        x, y = (0.0, 0.0) if site.road is None else ends[site.road]
        body.append(draw_building(site.kind, x, y, site.points))
    for number, ((x, y), name) in enumerate(TILES, 1):
        body.append(draw_building("knight", x, y - 0.1, number))
        body.append(f'<circle cx="{x:.3f}" cy="{y + 0.62:.3f}" r=".2" fill="#fff"/>')
        body.append(draw_resource(name, x, y + 0.62, 0.15))
    return "".join(body)


def draw_building(kind: str, x: float, y: float, points: int | None = None, size: float = 1) -> str:
    """Return a house or a knight's shield with its points, to be coloured by hand."""
    lower = 0.1 if kind == "knight" else 0.2
    label = (
        f'<text y="{lower:g}" font-family="Nunito" font-weight="900" font-size=".29" '
        f'text-anchor="middle" fill="{INK}">{points or ""}</text>'
    )
    return (
        f'<g transform="translate({x:.3f} {y:.3f}) scale({size:g})"><path d="{_SHAPES[kind]}" '
        f'fill="#fff" stroke="{INK}" stroke-width=".035" stroke-linejoin="round"/>{label}</g>'
    )


def draw_road_sign(x: float, y: float, size: float = 1) -> str:
    """Return a short road, as in the list of costs."""
    return (
        f'<g transform="translate({x:g} {y:g}) scale({size:g})">'
        f"{_draw_road((-0.5, 0.15), (0.5, -0.15), '#fff')}</g>"
    )


def _draw_road(start: PagePoint, end: PagePoint, colour: str, gap: float = 0.2) -> str:
    """Return a road, shortened to leave room for the houses at its ends."""
    (x1, y1), (x2, y2) = start, end
    dx, dy = x2 - x1, y2 - y1
    line = f"M{x1 + dx * gap:.3f} {y1 + dy * gap:.3f}L{x2 - dx * gap:.3f} {y2 - dy * gap:.3f}"
    return "".join(
        f'<path d="{line}" fill="none" stroke="{stroke}" stroke-width="{width}" '
        'stroke-linecap="round"/>'
        for stroke, width in ((INK, 0.2), (colour, 0.14))
    )


def _hexagon_path(at: PagePoint, radius: float = 1) -> str:
    return "M" + "L".join(_corners(at, radius)) + "Z"


def _corners(at: PagePoint, radius: float) -> Iterable[str]:
    for turn in range(6):
        angle = turn * math.pi / 3
        yield f"{at[0] + radius * math.sin(angle):.3f} {at[1] - radius * math.cos(angle):.3f}"
