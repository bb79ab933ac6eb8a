"""The keep lattice and the sweep over it, compiled by numba.

`roll_back` works on sixteen positions at once, one per SIMD lane, and needs only their values. The
compiler vectorises only if all is read before anything is written, as arrays might overlap: hence
the groups of four lanes. `expect_keeps` and `choose_keeps` work on one position and note choices.
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


def compiled(function: _F) -> _F:
    """Compile a function when it is first called, and let it run beside other threads."""
    return cast("_F", njit(nogil=True)(function))


@compiled
def _larger(a: float, b: float) -> float:
    return a if a > b else b  # noqa: FURB136  (`max` would look for NaN)


@compiled
def raise_row(worth: Values, row: int, others: Values, other: int) -> None:
    """Raise the values of a row to those of another row where these are larger."""
    for lane in range(0, LANES, 4):
        w, a = worth[row, lane], others[other, lane]
        x, b = worth[row, lane + 1], others[other, lane + 1]
        y, c = worth[row, lane + 2], others[other, lane + 2]
        z, d = worth[row, lane + 3], others[other, lane + 3]
        worth[row, lane] = _larger(a, w)
        worth[row, lane + 1] = _larger(b, x)
        worth[row, lane + 2] = _larger(c, y)
        worth[row, lane + 3] = _larger(d, z)


@compiled
def _mean(worth: Values, a: int, b: int, c: int, d: int, e: int, f: int, lane: int) -> float:
    """Return the mean of one lane over six rows."""
    total: float = (
        (worth[a, lane] + worth[b, lane])
        + (worth[c, lane] + worth[d, lane])
        + (worth[e, lane] + worth[f, lane])
    )
    return total * _ONE_SIXTH


@compiled
def roll_back(worth: Values, larger: Numbers, smaller: Numbers) -> None:
    """Turn the worth of each result into what it is worth with one roll more.

    `worth` has a row for each multiset of dice; the rows of the results are read and written.
    First the expectation of every keep, from the largest down; then the best keep of each result,
    from the smallest up: the best of a multiset is itself or the best with one die less.
    """
    for keep in range(FIRST_RESULT - 1, -1, -1):
        a, b, c = larger[keep, 0], larger[keep, 1], larger[keep, 2]
        d, e, f = larger[keep, 3], larger[keep, 4], larger[keep, 5]
        for lane in range(0, LANES, 4):
            w = _mean(worth, a, b, c, d, e, f, lane)
            x = _mean(worth, a, b, c, d, e, f, lane + 1)
            y = _mean(worth, a, b, c, d, e, f, lane + 2)
            z = _mean(worth, a, b, c, d, e, f, lane + 3)
            worth[keep, lane] = w
            worth[keep, lane + 1] = x
            worth[keep, lane + 2] = y
            worth[keep, lane + 3] = z
    for keep in range(1, KEEPS):
        for face in range(6):
            less = smaller[keep, face]
            if less == keep:
                break
            raise_row(worth, keep, worth, less)


@compiled
def expect_keeps(worth: Values, larger: Numbers) -> None:
    """Fill in what each keep of one position is worth if its missing dice are rolled."""
    for keep in range(FIRST_RESULT - 1, -1, -1):
        total = 0.0
        for face in range(6):
            total += worth[larger[keep, face]]
        worth[keep] = total / 6.0


@compiled
def choose_keeps(worth: Values, smaller: Numbers, choices: Numbers, row: int) -> None:
    """Raise each multiset of one position to the best keep of it, and note which that is."""
    choices[row, 0] = 0
    for keep in range(1, KEEPS):
        choices[row, keep] = keep
        for face in range(6):
            less = smaller[keep, face]
            if less == keep:
                break
            if worth[less] > worth[keep]:
                worth[keep] = worth[less]
                choices[row, keep] = choices[row, less]


@compiled
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


@compiled
def _cross(worth: Values, row: int, others: Values, other: int) -> None:
    """Write what a turn without a build leaves."""
    for lane in range(0, LANES, 4):
        w = others[other, lane] + CROSS
        x = others[other, lane + 1] + CROSS
        y = others[other, lane + 2] + CROSS
        z = others[other, lane + 3] + CROSS
        worth[row, lane] = w
        worth[row, lane + 1] = x
        worth[row, lane + 2] = y
        worth[row, lane + 3] = z


@compiled
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
