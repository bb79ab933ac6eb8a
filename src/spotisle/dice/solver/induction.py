"""Backward induction: the value of every position with one turn more, from those with one less.

The *worth* of a position is the expected final score from there, without crosses made before: then
a build costs and earns nothing by itself, and only a cross has a price.
"""

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from spotisle.dice.sheet import TURNS
from spotisle.dice.solver.builds import allocate_gains, fill_gains
from spotisle.dice.solver.kernels import sweep
from spotisle.dice.solver.outcomes import CHANGES, OptionTable, all_options
from spotisle.dice.solver.rolls import Values, lattice
from spotisle.dice.solver.space import HANDS, LANES, WIDTH, Layer, points

THREADS = os.cpu_count() or 1


def solve(*, joker_next_turn: bool, turns: int = TURNS) -> Iterator[Layer]:
    """Yield the worth of all positions with 0, 1, 2 ... turns left."""
    options = all_options(joker_next_turn=joker_next_turn)
    room = allocate_gains()
    layer = points()
    yield layer
    with ThreadPoolExecutor(THREADS) as pool:
        for _ in range(turns):
            layer = _one_turn_more(fill_gains(layer, room), options, pool)
            yield layer


def _one_turn_more(gained: Values, options: OptionTable, pool: ThreadPoolExecutor) -> Layer:
    rows = gained.reshape(len(CHANGES) * HANDS, WIDTH)
    blocks = [slice(first, first + LANES) for first in range(0, WIDTH, LANES)]
    return np.hstack(list(pool.map(lambda block: _sweep_block(rows[:, block], options), blocks)))


def _sweep_block(gained: Values, options: OptionTable) -> Values:
    out = np.empty((HANDS, LANES))
    larger, smaller, chance = lattice()
    bounds, numbers = options
    sweep(np.ascontiguousarray(gained), bounds, numbers, larger, smaller, chance, out)
    return out
