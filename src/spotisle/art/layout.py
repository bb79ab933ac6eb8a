"""Lay symbols on a card: different sizes, all angles, nothing touching, little room wasted.

The symbols start small on a spiral and grow together; where there is too little room between two,
or to the edge, they push and turn each other away. When pushing no longer helps, the last sizes
that fitted stand, and those with room around them grow into it, one after the other. Several
attempts are made like that; the one that fills the card best and leaves no hole is kept.
"""

import math
from collections.abc import Sequence

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from spotisle.art.grid import Floats
from spotisle.art.pressure import Frame, Pieces, Pose, Pressure
from spotisle.art.silhouette import Silhouette
from spotisle.editions.edition import Shape
from spotisle.editions.placement import Placement

SMALLEST, LARGEST = 0.62, 1.38
"""Bounds of a symbol's visual size against the mean of its card, a little within 0.6 to 1.4."""
WISH, GAP = 0.052, 0.042
"""The room between two symbols that they push for, and the least that will do."""
MARGIN = 0.085
"""The room to the edge that they push for: scissors are less exact than a screen."""
ATTEMPTS = 4
HOLE_COST = 0.6
"""What a hole's radius costs against the filled part of the card."""
PATIENCE = 40
"""Pushes without success after which a size counts as too large."""


def lay(
    symbols: Sequence[Silhouette], shape: Shape, seed: Sequence[int], attempts: int = ATTEMPTS
) -> tuple[Placement, ...]:
    """Return a place for each symbol; the same symbols, shape and seed give the same places."""
    card = _Card(Pieces.of(symbols), Frame.of(shape))
    areas = np.array([symbol.area / symbol.visual_radius**2 for symbol in symbols])

    def merit(pose: Pose) -> float:
        filled = float(areas @ pose.size**2) / card.frame.area
        return filled - HOLE_COST * card.largest_hole(pose)

    tries = (np.random.default_rng([*seed, attempt]) for attempt in range(attempts))
    best = max((card.filled(card.grown(_start(len(symbols), rng))) for rng in tries), key=merit)
    return tuple(
        _placement(symbol, x, y, visual, angle)
        for symbol, x, y, visual, angle in zip(
            symbols,
            best.x.tolist(),
            best.y.tolist(),
            best.size.tolist(),
            best.angle.tolist(),
            strict=True,
        )
    )


class _Card(Struct, frozen=True, eq=False):
    pieces: Pieces
    frame: Frame

    def felt(self, pose: Pose) -> Pressure:
        return self.pieces.pressure(pose, self.frame, WISH, MARGIN)

    def settled(self, pose: Pose, patience: int) -> Pose | None:
        """Return the pose once all have given way enough, or nothing if that takes too long."""
        for _ in range(patience):
            felt = self.felt(pose)
            if felt.lack.max() <= WISH - GAP:
                return pose
            turn = 0.4 * felt.twist / (self.pieces.reach * pose.size) ** 2
            pose = replace(
                pose,
                x=pose.x + np.clip(0.3 * felt.x, -0.05, 0.05),
                y=pose.y + np.clip(0.3 * felt.y, -0.05, 0.05),
                angle=pose.angle + np.clip(turn, -0.1, 0.1),
            )
        return None

    def grown(self, pose: Pose) -> Pose:
        """Return the symbols grown together, in ever smaller steps, until nothing gives."""
        while (settled := self.settled(pose, PATIENCE)) is None:
            pose = replace(pose, size=pose.size * 0.9)
        rate = 0.08
        while rate > 0.005:
            larger = self.settled(replace(settled, size=settled.size * (1 + rate)), PATIENCE)
            if larger is None:
                rate /= 2
            else:
                settled = larger
        return settled

    def filled(self, pose: Pose) -> Pose:
        """Return the pose with each symbol grown into what room it has, the freest first."""
        growing = np.ones(len(pose.x), dtype=np.bool_)
        while growing.any():
            freest = int(np.argmin(np.where(growing, self.felt(pose).lack, np.inf)))
            size = pose.size.copy()
            size[freest] *= 1.05
            mean = float(size.mean())
            larger = (
                self.settled(replace(pose, size=size), patience=12)
                if size[freest] <= LARGEST * mean and size.min() >= SMALLEST * mean
                else None
            )
            if larger is None:
                growing[freest] = False
            else:
                pose = larger
        return pose

    def largest_hole(self, pose: Pose) -> float:
        """Return the radius of the largest circle that would still find a place, near enough."""
        discs = self.pieces.lying(pose)
        line = np.linspace(-1, 1, 31)
        x, y = (axis.ravel() for axis in np.meshgrid(line, line))
        apart = np.hypot(x[:, None] - discs.x[None, :], y[:, None] - discs.y[None, :])
        room = (apart - discs.radius[None, :]).min(axis=1)
        return float(np.minimum(room, -self.frame.beyond(x, y)[0]).max())


def _start(count: int, rng: np.random.Generator) -> Pose:
    """Return small symbols spread by the golden angle, sizes and directions dealt out at random.

    Both are dealt from evenly spaced values, so that every card has large and small symbols and
    some in each direction.
    """
    place = rng.permutation(count)
    away = 0.75 * np.sqrt((place + 0.5) / count)
    around = rng.uniform(0, 2 * math.pi) + place * math.pi * (3 - math.sqrt(5))
    sizes: Floats = np.linspace(SMALLEST, LARGEST, count) * rng.uniform(0.96, 1.04, count)
    bounded: Floats = np.clip(sizes / sizes.mean(), SMALLEST, LARGEST)
    return Pose(
        x=away * np.cos(around) + rng.normal(0, 0.04, count),
        y=away * np.sin(around) + rng.normal(0, 0.04, count),
        angle=(rng.permutation(count) + rng.uniform(0, 1, count)) * 2 * math.pi / count,
        size=0.5 / math.sqrt(count) * rng.permutation(bounded),
    )


def _placement(symbol: Silhouette, x: float, y: float, visual: float, angle: float) -> Placement:
    """Return the art box's place, given that of the circle around the silhouette."""
    size = visual / symbol.visual_radius
    off_x, off_y = symbol.centre
    cos, sin = math.cos(angle), math.sin(angle)
    return Placement(
        x=round(x - size * (cos * off_x - sin * off_y), 4),
        y=round(y - size * (sin * off_x + cos * off_y), 4),
        size=round(size, 4),
        angle=round(math.degrees(angle) % 360, 1),
    )
