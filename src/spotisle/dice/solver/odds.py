"""The distribution of the final score under best play.

A score is what is built minus two points for each cross, so chances are kept by the number of
crosses: sixteen lanes for every position.
"""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spotisle.dice.sheet import CROSS
from spotisle.dice.solver.builds import all_builds, allocate_gains, fill_gains
from spotisle.dice.solver.induction import SOLVER_THREADS
from spotisle.dice.solver.kernels import Bounds, Numbers, compile_kernel
from spotisle.dice.solver.outcomes import CHANGES, all_options
from spotisle.dice.solver.playout import (
    CROSSED,
    PLANNED_AT_ONCE,
    best_board,
    chances_of_options,
    plan_turns,
)
from spotisle.dice.solver.rolls import KEEPS, RESULTS, Values, lattice
from spotisle.dice.solver.space import BOARDS, HANDS, LANES, WIDTH, index_of, points
from spotisle.dice.solver.table import Progress, ValueTable
from spotisle.dice.solver.turn import Position

ScoreOdds = dict[int, float]
"""The chance of each final score."""


def score_odds(
    table: ValueTable, position: Position, progress: Progress = lambda _: None
) -> ScoreOdds:
    """Return the chance of every final score under best play, from before the turn's first roll."""
    mass = np.zeros((HANDS, BOARDS, LANES))
    mass[(*index_of(position.sheet), position.crosses)] = 1.0
    options = all_options(joker_next_turn=position.joker_next_turn)
    tables: tuple[Any, ...] = (*options, *all_builds(), *lattice())
    room = allocate_gains()
    with ThreadPoolExecutor(SOLVER_THREADS) as pool:
        for turn, turns_left in enumerate(range(position.turns_left, 0, -1)):
            layer = fill_gains(table.after(turns_left), room)[0]
            gained = np.ascontiguousarray(room.reshape(len(CHANGES) * HANDS, WIDTH).T)
            reached = np.ascontiguousarray(np.argwhere(mass.any(axis=2)))
            jobs = [
                pool.submit(_pass_on, part, mass, layer, gained, *tables)
                for part in np.array_split(reached, SOLVER_THREADS)
            ]
            mass = np.add.reduce([job.result() for job in jobs])
            progress(turn + 1)
    return _by_score(mass)


def chance_of(odds: ScoreOdds, target: int) -> float:
    """Return the chance of at least this many points."""
    return sum(chance for score, chance in odds.items() if score >= target)


def mean_of(odds: ScoreOdds) -> float:
    """Return the expected score."""
    return sum(score * chance for score, chance in odds.items())


def _by_score(mass: Values) -> ScoreOdds:
    hands, boards, crosses = np.nonzero(mass)
    scores = points()[hands, boards].astype(int) + CROSS * crosses
    found: ScoreOdds = {}
    for score, chance in zip(scores.tolist(), mass[hands, boards, crosses].tolist(), strict=True):
        found[score] = found.get(score, 0.0) + chance
    return dict(sorted(found.items()))


@compile_kernel
def _pass_on(
    reached: NDArray[np.int64],
    mass: Values,
    layer: Values,
    gained: Values,
    bounds: Bounds,
    numbers: Numbers,
    build_bounds: Bounds,
    boards: Numbers,
    larger: Numbers,
    smaller: Numbers,
    chance: Values,
) -> Values:
    """Return the chances of the positions one turn later."""
    out = np.zeros((HANDS, BOARDS, LANES))
    option = np.empty((PLANNED_AT_ONCE, RESULTS), dtype=np.uint16)
    choices = np.empty((2, KEEPS, PLANNED_AT_ONCE))
    share = np.empty(CROSSED + 1)
    for place in range(len(reached)):
        lane, hand, board = place % PLANNED_AT_ONCE, reached[place, 0], reached[place, 1]
        if lane == 0:
            planned = reached[place : place + PLANNED_AT_ONCE]
            plan_turns(planned, gained, bounds, numbers, larger, smaller, option, choices)
        chances_of_options(lane, option, choices, larger, chance, share)
        for lane in range(LANES - 1):
            out[hand, board, lane + 1] += share[CROSSED] * mass[hand, board, lane]
        for chosen in range(CROSSED):
            if share[chosen] > 0.0:
                after = best_board(layer, board, chosen, build_bounds, boards)
                for lane in range(LANES):
                    out[chosen % HANDS, after, lane] += share[chosen] * mass[hand, board, lane]
    return out
