"""Backward induction: from the values with n turns left to those with n + 1.

The *worth* of a position is the expected final score from there, without earlier crosses. With this
definition a build adds nothing by itself, and only a cross changes the sum.
"""

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import repeat

import numpy as np

from spotisle.dice.sheet import TURNS
from spotisle.dice.solver.builds import allocate_gains, fill_gains
from spotisle.dice.solver.numpy_sweep import sweep as sweep_slowly
from spotisle.dice.solver.outcomes import CHANGES, OptionTable, all_options
from spotisle.dice.solver.rolls import Values, lattice
from spotisle.dice.solver.space import HANDS, LANES, WIDTH, Layer, points
from spotisle.extras import is_installed

SOLVER_THREADS = os.cpu_count() or 1
NUMPY_BOARDS = 308
"""How many boards numpy sweeps at once: more would not fit into the processor's cache."""


def solve(
    *, joker_next_turn: bool, turns: int = TURNS, compiled: bool | None = None
) -> Iterator[Layer]:
    """Yield the worth of all positions with 0, 1, 2 ... turns left.

    `compiled` says whether to use numba; the default is to use it if it is installed.
    """
    compiled = is_installed("fast") if compiled is None else compiled
    options = all_options(joker_next_turn=joker_next_turn)
    room = allocate_gains()
    layer = points()
    yield layer
    sweep, width = (sweep_quickly, LANES) if compiled else (sweep_slowly, NUMPY_BOARDS)
    blocks = [slice(first, first + width) for first in range(0, WIDTH, width)]
    with ThreadPoolExecutor(SOLVER_THREADS) as pool:
        for _ in range(turns):
            rows = fill_gains(layer, room).reshape(len(CHANGES) * HANDS, WIDTH)
            parts = [np.ascontiguousarray(rows[:, block]) for block in blocks]
            layer = np.hstack(list(pool.map(sweep, parts, repeat(options))))
            yield layer


def sweep_quickly(gained: Values, options: OptionTable) -> Values:
    """Sweep sixteen boards with compiled code."""
    from spotisle.dice.solver.kernels import sweep

    out = np.empty((HANDS, LANES))
    larger, smaller, chance = lattice()
    bounds, numbers = options
    sweep(gained, bounds, numbers, larger, smaller, chance, out)
    return out
