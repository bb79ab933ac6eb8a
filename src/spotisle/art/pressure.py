"""How symbols on a card push each other apart and the edge pushes them inwards."""

import math
from collections.abc import Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from spotisle.art.grid import Floats
from spotisle.art.silhouette import Silhouette
from spotisle.editions.edition import Shape

EDGE_FORCE = 1.6
"""The edge does not give way, so it pushes harder than a neighbour, which is pushed as well."""


class Frame(Struct, frozen=True, eq=False):
    """A card's outline, a regular polygon around (0, 0): where its sides face and how far off."""

    normals: Floats
    apothem: float

    @staticmethod
    def of(shape: Shape) -> "Frame":
        """Return the outline; a polygon of 48 sides is as round as a printed card can tell."""
        sides, apothem = (6, math.cos(math.pi / 6)) if shape == "hexagon" else (48, 1.0)
        angles = np.arange(sides) * 2 * math.pi / sides
        return Frame(np.column_stack([np.cos(angles), np.sin(angles)]), apothem)

    @property
    def area(self) -> float:
        """The area of the card."""
        sides = len(self.normals)
        return sides * self.apothem**2 * math.tan(math.pi / sides)

    def beyond(self, x: Floats, y: Floats) -> tuple[Floats, NDArray[np.intp]]:
        """Return how far points lie outside, less than 0 inside, and which side is nearest."""
        past = np.outer(x, self.normals[:, 0]) + np.outer(y, self.normals[:, 1])
        side = past.argmax(axis=1)
        return past[np.arange(len(x)), side] - self.apothem, side


class Pose(Struct, frozen=True, eq=False):
    """How the symbols lie: the centres of their circles, angles in radians, visual radii."""

    x: Floats
    y: Floats
    angle: Floats
    size: Floats


class Discs(Struct, frozen=True, eq=False):
    """The discs of all symbols as they lie on the card; `arm` leads from the symbol's centre."""

    arm_x: Floats
    arm_y: Floats
    x: Floats
    y: Floats
    radius: Floats


class Pressure(Struct, frozen=True, eq=False):
    """What each symbol feels."""

    x: Floats
    y: Floats
    twist: Floats
    lack: Floats
    """How much is missing at worst of the wished-for room around it."""


class Pieces(Struct, frozen=True, eq=False):
    """The discs of the symbols of one card, each symbol scaled to the visual radius 1."""

    owner: NDArray[np.intp]
    x: Floats
    y: Floats
    radius: Floats
    reach: Floats
    """The radius of the circle around each symbol."""
    strangers: NDArray[np.float32]
    """1 where two discs belong to different symbols, 0 where to the same."""

    @staticmethod
    def of(symbols: Sequence[Silhouette]) -> "Pieces":
        """Return the pieces of some symbols."""
        discs = np.concatenate([symbol.discs / symbol.visual_radius for symbol in symbols])
        owner = np.repeat(np.arange(len(symbols)), [len(symbol.discs) for symbol in symbols])
        return Pieces(
            owner=owner,
            x=discs[:, 0],
            y=discs[:, 1],
            radius=discs[:, 2],
            reach=np.array([symbol.radius / symbol.visual_radius for symbol in symbols]),
            strangers=(owner[:, None] != owner[None, :]).astype(np.float32),
        )

    def lying(self, pose: Pose) -> Discs:
        """Return where the discs are in a pose."""
        scale = pose.size[self.owner]
        cos = np.cos(pose.angle)[self.owner] * scale
        sin = np.sin(pose.angle)[self.owner] * scale
        arm_x, arm_y = cos * self.x - sin * self.y, sin * self.x + cos * self.y
        x, y = pose.x[self.owner] + arm_x, pose.y[self.owner] + arm_y
        return Discs(arm_x, arm_y, x, y, self.radius * scale)

    def pressure(self, pose: Pose, frame: Frame, wish: float, margin: float) -> Pressure:
        """Return what the symbols feel when each wants so much room from others and the edge."""
        discs = self.lying(pose)
        x, y, radius = np.stack([discs.x, discs.y, discs.radius]).astype(np.float32)
        dx, dy = x[:, None] - x[None, :], y[:, None] - y[None, :]
        apart = np.sqrt(dx * dx + dy * dy) + np.float32(1e-9)
        reach = radius + np.float32(wish / 2)
        lack = np.maximum(reach[:, None] + reach[None, :] - apart, 0) * self.strangers
        force = lack / apart

        past, side = frame.beyond(discs.x, discs.y)
        over = np.maximum(past + discs.radius + margin, 0)
        inward = -EDGE_FORCE * over[:, None] * frame.normals[side]
        push_x = (dx * force).sum(axis=1) + inward[:, 0]
        push_y = (dy * force).sum(axis=1) + inward[:, 1]

        count = len(pose.x)
        worst = np.zeros(count)
        np.maximum.at(worst, self.owner, np.maximum(lack.max(axis=1), over))
        return Pressure(
            x=self._sum(push_x, count),
            y=self._sum(push_y, count),
            twist=self._sum(discs.arm_x * push_y - discs.arm_y * push_x, count),
            lack=worst,
        )

    def _sum(self, values: Floats, count: int) -> Floats:
        """Return what the discs of each symbol feel together."""
        total = np.zeros(count)
        np.add.at(total, self.owner, values)
        return total
