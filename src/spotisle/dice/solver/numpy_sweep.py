"""The sweep of `kernels` in numpy, for systems without numba: the same values, but slower."""

import numpy as np

from spotisle.dice.sheet import CROSS
from spotisle.dice.solver.outcomes import OptionTable
from spotisle.dice.solver.rolls import (
    FIRST_RESULT,
    KEEPS,
    RESULTS,
    Values,
    expect_keeps,
    lattice,
    raise_keeps,
)
from spotisle.dice.solver.space import HANDS


def sweep(gained: Values, options: OptionTable) -> Values:
    """Return the worth before the first roll for all hands with some boards, one a column.

    `gained` holds the best worth after each option for these boards, no change of the board first.
    """
    bounds, numbers = options
    out = np.empty((HANDS, gained.shape[1]))
    worth = np.empty((KEEPS, gained.shape[1]))
    for hand in range(HANDS):
        for result in range(RESULTS):
            rows = numbers[bounds[hand, result] : bounds[hand, result + 1]]
            best = gained[rows].max(axis=0, initial=-np.inf)
            np.maximum(best, gained[hand] + CROSS, out=worth[FIRST_RESULT + result])
        for _ in range(2):
            expect_keeps(worth)
            raise_keeps(worth)
        out[hand] = lattice().chance @ worth[FIRST_RESULT:]
    return out
