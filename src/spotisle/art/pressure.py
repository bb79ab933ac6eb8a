"""Forces between the symbols of a card, and from its edge. Symbols are unions of discs."""

import math
from collections.abc import Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from spotisle.art.grid import Floats
from spotisle.art.silhouette import Silhouette
from spotisle.editions.edition import Shape

EDGE_FORCE = 1.6
"""The edge cannot move, so it pushes harder than a neighbour, which moves away too."""


class CardOutline(Struct, frozen=True, eq=False):
    """A card's outline: a regular polygon around (0, 0), by the normals of its sides."""

    normals: Floats
    apothem: float

    @staticmethod
    def from_shape(shape: Shape) -> "CardOutline":
        """Return the outline; 48 sides are close enough to a circle for a printed card."""
        sides, apothem = (6, math.cos(math.pi / 6)) if shape == "hexagon" else (48, 1.0)
        angles = np.arange(sides) * 2 * math.pi / sides
        return CardOutline(np.column_stack([np.cos(angles), np.sin(angles)]), apothem)

    @property
    def area(self) -> float:
        """The area of the card."""
        sides = len(self.normals)
        return sides * self.apothem**2 * math.tan(math.pi / sides)

    def distance_outside(self, x: Floats, y: Floats) -> tuple[Floats, NDArray[np.intp]]:
        """Return the signed distance of points, negative inside, and the nearest side."""
        past = np.outer(x, self.normals[:, 0]) + np.outer(y, self.normals[:, 1])
        side = past.argmax(axis=1)
        return past[np.arange(len(x)), side] - self.apothem, side


class Pose(Struct, frozen=True, eq=False):
    """Position of the symbols: centres of their circles, angles in radians, visual radii."""

    x: Floats
    y: Floats
    angle: Floats
    size: Floats


class PlacedDiscs(Struct, frozen=True, eq=False):
    """The discs of all symbols on the card; `arm` is the vector from the symbol's centre."""

    arm_x: Floats
    arm_y: Floats
    x: Floats
    y: Floats
    radius: Floats


class Pressure(Struct, frozen=True, eq=False):
    """The force and torque on each symbol."""

    x: Floats
    y: Floats
    twist: Floats
    lack: Floats
    """The largest missing gap around it."""


class SymbolDiscs(Struct, frozen=True, eq=False):
    """The discs of the symbols of one card, each symbol scaled to the visual radius 1."""

    owner: NDArray[np.intp]
    x: Floats
    y: Floats
    radius: Floats
    reach: Floats
    """The radius of the circle around each symbol."""
    of_others: NDArray[np.float32]
    """1 where two discs belong to different symbols, 0 where to the same."""

    @staticmethod
    def from_silhouettes(symbols: Sequence[Silhouette]) -> "SymbolDiscs":
        """Return the discs of some symbols."""
        discs = np.concatenate([symbol.discs / symbol.visual_radius for symbol in symbols])
        owner = np.repeat(np.arange(len(symbols)), [len(symbol.discs) for symbol in symbols])
        return SymbolDiscs(
            owner=owner,
            x=discs[:, 0],
            y=discs[:, 1],
            radius=discs[:, 2],
            reach=np.array([symbol.radius / symbol.visual_radius for symbol in symbols]),
            of_others=(owner[:, None] != owner[None, :]).astype(np.float32),
        )

    def place(self, pose: Pose) -> PlacedDiscs:
        """Return the discs in a pose."""
        scale = pose.size[self.owner]
        cos = np.cos(pose.angle)[self.owner] * scale
        sin = np.sin(pose.angle)[self.owner] * scale
        arm_x, arm_y = cos * self.x - sin * self.y, sin * self.x + cos * self.y
        x, y = pose.x[self.owner] + arm_x, pose.y[self.owner] + arm_y
        return PlacedDiscs(arm_x, arm_y, x, y, self.radius * scale)

    def pressure(self, pose: Pose, outline: CardOutline, gap: float, margin: float) -> Pressure:
        """Return the forces if each symbol wants this gap to others and margin to the edge."""
        discs = self.place(pose)
        x, y, radius = np.stack([discs.x, discs.y, discs.radius]).astype(np.float32)
        dx, dy = x[:, None] - x[None, :], y[:, None] - y[None, :]
        apart = np.sqrt(dx * dx + dy * dy) + np.float32(1e-9)
        reach = radius + np.float32(gap / 2)
        lack = np.maximum(reach[:, None] + reach[None, :] - apart, 0) * self.of_others
        force = lack / apart

        past, side = outline.distance_outside(discs.x, discs.y)
        over = np.maximum(past + discs.radius + margin, 0)
        inward = -EDGE_FORCE * over[:, None] * outline.normals[side]
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
        """Return the sum over the discs of each symbol."""
        total = np.zeros(count)
        np.add.at(total, self.owner, values)
        return total
