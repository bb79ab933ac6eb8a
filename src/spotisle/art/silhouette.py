"""A picture's outline in a form that is quick to keep apart from others: a few discs that cover it.

Slits and holes count as filled, so that nothing is ever laid into a spider's web or a lifebuoy.
"""

import math

import numpy as np
from msgspec import Struct

from spotisle.art.grid import Floats, Mask, closed, depth, without_holes
from spotisle.art.render import picture_pixels
from spotisle.editions.art import Picture
from spotisle.errors import SpotisleError

SIDE = 64
"""Pixels a side: fine enough that a disc is off by less than a line's width on a printed card."""
PAD = 10
SLIT = 0.05
SLACK = 0.022
"""How far a disc may stand out over the silhouette, as part of the art box."""
VISIBLE = 0.25


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
        """How large it looks: between the circle around it and the circle of its area.

        A feather fills little of its circle and a ball all of it; neither the circle nor the area
        alone says how big they seem beside each other.
        """
        return (math.sqrt(self.area / math.pi) + self.radius) / 2


def silhouette(picture: Picture) -> Silhouette:
    """Return the silhouette of a picture."""
    visible = picture_pixels(picture, SIDE)[..., 3] > VISIBLE
    if not visible.any():
        raise SpotisleError("a picture shows nothing; every symbol needs something to see")
    mask = without_holes(closed(np.pad(visible, PAD), SLIT * SIDE))
    points = np.argwhere(mask)[:, ::-1].astype(np.float64)
    centre, radius = enclosing_circle(points)
    discs = covering_discs(mask)
    discs[:, :2] -= centre
    middle = PAD + (SIDE - 1) / 2
    return Silhouette(
        centre=(float(centre[0] - middle) / SIDE, float(centre[1] - middle) / SIDE),
        radius=(radius + 0.5) / SIDE,
        area=float(mask.sum()) / SIDE**2,
        discs=discs / SIDE,
    )


def enclosing_circle(points: Floats) -> tuple[Floats, float]:
    """Return centre and radius of a circle around the points, the smallest within a per cent.

    The centre walks towards whichever point is farthest, in ever shorter steps.
    """
    centre = (points.min(axis=0) + points.max(axis=0)) / 2
    for step in range(4, 200):
        offsets = points - centre
        centre = centre + offsets[np.hypot(*offsets.T).argmax()] / step
    return centre, float(np.hypot(*(points - centre).T).max())


def covering_discs(mask: Mask) -> Floats:
    """Return discs as rows of (x, y, radius) that cover the mask and hardly stand out over it.

    Greedy: always the disc that covers most of what is still bare.
    """
    cells = np.argwhere(mask).astype(np.float32)
    seeds = cells[cells.sum(axis=1) % 2 == 0]
    rows, columns = seeds.astype(np.intp).T
    radii = depth(mask)[rows, columns] + SLACK * SIDE
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
