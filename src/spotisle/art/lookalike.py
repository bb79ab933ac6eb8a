"""Which symbols of a deck could be mixed up: the same colours at the same places, once turned.

On cards symbols lie at any angle and in any size, so pictures are compared at equal area over all
angles. Colours are compared as the eye tells them apart (CIELAB), and also as people see them who
lack one kind of cone: what differs in red and green only is the same to one man in twelve.
"""

from collections.abc import Sequence
from itertools import combinations

import numpy as np
from msgspec import Struct

from spotisle.art.grid import Floats, Mask, without_holes
from spotisle.art.render import Pixels, picture_pixels
from spotisle.editions.art import Picture

SIDE = 64
"""Pixels a side: what is seen at a glance, without fine lines."""
TURNS = 48
ANGLES = np.arange(TURNS) * 2 * np.pi / TURNS
RADII = (np.arange(14) + 0.5) / 7
"""Rings at which pictures are looked at, in radii of the disc of equal area."""
WEIGHT = RADII[:, None]
FAR = 60.0
"""The distance in CIELAB at which two colours have nothing in common any more."""
LIMIT = 0.69
"""Pairs above it get mixed up. Measured on pairs made to look alike: a lemon and a mango, two keys,
an apple and a tomato, a red and an orange heart reach 0.71 to 0.88. Pairs that only share a colour,
such as a piece of cheese and a yellow hand, stay below 0.67."""

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
"""What linear RGB looks like to each kind of sight (Machado, Oliveira and Fernandes 2009)."""

_TO_XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
_WHITE = np.array([0.9505, 1.0, 1.089])


class Likeness(Struct, frozen=True, order=True):
    """How much of two pictures is the same, to the kind of sight that sees least difference."""

    degree: float
    """From 0 to 1: the part of both together that has the same colour at the same place."""
    sight: str
    first: int
    second: int


class _Look(Struct, frozen=True, eq=False):
    """A picture on a polar grid of rings and angles; the angles go round twice, to be turned."""

    inside: Mask
    colours: Floats
    """CIELAB by coordinate, sight, ring and angle."""

    @property
    def weight(self) -> float:
        return float((self.inside[:, :TURNS] * WEIGHT).sum())


def lookalikes(pictures: Sequence[Picture], limit: float = LIMIT) -> list[Likeness]:
    """Return the pairs of pictures that are more alike than the limit, the worst first."""
    looks = [_look(picture_pixels(picture, SIDE)) for picture in pictures]
    pairs = combinations(range(len(pictures)), 2)
    alike = (_likeness(looks, first, second, limit) for first, second in pairs)
    return sorted((pair for pair in alike if pair.degree > limit), reverse=True)


def _likeness(looks: Sequence[_Look], first: int, second: int, limit: float) -> Likeness:
    """Return how alike two looks are, exactly only above the limit.

    They are never more alike than their forms alone, so most angles need no look at the colours.
    """
    one, other = looks[first], looks[second]
    common = _common_form(one, other)
    together = one.weight + other.weight - common
    inside, colours = one.inside[:, :TURNS], one.colours[..., :TURNS]
    best = np.zeros(len(SIGHTS))
    for turn in np.flatnonzero(common > limit * together).tolist():
        turned = slice(TURNS - turn, 2 * TURNS - turn)
        weight = np.where(inside & other.inside[:, turned], WEIGHT, 0)
        apart = colours - other.colours[..., turned]
        distance = np.sqrt(np.einsum("csra,csra->sra", apart, apart))
        same = np.einsum("sra,ra->s", np.maximum(0, 1 - distance / FAR), weight)
        best = np.maximum(best, same / together[turn])
    return Likeness(float(best.max()), list(SIGHTS)[int(best.argmax())], first, second)


def _common_form(one: _Look, other: _Look) -> Floats:
    """Return the weight of what both forms cover, for each turn of the other one."""
    here = np.fft.rfft(one.inside[:, :TURNS], axis=1)
    there = np.fft.rfft(other.inside[:, :TURNS], axis=1)
    return np.fft.irfft((here * np.conj(there) * WEIGHT).sum(axis=0), TURNS)


def _look(pixels: Pixels) -> _Look:
    """Return how a picture looks around the middle of its silhouette, on white paper."""
    rim = ((SIDE, SIDE), (SIDE, SIDE), (0, 0))
    wide = np.pad(pixels, rim)
    mask = without_holes(wide[..., 3] > 0.5)
    rows, columns = np.nonzero(mask)
    unit = np.sqrt(len(rows) / np.pi)
    y = np.rint(rows.mean() + unit * np.outer(RADII, np.sin(ANGLES))).astype(np.intp)
    x = np.rint(columns.mean() + unit * np.outer(RADII, np.cos(ANGLES))).astype(np.intp)
    seen = 1 - wide[y, x, 3:] * (1 - wide[y, x, :3])
    colours = np.stack([_lab(seen, cones) for cones in SIGHTS.values()])
    return _Look(np.tile(mask[y, x], 2), np.tile(np.moveaxis(colours, -1, 0), 2))


def _lab(rgb: Floats, cones: Floats) -> Floats:
    linear = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    xyz = np.clip(linear @ cones.T, 0, 1) @ _TO_XYZ.T / _WHITE
    bent = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    x, y, z = np.moveaxis(bent, -1, 0)
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)
