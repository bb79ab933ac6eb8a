"""One turn, solved exactly: what every keep and every ending is worth from one position.

Works in numpy, without compiling, for any values of the positions after the turn: the optimum, or
the estimates of a bot.
"""

from functools import cache, cached_property
from typing import NamedTuple

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from spotisle.dice.adapt import Adaptation, plan_moves
from spotisle.dice.moves import BuildMove
from spotisle.dice.sheet import CROSS, ITEMS, Dice, Item, Kind, Sheet
from spotisle.dice.solver.builds import boards_after
from spotisle.dice.solver.outcomes import CHANGES, Option, options_of
from spotisle.dice.solver.rolls import (
    FIRST_RESULT,
    KEEPS,
    RESULTS,
    Values,
    choose_keeps,
    expect_keeps,
    kept_from,
    lattice,
    number_of,
    raise_keeps,
    roll_chances,
)
from spotisle.dice.solver.space import HANDS, Layer, hand_parts, index_of, sheet_at
from spotisle.dice.solver.table import ValueTable

TIE_MARGIN = 1e-9
"""Choices closer than this are equally good."""


class Ending(NamedTuple):
    """One way to end a turn: what is built, and how it is paid for."""

    worth: float
    sheet: Sheet
    """The sheet afterwards."""
    items: tuple[Item, ...]
    """What is built, in a valid order."""
    adaptation: Adaptation

    def moves(self, dice: Dice, knights: int) -> list[BuildMove]:
        """Return the jokers, trades and builds in the form of a record."""
        return plan_moves(dice, 0, self.items, self.adaptation, knights)


class Position(Struct, frozen=True):
    """A player's position: between turns, or during one with six dice."""

    sheet: Sheet
    turns_left: int
    """Including the current turn."""
    joker_next_turn: bool = False
    dice: Dice = ()
    """The six faces during a turn; none between turns."""
    rolls_left: int = 0
    crosses: int = 0
    """Crosses so far: they change the final score, not the advice."""

    def solve_turn(self, table: ValueTable) -> "TurnSolver":
        """Return a solver of the current turn, for best play in the turns after it."""
        after = table.after(self.turns_left)
        return TurnSolver(after, self.sheet, joker_next_turn=self.joker_next_turn)


