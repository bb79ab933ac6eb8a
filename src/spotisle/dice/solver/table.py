"""The solved game: what every position is worth, with any number of turns left."""

from collections.abc import Callable
from functools import cache

import numpy as np

from spotisle.dice.sheet import TURNS, Sheet
from spotisle.dice.solver import cache as disk
from spotisle.dice.solver import shipped
from spotisle.dice.solver.rolls import Values
from spotisle.dice.solver.space import BOARDS, HANDS, Layer, index_of

Progress = Callable[[int], None]
"""Called with how many of the turns have been solved."""
Notice = Callable[[str], None]
"""Called with a one-line warning for the user."""


class ValueTable:
    """The optimum for one of the two joker rules."""

    def __init__(self, worth: Values, *, joker_next_turn: bool) -> None:
        self.worth = worth
        """The expected final score without earlier crosses, by turns left, hand and board."""
        self.joker_next_turn = joker_next_turn

    def value(self, sheet: Sheet, turns_left: int) -> float:
        """Return the expected further points under best play, including crosses."""
        return float(self.worth[turns_left][index_of(sheet)]) - sheet.points

    def after(self, turns_left: int) -> Layer:
        """Return what every position is worth once the turn being played is over."""
        layer: Layer = self.worth[turns_left - 1]
        return layer


def solve_table(*, joker_next_turn: bool, progress: Progress = lambda _: None) -> ValueTable:
    """Solve the game from scratch."""
    from spotisle.dice.solver.induction import solve

    worth = np.empty((TURNS + 1, HANDS, BOARDS))
    for turns, layer in enumerate(solve(joker_next_turn=joker_next_turn, turns=TURNS)):
        worth[turns] = layer[:, :BOARDS]
        progress(turns)
    return ValueTable(worth, joker_next_turn=joker_next_turn)


def open_table(
    *,
    joker_next_turn: bool = False,
    progress: Progress = lambda _: None,
    notice: Notice = lambda _: None,
) -> ValueTable:
    """Return the table from the cache or the package, or solve it and keep it in the cache."""
    for load in (disk.load, shipped.load):
        found = load(joker_next_turn=joker_next_turn)
        if found is not None:
            return ValueTable(found, joker_next_turn=joker_next_turn)
    return solve_and_store(joker_next_turn=joker_next_turn, progress=progress, notice=notice)


def solve_and_store(
    *,
    joker_next_turn: bool,
    progress: Progress = lambda _: None,
    notice: Notice = lambda _: None,
) -> ValueTable:
    """Solve the game, and keep the table in the cache if that can be done."""
    path = disk.table_path(joker_next_turn=joker_next_turn)
    if path.exists():
        notice(f"the table in {path} is damaged or of another version: solving it again")
    table = solve_table(joker_next_turn=joker_next_turn, progress=progress)
    try:
        disk.store(table.worth, joker_next_turn=joker_next_turn)
    except OSError as error:
        notice(
            f"cannot keep the table in {path.parent} ({error.strerror}): it will be solved again "
            "next time; set SPOTISLE_CACHE to a folder that can be written"
        )
    return table


@cache
def shared_table(*, joker_next_turn: bool) -> ValueTable:
    """Return the table; it is opened once per process."""
    return open_table(joker_next_turn=joker_next_turn)
