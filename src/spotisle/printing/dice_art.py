"""Draw the art of printed island dice: resources, the faces of a die, and a die to cut out."""

from spotisle.art.svg import centred_svg, svg_document
from spotisle.dice.sheet import FACES
from spotisle.printing.card_art import INK

TAB = 0.3
"""Length of a tab, relative to the side of the die."""
NET_WIDTH, NET_HEIGHT = 3.0, 4.0 + TAB
NET_CROSS = ((1, 0), (0, 1), (1, 1), (2, 1), (1, 2), (1, 3))
"""The place of each face; opposite faces are two apart in the column or the row."""
_OUTLINE_STYLE = 'stroke-width=".018" stroke-linejoin="round"'
_TINTS = {
    "ore": ("#7d8797", "#b9c2cf"),
    "grain": ("#f2b632", "#ffd774"),
    "wool": ("#5d4a3f", "#fffaf0"),
    "lumber": ("#2f8a4c", "#58b873"),
    "brick": ("#d2603a", "#ee9467"),
    "gold": ("#e2a316", "#ffd54f"),
    "any": ("#e2a316", "#ffd54f"),
}
_EAR = (
    "M0-.9q.22.25 0 .5q-.22-.25 0-.5M.06-.05q.02-.4.4-.45q.02.4-.4.45M-.06-.05q-.02-.4-.4-.45"
    "q-.02.4.4.45M.06.35q.02-.4.4-.45q.02.4-.4.45M-.06.35q-.02-.4-.4-.45q-.02.4.4.45"
)
_FLEECE = (
    "M-.5.4a.28.28 0 0 1-.1-.5a.3.3 0 0 1 .35-.4a.32.32 0 0 1 .55 0a.3.3 0 0 1 .3.45"
    "a.27.27 0 0 1-.15.45z"
)
_COIN = "a.62.28 0 1 0 1.24 0a.62.28 0 1 0-1.24 0"
_SHAPES: dict[str, tuple[tuple[str, str], ...]] = {
    "ore": (
        ("deep", "M-.8.5L-.55-.15-.05-.55.5-.3.82.5Z"),
        ("light", "M-.55-.15L-.05-.55.1 0-.3.2ZM.5-.3L.1 0 .35.5H.82Z"),
    ),
    "grain": (
        ("line", "M0 .85V-.4"),
        ("deep", _EAR),
    ),
    "wool": (
        ("line", "M-.3.4V.75M.25.4V.75"),
        ("light", _FLEECE),
        ("deep", "M.35-.45q.3-.15.5.1q.05.3-.2.4q-.3 0-.3-.5"),
    ),
    "lumber": (
        ("line", "M0 .4V.85"),
        ("deep", "M0-.9L.5-.2H.25L.65.45H-.65L-.25-.2H-.5Z"),
    ),
    "brick": (
        ("deep", "M-.8-.5H.8V.55H-.8Z"),
        ("line", "M-.8 0H.8M-.3-.5V0M.35-.5V0M0 0V.55M-.6 0V.55M.6 0V.55"),
    ),
    "gold": (
        ("deep", f"M-.62.45{_COIN}"),
        ("light", f"M-.62.25{_COIN}"),
        ("deep", f"M-.5 0{_COIN}"),
        ("light", f"M-.5-.2{_COIN}"),
    ),
    "any": (("light", "M0-.85L.24-.27.85-.27.38.13.55.75 0 .4-.55.75-.38.13-.85-.27-.24-.27Z"),),
}


def draw_resource(name: str, x: float = 0, y: float = 0, size: float = 1) -> str:
    """Return a resource, or the joker's star ("any"), as SVG markup around a point."""
    deep, light = _TINTS[name]
    fills = {"deep": deep, "light": light, "line": "none"}
    paths = "".join(f'<path fill="{fills[look]}" d="{path}"/>' for look, path in _SHAPES[name])
    return (
        f'<g transform="translate({x:g} {y:g}) scale({size:g})" stroke="{INK}" '
        f'stroke-width=".1" stroke-linejoin="round" stroke-linecap="round">{paths}</g>'
    )


def draw_die_face(face: str) -> str:
    """Return one face of a die as an SVG document."""
    body = (
        '<rect x="-.95" y="-.95" width="1.9" height="1.9" rx=".36" fill="#fffdf6" '
        f'stroke="#cbb994" stroke-width=".05"/>{draw_resource(face, size=0.72)}'
    )
    return centred_svg(body, 1.0)


def draw_die_net() -> str:
    """Return a die to cut out, fold and glue: a cross of six faces of side 1, and seven tabs."""
    tabs = "".join(
        f'<path d="{path}" fill="#e4ddd0" stroke="{INK}" stroke-width=".014"/>'
        for path in _trace_tabs()
    )
    faces = "".join(
        f'<rect x="{x}" y="{y}" width="1" height="1" fill="#fff" stroke="{INK}" '
        f'stroke-width=".014" stroke-dasharray=".06 .04"/>'
        + draw_resource(face, x + 0.5, y + 0.5, 0.38)
        for face, (x, y) in zip(FACES, NET_CROSS, strict=True)
    )
    outline = f'<path d="M1 0H2V1H3V2H2V4H1V2H0V1H1Z" fill="none" stroke="{INK}" {_OUTLINE_STYLE}/>'
    edge = 0.05
    box = (-edge, -edge, NET_WIDTH + 2 * edge, NET_HEIGHT + 2 * edge)
    return svg_document(tabs + faces + outline, box, 100 * box[2], 100 * box[3])


def _trace_tabs() -> list[str]:
    """Return the paths of the tabs: beside the first, fifth and sixth face, and below the last."""
    cut = TAB * 0.6
    tabs = []
    for row in (0, 2, 3):
        for side, way in ((1, -1), (2, 1)):
            far = side + way * TAB
            tabs.append(f"M{side} {row}L{far:g} {row + cut:g}V{row + 1 - cut:g}L{side} {row + 1}Z")
    tabs.append(f"M1 4L{1 + cut:g} {4 + TAB:g}H{2 - cut:g}L2 4Z")
    return tabs
