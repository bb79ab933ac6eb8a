"""Silhouettes: cover a picture's outline with a few discs, which are quick to keep apart.

Gaps and holes count as filled, so that no symbol is placed inside a spider's web or a lifebuoy.
"""

import math

import numpy as np
from msgspec import Struct

from spotisle.art.grid import Floats, Mask, close_gaps, fill_holes, measure_depth
from spotisle.art.render import render_picture
from spotisle.editions.art import SymbolPicture
from spotisle.errors import SpotisleError

SIDE_PX = 64
"""Fine enough that a disc is off by less than a line's width on a printed card."""
PAD_PX = 10
MAX_GAP = 0.05
MAX_OVERHANG = 0.022
"""How far a disc may extend over the silhouette, as part of the art box."""
MIN_VISIBLE_ALPHA = 0.25


class Silhouette(Struct, frozen=True, eq=False):
    """A picture's form. Lengths are parts of the art box's side."""

    centre: tuple[float, float]
    """The enclosing circle's centre, from the middle of the art box."""
    radius: float
    area: float
    discs: Floats
    """Rows of (x, y, radius) from the circle's centre; together they cover the silhouette."""

    @property
    def visual_radius(self) -> float:
        """How large it looks: the mean of its enclosing circle and the circle of its area.

        A feather fills little of its circle and a ball all of it; neither measure alone tells how
        large they look beside each other.
        """
        return (math.sqrt(self.area / math.pi) + self.radius) / 2


def trace_silhouette(picture: SymbolPicture) -> Silhouette:
    """Return the silhouette of a picture."""
    visible = render_picture(picture, SIDE_PX)[..., 3] > MIN_VISIBLE_ALPHA
    if not visible.any():
        raise SpotisleError("a picture shows nothing; every symbol needs something to see")
    mask = fill_holes(close_gaps(np.pad(visible, PAD_PX), MAX_GAP * SIDE_PX))
    points = np.argwhere(mask)[:, ::-1].astype(np.float64)
    centre, radius = find_enclosing_circle(points)
    discs = cover_with_discs(mask)
    discs[:, :2] -= centre
    middle = PAD_PX + (SIDE_PX - 1) / 2
    return Silhouette(
        centre=(float(centre[0] - middle) / SIDE_PX, float(centre[1] - middle) / SIDE_PX),
        radius=(radius + 0.5) / SIDE_PX,
        area=float(mask.sum()) / SIDE_PX**2,
        discs=discs / SIDE_PX,
    )


def find_enclosing_circle(points: Floats) -> tuple[Floats, float]:
    """Return centre and radius of the smallest circle around points, within one per cent.

    The centre moves towards the farthest point in ever shorter steps (Badoiu and Clarkson).
    """
    centre = (points.min(axis=0) + points.max(axis=0)) / 2
    for step in range(4, 200):
        offsets = points - centre
        centre = centre + offsets[np.hypot(*offsets.T).argmax()] / step
    return centre, float(np.hypot(*(points - centre).T).max())


def cover_with_discs(mask: Mask) -> Floats:
    """Return discs as rows of (x, y, radius) that cover the mask and hardly extend over it.

    Greedy set cover: always the disc that covers most of what is not covered yet.
    """
    cells = np.argwhere(mask).astype(np.float32)
    seeds = cells[cells.sum(axis=1) % 2 == 0]
    rows, columns = seeds.astype(np.intp).T
    radii = measure_depth(mask)[rows, columns] + MAX_OVERHANG * SIDE_PX
    across = np.subtract.outer(seeds[:, 0], cells[:, 0])
    along = np.subtract.outer(seeds[:, 1], cells[:, 1])
    covers = across * across + along * along <= (radii**2)[:, None]
    gains = covers.sum(axis=1)
    chosen: list[int] = []
    while gains.any():
        chosen.append(int(gains.argmax()))
        newly = covers[chosen[-1]].copy()
        gains -= covers[:, newly].sum(axis=1)
        covers[:, newly] = False
    half_pixel = 0.5
    return np.column_stack([columns[chosen], rows[chosen], radii[chosen] + half_pixel])
