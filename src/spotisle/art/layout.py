"""Lay symbols on a card: different sizes, all angles, nothing touching, little room wasted.

A physical simulation: the symbols start small on a spiral and grow together; where the gap between
two, or to the edge, gets too small, they push and turn each other away. When no larger size settles
any more, symbols with room around them grow further, one after the other. The best of several
attempts is kept: the fullest card with the smallest holes.
"""

import math
from collections.abc import Sequence

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from spotisle.art.grid import Floats
from spotisle.art.pressure import CardOutline, Pose, Pressure, SymbolDiscs
from spotisle.art.silhouette import Silhouette
from spotisle.editions.edition import Shape
from spotisle.editions.placement import Placement

MIN_SIZE, MAX_SIZE = 0.62, 1.38
"""Bounds of a symbol's visual size relative to the mean of its card, well within 0.6 to 1.4."""
WANTED_GAP, MIN_GAP = 0.052, 0.042
"""The gap between two symbols that the simulation aims for, and the smallest that it accepts."""
WANTED_MARGIN = 0.085
"""The target distance to the edge; wide, because people cut cards out with scissors."""
ATTEMPTS = 4
HOLE_COST = 0.6
"""How much the radius of the largest hole counts against the filled part of the card."""
MAX_PUSHES = 40
"""Steps without success after which a size counts as too large."""
MAX_PUSHES_OF_ONE = 12
"""The same while a single symbol grows."""


def lay_card(
    symbols: Sequence[Silhouette], shape: Shape, seed: Sequence[int], attempts: int = ATTEMPTS
) -> tuple[Placement, ...]:
    """Place each symbol; the same symbols, shape and seed give the same places."""
    card = _Card(SymbolDiscs.from_silhouettes(symbols), CardOutline.from_shape(shape))
    areas = np.array([symbol.area / symbol.visual_radius**2 for symbol in symbols])

    def merit(pose: Pose) -> float:
        filled = float(areas @ pose.size**2) / card.outline.area
        return filled - HOLE_COST * card.largest_hole(pose)

    tries = (np.random.default_rng([*seed, attempt]) for attempt in range(attempts))
    best = max(
        (card.fill_gaps(card.grow_together(_start(len(symbols), rng))) for rng in tries), key=merit
    )
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
    discs: SymbolDiscs
    outline: CardOutline

    def measure(self, pose: Pose) -> Pressure:
        return self.discs.pressure(pose, self.outline, WANTED_GAP, WANTED_MARGIN)

    def settle(self, pose: Pose, max_pushes: int = MAX_PUSHES) -> Pose | None:
        """Push symbols apart until all gaps are wide enough; None after too many steps."""
        for _ in range(max_pushes):
            felt = self.measure(pose)
            if felt.lack.max() <= WANTED_GAP - MIN_GAP:
                return pose
            turn = 0.4 * felt.twist / (self.discs.reach * pose.size) ** 2
            pose = replace(
                pose,
                x=pose.x + np.clip(0.3 * felt.x, -0.05, 0.05),
                y=pose.y + np.clip(0.3 * felt.y, -0.05, 0.05),
                angle=pose.angle + np.clip(turn, -0.1, 0.1),
            )
        return None

    def grow_together(self, pose: Pose) -> Pose:
        """Grow all symbols together, in ever smaller steps, until no larger size settles."""
        while (settled := self.settle(pose)) is None:
            pose = replace(pose, size=pose.size * 0.9)
        rate = 0.08
        while rate > 0.005:
            larger = self.settle(replace(settled, size=settled.size * (1 + rate)))
            if larger is None:
                rate /= 2
            else:
                settled = larger
        return settled

    def fill_gaps(self, pose: Pose) -> Pose:
        """Grow each symbol into the room around it, the one with most room first."""
        growing = np.ones(len(pose.x), dtype=np.bool_)
        while growing.any():
            freest = int(np.argmin(np.where(growing, self.measure(pose).lack, np.inf)))
            size = pose.size.copy()
            size[freest] *= 1.05
            mean = float(size.mean())
            larger = (
                self.settle(replace(pose, size=size), MAX_PUSHES_OF_ONE)
                if size[freest] <= MAX_SIZE * mean and size.min() >= MIN_SIZE * mean
                else None
            )
            if larger is None:
                growing[freest] = False
            else:
                pose = larger
        return pose

    def largest_hole(self, pose: Pose) -> float:
        """Return the approximate radius of the largest empty circle."""
        discs = self.discs.place(pose)
        line = np.linspace(-1, 1, 31)
        x, y = (axis.ravel() for axis in np.meshgrid(line, line))
        apart = np.hypot(x[:, None] - discs.x[None, :], y[:, None] - discs.y[None, :])
        room = (apart - discs.radius[None, :]).min(axis=1)
        return float(np.minimum(room, -self.outline.distance_outside(x, y)[0]).max())


def _start(count: int, rng: np.random.Generator) -> Pose:
    """Return small symbols on a golden-angle spiral, with random sizes and angles.

    Both are drawn from evenly spaced values, so that every card has large and small symbols that
    point in all directions.
    """
    place = rng.permutation(count)
    away = 0.75 * np.sqrt((place + 0.5) / count)
    around = rng.uniform(0, 2 * math.pi) + place * math.pi * (3 - math.sqrt(5))
    sizes: Floats = np.linspace(MIN_SIZE, MAX_SIZE, count) * rng.uniform(0.96, 1.04, count)
    bounded: Floats = np.clip(sizes / sizes.mean(), MIN_SIZE, MAX_SIZE)
    return Pose(
        x=away * np.cos(around) + rng.normal(0, 0.04, count),
        y=away * np.sin(around) + rng.normal(0, 0.04, count),
        angle=(rng.permutation(count) + rng.uniform(0, 1, count)) * 2 * math.pi / count,
        size=0.5 / math.sqrt(count) * rng.permutation(bounded),
    )


def _placement(symbol: Silhouette, x: float, y: float, visual: float, angle: float) -> Placement:
    """Return the place of the art box, given that of the circle around the silhouette."""
    size = visual / symbol.visual_radius
    off_x, off_y = symbol.centre
    cos, sin = math.cos(angle), math.sin(angle)
    return Placement(
        x=round(x - size * (cos * off_x - sin * off_y), 4),
        y=round(y - size * (sin * off_x + cos * off_y), 4),
        size=round(size, 4),
        angle=round(math.degrees(angle) % 360, 1),
    )
