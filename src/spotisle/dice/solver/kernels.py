"""The keep lattice and the sweep over it, compiled by numba.

Every multiset has one lane for each position. A sweep solves sixteen positions at once; a plan,
which also records the choices, covers four. The compiler turns a group of four lanes into SIMD
instructions only if all reads come before the first write, because arrays might overlap.
"""

from collections.abc import Callable
from typing import TypeVar, cast

import numpy as np
from numba import config, njit
from numpy.typing import NDArray

from spotisle.dice.sheet import CROSS
from spotisle.dice.solver.rolls import FIRST_RESULT, KEEPS, RESULTS, Values
from spotisle.dice.solver.space import HANDS, LANES

Numbers = NDArray[np.uint16]
Bounds = NDArray[np.int32]

_F = TypeVar("_F", bound=Callable[..., object])
_ONE_SIXTH = 1.0 / 6.0

# Turns the groups of four lanes into SIMD instructions: three times as fast.
config.SLP_VECTORIZE = 1  # type: ignore[attr-defined]


def compile_kernel(function: _F) -> _F:
    """Compile a function on its first call; it runs without the GIL."""
    return cast("_F", njit(nogil=True)(function))


@compile_kernel
def _larger(a: float, b: float) -> float:
    return a if a > b else b  # noqa: FURB136  (`max` would look for NaN)


@compile_kernel
def _mean(worth: Values, a: int, b: int, c: int, d: int, e: int, f: int, lane: int) -> float:
    """Return the mean of one lane over six rows."""
    total: float = (
        (worth[a, lane] + worth[b, lane])
        + (worth[c, lane] + worth[d, lane])
        + (worth[e, lane] + worth[f, lane])
    )
    return total * _ONE_SIXTH


# The compiler must know how many lanes there are: the same source is compiled for each number.


def compile_raise_row(lanes: int) -> Callable[[Values, int, Values, int], None]:
    """Return a function that raises a row to another one where that is larger."""

    @compile_kernel
    def raise_row(worth: Values, row: int, others: Values, other: int) -> None:
        for lane in range(0, lanes, 4):
            w, a = worth[row, lane], others[other, lane]
            x, b = worth[row, lane + 1], others[other, lane + 1]
            y, c = worth[row, lane + 2], others[other, lane + 2]
            z, d = worth[row, lane + 3], others[other, lane + 3]
            worth[row, lane] = _larger(a, w)
            worth[row, lane + 1] = _larger(b, x)
            worth[row, lane + 2] = _larger(c, y)
            worth[row, lane + 3] = _larger(d, z)

    return raise_row


def _compile_note_row(lanes: int) -> Callable[[Values, Values, int, int], None]:
    """Return a function that copies the choices of another row where its values are larger."""

    @compile_kernel
    def note_row(worth: Values, choices: Values, row: int, other: int) -> None:
        for lane in range(0, lanes, 4):
            w, a = choices[row, lane], choices[other, lane]
            x, b = choices[row, lane + 1], choices[other, lane + 1]
            y, c = choices[row, lane + 2], choices[other, lane + 2]
            z, d = choices[row, lane + 3], choices[other, lane + 3]
            w = a if worth[other, lane] > worth[row, lane] else w
            x = b if worth[other, lane + 1] > worth[row, lane + 1] else x
            y = c if worth[other, lane + 2] > worth[row, lane + 2] else y
            z = d if worth[other, lane + 3] > worth[row, lane + 3] else z
            choices[row, lane] = w
            choices[row, lane + 1] = x
            choices[row, lane + 2] = y
            choices[row, lane + 3] = z

    return note_row


