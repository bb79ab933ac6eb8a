"""Simulate many games at once under one policy, with random dice."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spotisle.dice.sheet import CROSS, DIE_COUNT, TURNS
from spotisle.dice.solver.builds import all_builds, allocate_gains, fill_gains
from spotisle.dice.solver.induction import SOLVER_THREADS
from spotisle.dice.solver.kernels import Bounds, Numbers, compile_kernel
from spotisle.dice.solver.outcomes import CHANGES, all_options
from spotisle.dice.solver.playout import CROSSED, PLANNED_AT_ONCE, best_board, plan_turns, roll_turn
from spotisle.dice.solver.rolls import KEEPS, RESULTS, Values, lattice, multisets
from spotisle.dice.solver.space import HANDS, WIDTH, Layer, points

After = Callable[[int], Layer]
"""A policy's estimate of all positions after a turn, given the turns left before it."""


def simulate(after: After, games: int, seed: int, *, joker_next_turn: bool) -> NDArray[np.int64]:
    """Return the scores of this many games under a policy; the same seed gives the same games."""
    rng = np.random.default_rng(seed)
    state = np.zeros((games, 3), dtype=np.int64)
    options = all_options(joker_next_turn=joker_next_turn)
    tables: tuple[Any, ...] = (*options, *all_builds(), *lattice()[:2], _sizes())
    room = allocate_gains()
    with ThreadPoolExecutor(SOLVER_THREADS) as pool:
        for turns_left in range(TURNS, 0, -1):
            dice = rng.integers(0, DIE_COUNT, size=(games, 3, DIE_COUNT), dtype=np.uint16)
            layer = fill_gains(after(turns_left), room)[0]
            gained = np.ascontiguousarray(room.reshape(len(CHANGES) * HANDS, WIDTH).T)
            order = np.lexsort((state[:, 1], state[:, 0]))
            parts = [part for part in np.array_split(order, SOLVER_THREADS * 4) if len(part)]
            jobs = [
                pool.submit(_play_turn, part, state, dice, layer, gained, *tables) for part in parts
            ]
            for job in jobs:
                job.result()
    hand, board, crosses = state.T
    scores: NDArray[np.int64] = points()[hand, board].astype(np.int64) + CROSS * crosses
    return scores


def _sizes() -> Numbers:
    """Return how many dice each multiset has."""
    return np.array([len(faces) for faces in multisets()], dtype=np.uint16)


@compile_kernel
def _play_turn(
    part: NDArray[np.int64],
    state: NDArray[np.int64],
    dice: Numbers,
    layer: Values,
    gained: Values,
    bounds: Bounds,
    numbers: Numbers,
    build_bounds: Bounds,
    boards: Numbers,
    larger: Numbers,
    smaller: Numbers,
    sizes: Numbers,
) -> None:
    """Play one turn of these games, sorted by position so that each position is planned once."""
    option = np.empty((PLANNED_AT_ONCE, RESULTS), dtype=np.uint16)
    choices = np.empty((2, KEEPS, PLANNED_AT_ONCE))
    positions, first_games = _group_games(part, state)
    for place in range(len(positions)):
        lane, board = place % PLANNED_AT_ONCE, positions[place, 1]
        if lane == 0:
            planned = positions[place : place + PLANNED_AT_ONCE]
            plan_turns(planned, gained, bounds, numbers, larger, smaller, option, choices)
        for game in part[first_games[place] : first_games[place + 1]]:
            chosen = roll_turn(lane, option, choices, larger, sizes, dice[game])
            if chosen == CROSSED:
                state[game, 2] += 1
            else:
                state[game, 0] = chosen % HANDS
                state[game, 1] = best_board(layer, board, chosen, build_bounds, boards)


@compile_kernel
def _group_games(
    part: NDArray[np.int64], state: NDArray[np.int64]
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the positions of these sorted games, and where the games of each begin."""
    positions = np.empty((len(part), 2), dtype=np.int64)
    first_games = np.empty(len(part) + 1, dtype=np.int64)
    found = 0
    for place, game in enumerate(part):
        hand, board = state[game, 0], state[game, 1]
        if found == 0 or hand != positions[found - 1, 0] or board != positions[found - 1, 1]:
            positions[found, 0], positions[found, 1] = hand, board
            first_games[found] = place
            found += 1
    first_games[found] = len(part)
    return positions[:found], first_games
