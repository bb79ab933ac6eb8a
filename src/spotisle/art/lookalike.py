"""Find pictures that could be mixed up: similar colours at the same places after a rotation.

On cards symbols have any angle and size, so pictures are compared at equal area over all angles.
Colours are compared in CIELAB, for normal sight and for three kinds of colour blindness: one man
in twelve cannot tell some reds from greens.
"""

from collections.abc import Sequence
from itertools import combinations

import numpy as np
from msgspec import Struct

from spotisle.art.grid import Floats, Mask, fill_holes
from spotisle.art.render import Pixels, render_picture
from spotisle.editions.art import SymbolPicture

SIDE_PX = 64
"""Coarse on purpose: what people see at a glance, without fine lines."""
ROTATIONS = 48
ANGLES = np.arange(ROTATIONS) * 2 * np.pi / ROTATIONS
RADII = (np.arange(14) + 0.5) / 7
"""Rings of the polar grid, in radii of the disc of equal area."""
RING_WEIGHT = RADII[:, None]
MAX_COLOUR_DISTANCE = 60.0
"""The CIELAB distance from which two colours count as entirely different."""
MAX_LIKENESS = 0.69
"""Pairs above it get mixed up. Measured on look-alikes: a lemon and a mango, two keys, an apple and
a tomato, a red and an orange heart reach 0.71 to 0.88. Pairs that only share a colour, such as a
piece of cheese and a yellow hand, stay below 0.67."""

SIGHTS: dict[str, Floats] = {
    "normal": np.eye(3),
    "protan": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deutan": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "tritan": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}
"""Linear RGB as each kind of sight perceives it (Machado, Oliveira and Fernandes 2009)."""

_TO_XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
_WHITE = np.array([0.9505, 1.0, 1.089])


class Likeness(Struct, frozen=True, order=True):
    """How alike two pictures are, for the kind of sight that tells them apart worst."""

    degree: float
    """From 0 to 1: the part of their union with the same colour at the same place."""
    sight: str
    first: int
    second: int


class _PolarPicture(Struct, frozen=True, eq=False):
    """A picture on a polar grid; the angles repeat, so that a rotation is a slice."""

    inside: Mask
    colours: Floats
    """CIELAB by coordinate, sight, ring and angle."""

    @property
    def weight(self) -> float:
        return float((self.inside[:, :ROTATIONS] * RING_WEIGHT).sum())


def find_similar_pictures(
    pictures: Sequence[SymbolPicture], limit: float = MAX_LIKENESS
) -> list[Likeness]:
    """Return the pairs of pictures that are more alike than the limit, the worst first."""
    polar = [_to_polar(render_picture(picture, SIDE_PX)) for picture in pictures]
    pairs = combinations(range(len(pictures)), 2)
    alike = (_compare(polar, first, second, limit) for first, second in pairs)
    return sorted((pair for pair in alike if pair.degree > limit), reverse=True)


def _compare(polar: Sequence[_PolarPicture], first: int, second: int, limit: float) -> Likeness:
    """Return how alike two pictures are; exact only above the limit.

    The overlap of the shapes is an upper bound, so most angles need no comparison of colours.
    """
    one, other = polar[first], polar[second]
    common = _overlap_by_turn(one, other)
    together = one.weight + other.weight - common
    inside, colours = one.inside[:, :ROTATIONS], one.colours[..., :ROTATIONS]
    best = np.zeros(len(SIGHTS))
    for turn in np.flatnonzero(common > limit * together).tolist():
        turned = slice(ROTATIONS - turn, 2 * ROTATIONS - turn)
        weight = np.where(inside & other.inside[:, turned], RING_WEIGHT, 0)
        apart = colours - other.colours[..., turned]
        distance = np.sqrt(np.einsum("csra,csra->sra", apart, apart))
        same = np.einsum("sra,ra->s", np.maximum(0, 1 - distance / MAX_COLOUR_DISTANCE), weight)
        best = np.maximum(best, same / together[turn])
    return Likeness(float(best.max()), list(SIGHTS)[int(best.argmax())], first, second)


def _overlap_by_turn(one: _PolarPicture, other: _PolarPicture) -> Floats:
    """Return the weight of the overlap of both shapes for each rotation (cross-correlation)."""
    here = np.fft.rfft(one.inside[:, :ROTATIONS], axis=1)
    there = np.fft.rfft(other.inside[:, :ROTATIONS], axis=1)
    return np.fft.irfft((here * np.conj(there) * RING_WEIGHT).sum(axis=0), ROTATIONS)


def _to_polar(pixels: Pixels) -> _PolarPicture:
    """Sample a picture on white paper around the centre of its silhouette."""
    rim = ((SIDE_PX, SIDE_PX), (SIDE_PX, SIDE_PX), (0, 0))
    wide = np.pad(pixels, rim)
    mask = fill_holes(wide[..., 3] > 0.5)
    rows, columns = np.nonzero(mask)
    unit = np.sqrt(len(rows) / np.pi)
    y = np.rint(rows.mean() + unit * np.outer(RADII, np.sin(ANGLES))).astype(np.intp)
    x = np.rint(columns.mean() + unit * np.outer(RADII, np.cos(ANGLES))).astype(np.intp)
    seen = 1 - wide[y, x, 3:] * (1 - wide[y, x, :3])
    colours = np.stack([_to_lab(seen, cones) for cones in SIGHTS.values()])
    return _PolarPicture(np.tile(mask[y, x], 2), np.tile(np.moveaxis(colours, -1, 0), 2))


def _to_lab(rgb: Floats, cones: Floats) -> Floats:
    linear = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    xyz = np.clip(linear @ cones.T, 0, 1) @ _TO_XYZ.T / _WHITE
    bent = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    x, y, z = np.moveaxis(bent, -1, 0)
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)