class TurnSolver:
    """Solves the turn of a player with this sheet; `after` is what positions are worth after it."""

    def __init__(
        self,
        after: Layer,
        sheet: Sheet,
        *,
        joker_next_turn: bool,
        cross_worth: float | None = None,
    ) -> None:
        self.after = after
        self.sheet = sheet
        self.joker_next_turn = joker_next_turn
        self.hand, self.board = index_of(sheet)
        stay = float(after[self.hand, self.board])
        self.cross_worth = stay + CROSS if cross_worth is None else cross_worth
        """The worth of a turn without a build: by default that of this position, minus two."""

    @cached_property
    def result_worths(self) -> Values:
        """What each of the 462 results is worth with the best builds."""
        numbers, starts = _list_open_rows(self.hand, joker_next_turn=self.joker_next_turn)
        best: Values = np.maximum.reduceat(self._gains[numbers], starts)
        return best

    @cached_property
    def best_options(self) -> NDArray[np.intp]:
        """The number of the best option of each result; one past the last option is a cross."""
        numbers, starts = _list_open_rows(self.hand, joker_next_turn=self.joker_next_turn)
        sizes = np.diff(starts, append=len(numbers))
        best = self._gains[numbers] == np.repeat(self.result_worths, sizes)
        _, first = np.unique(np.repeat(np.arange(RESULTS), sizes)[best], return_index=True)
        chosen: NDArray[np.intp] = numbers[best][first]
        return chosen

    def keep_worths(self, rolls_left: int) -> Values:
        """Return what each keep is worth with one or two rolls left; six dice are not rolled."""
        worth = np.empty(KEEPS)
        worth[FIRST_RESULT:] = self._roll_worths[rolls_left - 1]
        expect_keeps(worth)
        worth[FIRST_RESULT:] = self.result_worths
        return worth

    @cached_property
    def start_worth(self) -> float:
        """What the position is worth before the first roll."""
        return float(lattice().chance @ self._roll_worths[2])

    def worth_of(self, dice: Dice, rolls_left: int) -> float:
        """Return what these dice are worth with this many rolls left."""
        return float(self._roll_worths[rolls_left][number_of(dice) - FIRST_RESULT])

    def best_keeps(self, dice: Dice, rolls_left: int) -> list[int]:
        """Return every keep within `TIE_MARGIN` of the best, the largest first."""
        kept, worth = kept_from(number_of(dice)), self.keep_worths(rolls_left)
        best = worth[kept].max()
        return [int(keep) for keep in kept[::-1] if worth[keep] >= best - TIE_MARGIN]

    def results_after(self, keep: int, rolls_left: int) -> Values:
        """Return the chances of the final results after this keep and best play later."""
        final = np.zeros(RESULTS)
        kept = np.zeros(KEEPS)
        kept[keep] = 1.0
        for rolls in range(rolls_left - 1, -1, -1):
            final += kept[FIRST_RESULT:]
            kept[FIRST_RESULT:] = 0.0
            rolled = roll_chances(kept)
            kept[:] = 0.0
            if not rolls:
                return final + rolled
            choice = choose_keeps(self.keep_worths(rolls))
            np.add.at(kept, choice[FIRST_RESULT:], rolled)
        return final

    def build_chances(self, results: Values) -> dict[Kind, float]:
        """Return how likely something of each kind is built, given the chances of the results."""
        knights, _ = hand_parts(self.hand)
        found = dict.fromkeys(Kind, 0.0)
        for chance, option in zip(results, self.best_options, strict=True):
            if option < len(CHANGES) * HANDS and chance:
                change, hand = divmod(int(option), HANDS)
                kinds = set(CHANGES[change])
                if hand_parts(hand)[0] > knights:
                    kinds.add(Kind.KNIGHT)
                for kind in kinds:
                    found[kind] += float(chance)
        return found

    def endings(self, dice: Dice) -> list[Ending]:
        """Return every way to end the turn with these dice, the best first.

        Ties are ordered by fewest jokers, then fewest trades, then most points.
        """
        options = options_of(self.hand, joker_next_turn=self.joker_next_turn)
        found = [Ending(self.cross_worth, self.sheet, (), Adaptation())]
        for option in options[number_of(dice) - FIRST_RESULT]:
            found += self._endings(option)
        best = max(ending.worth for ending in found)
        return sorted(
            found,
            key=lambda ending: (
                round((best - ending.worth) / TIE_MARGIN),
                len(ending.adaptation.jokers),
                len(ending.adaptation.trades),
                -ending.sheet.points,
            ),
        )

    def _endings(self, option: Option) -> list[Ending]:
        return [self._ending(option, board) for board in boards_after(self.board, option.change)]

    def _ending(self, option: Option, board: int) -> Ending:
        sheet = sheet_at(option.hand, board)
        items = _between(self.sheet, sheet)
        return Ending(float(self.after[option.hand, board]), sheet, items, option.adaptation)

    @cached_property
    def _gains(self) -> Values:
        """The best worth after each option; the last entry is a cross."""
        gained = np.full(len(CHANGES) * HANDS + 1, -np.inf)
        for change in range(len(CHANGES)):
            boards = boards_after(self.board, change)
            if boards:
                rows = slice(change * HANDS, (change + 1) * HANDS)
                gained[rows] = self.after[:, boards].max(axis=1)
        gained[-1] = self.cross_worth
        return gained

    @cached_property
    def _roll_worths(self) -> list[Values]:
        """What each result is worth with 0, 1 and 2 rolls left."""
        found = [self.result_worths]
        worth = np.empty(KEEPS)
        for _ in range(2):
            worth[FIRST_RESULT:] = found[-1]
            expect_keeps(worth)
            raise_keeps(worth)
            found.append(worth[FIRST_RESULT:].copy())
        return found


@cache
def _list_open_rows(
    hand: int, *, joker_next_turn: bool
) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """Return the rows of `_gains` open to each result, and where those of a result begin."""
    numbers: list[int] = []
    starts = np.empty(RESULTS, dtype=np.intp)
    for result, options in enumerate(options_of(hand, joker_next_turn=joker_next_turn)):
        starts[result] = len(numbers)
        numbers += [len(CHANGES) * HANDS, *(option.number for option in options)]
    return np.array(numbers, dtype=np.intp), starts


def _between(before: Sheet, after: Sheet) -> tuple[Item, ...]:
    """Return what was built between two sheets: knights first, then roads, then sites."""
    built = set(before.items())
    new = [ITEMS[name] for name in after.items() if name not in built]
    return tuple(sorted(new, key=lambda item: item.kind is not Kind.KNIGHT))
