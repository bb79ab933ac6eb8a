"""Playing by a policy, compiled: exact chances of every end of a turn, and simulated turns.

A policy is a value for each position after the turn; the turn itself is played exactly.
"""

import numpy as np

from spotisle.dice.sheet import CROSS, DIE_COUNT
from spotisle.dice.solver.kernels import Bounds, Numbers, choose_keeps, compiled, expect_keeps
from spotisle.dice.solver.outcomes import CHANGES
from spotisle.dice.solver.rolls import FIRST_RESULT, KEEPS, RESULTS, Values
from spotisle.dice.solver.space import HANDS

CROSSED = len(CHANGES) * HANDS
"""Stands for a cross where the number of an option is expected."""


@compiled
def plan_turn(
    gained: Values,
    hand: int,
    bounds: Bounds,
    numbers: Numbers,
    larger: Numbers,
    smaller: Numbers,
    option: Numbers,
    choices: Numbers,
) -> None:
    """Write the best option of each result, and the best keep with one roll left and with two.

    `gained` is what each option is worth, first of all to stay with this hand or another; `bounds`
    and `numbers` are the options of each result.
    """
    final = np.empty(RESULTS)
    worth = np.empty(KEEPS)
    for result in range(RESULTS):
        final[result] = gained[hand] + CROSS
        option[result] = CROSSED
        for place in range(bounds[result], bounds[result + 1]):
            if gained[numbers[place]] > final[result]:
                final[result] = gained[numbers[place]]
                option[result] = numbers[place]
    for result in range(RESULTS):
        worth[FIRST_RESULT + result] = final[result]
    expect_keeps(worth, larger)
    choose_keeps(worth, smaller, choices, 0)
    expect_keeps(worth, larger)
    for result in range(RESULTS):
        worth[FIRST_RESULT + result] = final[result]
    choose_keeps(worth, smaller, choices, 1)


@compiled
def _spread(mass: Values, larger: Numbers) -> None:
    """Roll the missing dice of every keep: pass its chance on to the results."""
    for keep in range(FIRST_RESULT):
        share = mass[keep] / 6.0
        for face in range(6):
            mass[larger[keep, face]] += share


@compiled
def chances_of_options(
    option: Numbers, choices: Numbers, larger: Numbers, chance: Values, out: Values
) -> None:
    """Add up how likely each option is when a planned turn is played; a cross comes last."""
    first, second = np.zeros(KEEPS), np.zeros(KEEPS)
    stopped = np.zeros(RESULTS)
    for result in range(RESULTS):
        first[choices[1, FIRST_RESULT + result]] += chance[result]
    for result in range(RESULTS):
        stopped[result] = first[FIRST_RESULT + result]
        first[FIRST_RESULT + result] = 0.0
    _spread(first, larger)
    for result in range(RESULTS):
        second[choices[0, FIRST_RESULT + result]] += first[FIRST_RESULT + result]
    _spread(second, larger)
    for place in range(CROSSED + 1):
        out[place] = 0.0
    for result in range(RESULTS):
        out[option[result]] += stopped[result] + second[FIRST_RESULT + result]


@compiled
def roll_turn(
    option: Numbers, choices: Numbers, larger: Numbers, sizes: Numbers, dice: Numbers
) -> int:
    """Play a planned turn with the dice as they fall (a row for each roll); return the option."""
    held = 0
    for roll in range(3):
        for die in range(DIE_COUNT - sizes[held]):
            held = larger[held, dice[roll, die]]
        if roll < 2:
            held = choices[1 - roll, held]
            if held >= FIRST_RESULT:
                break
    return int(option[held - FIRST_RESULT])


@compiled
def best_board(layer: Values, board: int, option: int, bounds: Bounds, boards: Numbers) -> int:
    """Return the best board to which an option can lead from here."""
    change, hand = option // HANDS, option % HANDS
    first, last = bounds[board, change], bounds[board, change + 1]
    best = int(boards[first])
    for place in range(first + 1, last):
        if layer[hand, boards[place]] > layer[hand, best]:
            best = int(boards[place])
    return best