def compile_expect_keeps(lanes: int) -> Callable[[Values, Numbers], None]:
    """Return a function that fills in what each keep is worth if its missing dice are rolled."""

    @compile_kernel
    def expect_keeps(worth: Values, larger: Numbers) -> None:
        for keep in range(FIRST_RESULT - 1, -1, -1):
            a, b, c = larger[keep, 0], larger[keep, 1], larger[keep, 2]
            d, e, f = larger[keep, 3], larger[keep, 4], larger[keep, 5]
            for lane in range(0, lanes, 4):
                w = _mean(worth, a, b, c, d, e, f, lane)
                x = _mean(worth, a, b, c, d, e, f, lane + 1)
                y = _mean(worth, a, b, c, d, e, f, lane + 2)
                z = _mean(worth, a, b, c, d, e, f, lane + 3)
                worth[keep, lane] = w
                worth[keep, lane + 1] = x
                worth[keep, lane + 2] = y
                worth[keep, lane + 3] = z

    return expect_keeps


def compile_raise_keeps(lanes: int) -> Callable[..., None]:
    """Return a function that raises each multiset to the best that can be kept of it.

    The best of a multiset is itself or the best with one die less. `choices`, if given, must hold
    each multiset's own number and gets that of its best keep, as a float for the SIMD lanes.
    """
    raise_row, note_row = compile_raise_row(lanes), _compile_note_row(lanes)

    @compile_kernel
    def raise_keeps(worth: Values, smaller: Numbers, choices: Values | None = None) -> None:
        for keep in range(1, KEEPS):
            for face in range(6):
                less = smaller[keep, face]
                if less == keep:
                    break
                if choices is not None:
                    note_row(worth, choices, keep, less)
                raise_row(worth, keep, worth, less)

    return raise_keeps


raise_row = compile_raise_row(LANES)
expect_keeps = compile_expect_keeps(LANES)
raise_keeps = compile_raise_keeps(LANES)


@compile_kernel
def roll_back(worth: Values, larger: Numbers, smaller: Numbers) -> None:
    """Turn the worth of each result into what it is worth with one roll more."""
    expect_keeps(worth, larger)
    raise_keeps(worth, smaller)


@compile_kernel
def first_roll(worth: Values, chance: Values, out: Values, row: int) -> None:
    """Write the expectation over the results of six dice."""
    for lane in range(0, LANES, 4):
        w = x = y = z = 0.0
        for result in range(RESULTS):
            w += chance[result] * worth[FIRST_RESULT + result, lane]
            x += chance[result] * worth[FIRST_RESULT + result, lane + 1]
            y += chance[result] * worth[FIRST_RESULT + result, lane + 2]
            z += chance[result] * worth[FIRST_RESULT + result, lane + 3]
        out[row, lane] = w
        out[row, lane + 1] = x
        out[row, lane + 2] = y
        out[row, lane + 3] = z


@compile_kernel
def _cross(worth: Values, row: int, others: Values, other: int) -> None:
    """Write the worth of ending the turn without a build."""
    for lane in range(0, LANES, 4):
        w = others[other, lane] + CROSS
        x = others[other, lane + 1] + CROSS
        y = others[other, lane + 2] + CROSS
        z = others[other, lane + 3] + CROSS
        worth[row, lane] = w
        worth[row, lane + 1] = x
        worth[row, lane + 2] = y
        worth[row, lane + 3] = z


@compile_kernel
def sweep(
    gained: Values,
    bounds: Bounds,
    numbers: Numbers,
    larger: Numbers,
    smaller: Numbers,
    chance: Values,
    out: Values,
) -> None:
    """Write the worth before the first roll for all hands with sixteen boards.

    `gained` holds the best worth after each option for these boards, no change of the board first.
    """
    worth = np.empty((KEEPS, LANES))
    for hand in range(HANDS):
        for result in range(RESULTS):
            row = FIRST_RESULT + result
            _cross(worth, row, gained, hand)
            for place in range(bounds[hand, result], bounds[hand, result + 1]):
                raise_row(worth, row, gained, numbers[place])
        roll_back(worth, larger, smaller)
        roll_back(worth, larger, smaller)
        first_roll(worth, chance, out, hand)
