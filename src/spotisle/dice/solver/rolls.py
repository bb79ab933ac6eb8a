"""The 924 multisets of up to six dice: what may be kept, and the 462 results of a roll.

They are numbered by size, so the results come last. Rolling one more die of a kept multiset leads
to six others with equal chance; so the expectation of a keep is the mean of six larger keeps. The
functions here work on one array of 924 values; `kernels` has the compiled ones for many positions.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import comb, factorial, prod
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from spotisle.dice.sheet import DIE_COUNT, FACES

KEEPS = 924
RESULTS = 462
FIRST_RESULT = KEEPS - RESULTS
"""The number of the first multiset with six dice."""

Values = NDArray[np.float64]


class Lattice(NamedTuple):
    """How multisets follow from one another."""

    larger: NDArray[np.uint16]
    """For each multiset of fewer than six dice the six with one die more."""
    smaller: NDArray[np.uint16]
    """For each multiset those with one die less; the row is filled up with the multiset itself."""
    chance: NDArray[np.float64]
    """The probability of each result when six dice are rolled."""


@cache
def multisets() -> tuple[tuple[int, ...], ...]:
    """Return every multiset as the faces' numbers in ascending order, by its number."""
    return tuple(
        faces
        for size in range(DIE_COUNT + 1)
        for faces in combinations_with_replacement(range(len(FACES)), size)
    )


@cache
def _numbers() -> dict[tuple[int, ...], int]:
    return {faces: number for number, faces in enumerate(multisets())}


def number_of(faces: Sequence[str]) -> int:
    """Return the number of the multiset of these faces.

    >>> faces_of(number_of(["gold", "ore", "gold"]))
    ['ore', 'gold', 'gold']
    """
    return _numbers()[tuple(sorted(map(FACES.index, faces)))]


def faces_of(number: int) -> list[str]:
    """Return the faces of a multiset."""
    return [FACES[face] for face in multisets()[number]]


@cache
def lattice() -> Lattice:
    """Return the lattice of all multisets."""
    numbers = _numbers()
    larger = np.empty((FIRST_RESULT, DIE_COUNT), dtype=np.uint16)
    smaller = np.empty((KEEPS, DIE_COUNT), dtype=np.uint16)
    smaller[:] = np.arange(KEEPS)[:, None]
    for number, faces in enumerate(multisets()[:FIRST_RESULT]):
        for face in range(len(FACES)):
            grown = numbers[tuple(sorted((*faces, face)))]
            larger[number, face] = grown
            place = sorted(set(multisets()[grown])).index(face)
            smaller[grown, place] = number
    return Lattice(larger, smaller, np.array([_chance(number) for number in results()]))


def results() -> range:
    """Return the numbers of the multisets of six dice."""
    return range(FIRST_RESULT, KEEPS)


def first_of_size(size: int) -> int:
    """Return the number of the first multiset of this many dice.

    >>> [first_of_size(size) for size in range(8)]
    [0, 1, 7, 28, 84, 210, 462, 924]
    """
    return comb(len(FACES) + size - 1, len(FACES))


@cache
def kept_from(result: int) -> NDArray[np.intp]:
    """Return every multiset that can be kept of a result, the whole result last."""
    smaller = lattice().smaller
    found = {result}
    frontier = [result]
    while frontier:
        new = {int(less) for number in frontier for less in smaller[number]} - found
        found |= new
        frontier = list(new)
    return np.array(sorted(found), dtype=np.intp)


def expect_keeps(worth: Values) -> None:
    """Fill in what each keep is worth if its missing dice are rolled, from the largest down."""
    for size in range(DIE_COUNT - 1, -1, -1):
        keeps = _of_size(size)
        worth[keeps] = worth[lattice().larger[keeps]].mean(axis=1)


def raise_keeps(worth: Values) -> None:
    """Raise each multiset to the best that can be kept of it, from the smallest up."""
    for size in range(1, DIE_COUNT + 1):
        keeps = _of_size(size)
        worth[keeps] = np.maximum(worth[keeps], worth[lattice().smaller[keeps]].max(axis=1))


def choose_keeps(worth: Values) -> NDArray[np.intp]:
    """Raise each multiset as `raise_keeps` does, and return which keep of it is the best."""
    choice = np.arange(KEEPS)
    for size in range(1, DIE_COUNT + 1):
        keeps = _of_size(size)
        smaller = lattice().smaller[keeps]
        best = smaller[np.arange(len(smaller)), worth[smaller].argmax(axis=1)]
        improves = worth[best] > worth[keeps]
        worth[keeps] = np.where(improves, worth[best], worth[keeps])
        choice[keeps] = np.where(improves, choice[best], choice[keeps])
    return choice


def roll_chances(kept: Values) -> Values:
    """Return the chances of the results when the missing dice of each keep are rolled."""
    chances = kept.copy()
    for size in range(DIE_COUNT):
        keeps = _of_size(size)
        np.add.at(chances, lattice().larger[keeps], chances[keeps, None] / len(FACES))
    return chances[FIRST_RESULT:]


def _of_size(size: int) -> slice:
    return slice(first_of_size(size), first_of_size(size + 1))


def _chance(number: int) -> float:
    faces = multisets()[number]
    alike = prod(factorial(faces.count(face)) for face in range(len(FACES)))
    return float(factorial(DIE_COUNT) // alike / len(FACES) ** DIE_COUNT)
