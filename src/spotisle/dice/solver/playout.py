"""Play a policy in compiled code: exact chances of each end of a turn, and simulated turns.

A policy is a value for each position after the turn; the turn itself is played exactly.
"""

import numpy as np
from numpy.typing import NDArray

from spotisle.dice.sheet import CROSS, DIE_COUNT
from spotisle.dice.solver.kernels import (
    Bounds,
    Numbers,
    compile_expect_keeps,
    compile_kernel,
    compile_raise_keeps,
)
from spotisle.dice.solver.outcomes import CHANGES
from spotisle.dice.solver.rolls import FIRST_RESULT, KEEPS, RESULTS, Values
from spotisle.dice.solver.space import HANDS

CROSSED = len(CHANGES) * HANDS
"""Stands for a cross where the number of an option is expected."""

PLANNED_AT_ONCE = 4
"""How many positions are planned at once."""

expect_keeps = compile_expect_keeps(PLANNED_AT_ONCE)
raise_keeps = compile_raise_keeps(PLANNED_AT_ONCE)


@compile_kernel
def plan_turns(
    positions: NDArray[np.int64],
    gained: Values,
    bounds: Bounds,
    numbers: Numbers,
    larger: Numbers,
    smaller: Numbers,
    option: Numbers,
    choices: Values,
) -> None:
    """Write the best option of each result, and the best keep with one roll left and with two.

    At most four positions, each a hand and a board. `gained` is what each option is worth on each
    board, options without a change of the board first; `bounds` and `numbers` are the options of
    each hand.
    """
    final = np.zeros((RESULTS, PLANNED_AT_ONCE))
    worth = np.empty((KEEPS, PLANNED_AT_ONCE))
    for lane in range(len(positions)):
        hand, board = positions[lane, 0], positions[lane, 1]
        for result in range(RESULTS):
            best = gained[board, hand] + CROSS
            option[lane, result] = CROSSED
            for place in range(bounds[hand, result], bounds[hand, result + 1]):
                if gained[board, numbers[place]] > best:
                    best = gained[board, numbers[place]]
                    option[lane, result] = numbers[place]
            final[result, lane] = best
    for keep in range(KEEPS):
        choices[:, keep, :] = keep
    _write_results(worth, final)
    expect_keeps(worth, larger)
    raise_keeps(worth, smaller, choices[0])
    expect_keeps(worth, larger)
    _write_results(worth, final)
    raise_keeps(worth, smaller, choices[1])


@compile_kernel
def _write_results(worth: Values, final: Values) -> None:
    for result in range(RESULTS):
        for lane in range(PLANNED_AT_ONCE):
            worth[FIRST_RESULT + result, lane] = final[result, lane]


@compile_kernel
def _spread(mass: Values, larger: Numbers) -> None:
    """Roll the missing dice of every keep: pass its chance on to the results."""
    for keep in range(FIRST_RESULT):
        share = mass[keep] / 6.0
        for face in range(6):
            mass[larger[keep, face]] += share


@compile_kernel
def chances_of_options(
    lane: int, option: Numbers, choices: Values, larger: Numbers, chance: Values, out: Values
) -> None:
    """Add up how likely each option is when a planned turn is played; a cross comes last."""
    first, second = np.zeros(KEEPS), np.zeros(KEEPS)
    stopped = np.zeros(RESULTS)
    for result in range(RESULTS):
        first[int(choices[1, FIRST_RESULT + result, lane])] += chance[result]
    for result in range(RESULTS):
        stopped[result] = first[FIRST_RESULT + result]
        first[FIRST_RESULT + result] = 0.0
    _spread(first, larger)
    for result in range(RESULTS):
        second[int(choices[0, FIRST_RESULT + result, lane])] += first[FIRST_RESULT + result]
    _spread(second, larger)
    for place in range(CROSSED + 1):
        out[place] = 0.0
    for result in range(RESULTS):
        out[option[lane, result]] += stopped[result] + second[FIRST_RESULT + result]


@compile_kernel
def roll_turn(
    lane: int, option: Numbers, choices: Values, larger: Numbers, sizes: Numbers, dice: Numbers
) -> int:
    """Play a planned turn with the given dice (one row per roll); return the option."""
    held = 0
    for roll in range(3):
        for die in range(DIE_COUNT - sizes[held]):
            held = larger[held, dice[roll, die]]
        if roll < 2:
            held = int(choices[1 - roll, held, lane])
            if held >= FIRST_RESULT:
                break
    return int(option[lane, held - FIRST_RESULT])


@compile_kernel
def best_board(layer: Values, board: int, option: int, bounds: Bounds, boards: Numbers) -> int:
    """Return the best board to which an option can lead from here."""
    change, hand = option // HANDS, option % HANDS
    first, last = bounds[board, change], bounds[board, change + 1]
    best = int(boards[first])
    for place in range(first + 1, last):
        if layer[hand, boards[place]] > layer[hand, best]:
            best = int(boards[place])
    return best
