"""A die to cut out, fold and glue: a cross of six faces and seven tabs."""

from spotisle.art.svg import svg_document
from spotisle.dice.sheet import FACES
from spotisle.printing.resources import INK, resource

TAB = 0.3
"""How far a tab reaches, against the side of the die."""
NET_WIDTH, NET_HEIGHT = 3.0, 4.0 + TAB
CROSS = ((1, 0), (0, 1), (1, 1), (2, 1), (1, 2), (1, 3))
"""Where each face lies; opposite faces of the die are two apart in the column or the row."""


def net() -> str:
    """Return the die as an SVG document; a face has the side 1."""
    tabs = "".join(
        f'<path d="{path}" fill="#e4ddd0" stroke="{INK}" stroke-width=".014"/>' for path in _tabs()
    )
    faces = "".join(
        f'<rect x="{x}" y="{y}" width="1" height="1" fill="#fff" stroke="{INK}" '
        f'stroke-width=".014" stroke-dasharray=".06 .04"/>{resource(face, x + 0.5, y + 0.5, 0.38)}'
        for face, (x, y) in zip(FACES, CROSS, strict=True)
    )
    outline = f'<path d="M1 0H2V1H3V2H2V4H1V2H0V1H1Z" fill="none" stroke="{INK}" {_THIN}/>'
    edge = 0.05
    box = (-edge, -edge, NET_WIDTH + 2 * edge, NET_HEIGHT + 2 * edge)
    return svg_document(tabs + faces + outline, box, 100 * box[2], 100 * box[3])


_THIN = 'stroke-width=".018" stroke-linejoin="round"'


def _tabs() -> list[str]:
    """Return the tabs: on both sides of the first, fifth and sixth face, and below the last."""
    cut = TAB * 0.6
    found = []
    for row in (0, 2, 3):
        for side, way in ((1, -1), (2, 1)):
            far = side + way * TAB
            found.append(f"M{side} {row}L{far:g} {row + cut:g}V{row + 1 - cut:g}L{side} {row + 1}Z")
    found.append(f"M1 4L{1 + cut:g} {4 + TAB:g}H{2 - cut:g}L2 4Z")
    return found
