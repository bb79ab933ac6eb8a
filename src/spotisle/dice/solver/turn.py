"""One turn, exactly: what every keep and every way to end the turn is worth from one position.

The same lattice as in the sweep, for a single position and without compiling anything. It works
for whatever the positions after the turn are taken to be worth: the optimum, or a bot's opinion.
"""

from functools import cache, cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from spotisle.dice.adapt import Way, carry_out
from spotisle.dice.moves import BuildMove
from spotisle.dice.sheet import CROSS, ITEMS, Dice, Item, Kind, Sheet
from spotisle.dice.solver.builds import boards_after
from spotisle.dice.solver.outcomes import CHANGES, Option, options_of
from spotisle.dice.solver.rolls import (
    FIRST_RESULT,
    KEEPS,
    RESULTS,
    first_of_size,
    kept_from,
    lattice,
    number_of,
)
from spotisle.dice.solver.space import HANDS, Layer, Values, position, sheet_at

TIE = 1e-9
"""Choices closer than this are equally good."""


class Ending(NamedTuple):
    """One way to end a turn: what is built, and how it is paid for."""

    worth: float
    sheet: Sheet
    """The sheet afterwards."""
    items: tuple[Item, ...]
    """What is built, in an order in which it can be."""
    way: Way

    def moves(self, dice: Dice, knights: int) -> list[BuildMove]:
        """Return the jokers, trades and builds in the form of a record."""
        return carry_out(dice, 0, self.items, self.way, knights)


class Prospect:
    """The turn of a player with this sheet, if `after` is what positions are worth after it."""

    def __init__(
        self,
        after: Layer,
        sheet: Sheet,
        *,
        joker_next_turn: bool,
        crossed: float | None = None,
    ) -> None:
        self.after = after
        self.sheet = sheet
        self.joker_next_turn = joker_next_turn
        self.hand, self.board = position(sheet)
        stay = float(after[self.hand, self.board])
        self.crossed = stay + CROSS if crossed is None else crossed
        """What a turn without a build leads to; by default two points less than to stay here."""

    @cached_property
    def results(self) -> Values:
        """What each of the 462 results is worth when it is adapted and built with."""
        numbers, starts = _offered(self.hand, joker_next_turn=self.joker_next_turn)
        best: Values = np.maximum.reduceat(self._gains[numbers], starts)
        return best

    @cached_property
    def best_options(self) -> NDArray[np.intp]:
        """The number of the best option of each result; the first after all options is a cross."""
        numbers, starts = _offered(self.hand, joker_next_turn=self.joker_next_turn)
        sizes = np.diff(starts, append=len(numbers))
        best = self._gains[numbers] == np.repeat(self.results, sizes)
        _, first = np.unique(np.repeat(np.arange(RESULTS), sizes)[best], return_index=True)
        chosen: NDArray[np.intp] = numbers[best][first]
        return chosen

    def keeps(self, rolls_left: int) -> Values:
        """Return what each keep is worth with one or two rolls left; six dice are not rolled."""
        worth = np.empty(KEEPS)
        worth[FIRST_RESULT:] = self.rolled(rolls_left - 1)
        _expect(worth)
        worth[FIRST_RESULT:] = self.results
        return worth

    def rolled(self, rolls_left: int) -> Values:
        """Return what each result is worth with 0, 1 or 2 rolls left."""
        return self._rolled[rolls_left]

    @cached_property
    def start(self) -> float:
        """What the position is worth before the first roll."""
        return float(lattice().chance @ self.rolled(2))

    def worth_of(self, dice: Dice, rolls_left: int) -> float:
        """Return what these dice are worth with so many rolls left."""
        return float(self.rolled(rolls_left)[number_of(dice) - FIRST_RESULT])

    def best_keeps(self, dice: Dice, rolls_left: int) -> list[int]:
        """Return every keep within a hair of the best, the largest first."""
        kept, worth = kept_from(number_of(dice)), self.keeps(rolls_left)
        best = worth[kept].max()
        return [int(keep) for keep in kept[::-1] if worth[keep] >= best - TIE]

    def endings(self, dice: Dice) -> list[Ending]:
        """Return every way to end the turn with these dice, the best first.

        Among equals the one that lends the fewest jokers comes first, then the fewest trades.
        """
        options = options_of(self.hand, joker_next_turn=self.joker_next_turn)
        found = [Ending(self.crossed, self.sheet, (), Way())]
        for option in options[number_of(dice) - FIRST_RESULT]:
            found += self._endings(option)
        best = max(ending.worth for ending in found)
        return sorted(
            found,
            key=lambda ending: (
                round((best - ending.worth) / TIE),
                len(ending.way.jokers),
                len(ending.way.trades),
                -ending.sheet.points,
            ),
        )

    def _endings(self, option: Option) -> list[Ending]:
        return [self._ending(option, board) for board in boards_after(self.board, option.change)]

    def _ending(self, option: Option, board: int) -> Ending:
        sheet = sheet_at(option.hand, board)
        items = _between(self.sheet, sheet)
        return Ending(float(self.after[option.hand, board]), sheet, items, option.way)

    @cached_property
    def _gains(self) -> Values:
        """The best worth after each option, and after a cross last."""
        gained = np.full(len(CHANGES) * HANDS + 1, -np.inf)
        for change in range(len(CHANGES)):
            boards = boards_after(self.board, change)
            if boards:
                rows = slice(change * HANDS, (change + 1) * HANDS)
                gained[rows] = self.after[:, boards].max(axis=1)
        gained[-1] = self.crossed
        return gained

    @cached_property
    def _rolled(self) -> list[Values]:
        rolled = [self.results]
        worth = np.empty(KEEPS)
        for _ in range(2):
            worth[FIRST_RESULT:] = rolled[-1]
            _expect(worth)
            _choose(worth)
            rolled.append(worth[FIRST_RESULT:].copy())
        return rolled


def _expect(worth: Values) -> None:
    """Fill in what each keep is worth if its missing dice are rolled, from the largest down."""
    for size in range(5, -1, -1):
        keeps = slice(first_of_size(size), first_of_size(size + 1))
        worth[keeps] = worth[lattice().larger[keeps]].mean(axis=1)


def _choose(worth: Values) -> None:
    """Raise each multiset to the best that can be kept of it, from the smallest up."""
    for size in range(1, 7):
        keeps = slice(first_of_size(size), first_of_size(size + 1))
        worth[keeps] = np.maximum(worth[keeps], worth[lattice().smaller[keeps]].max(axis=1))


@cache
def _offered(hand: int, *, joker_next_turn: bool) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """Return the rows of `_gains` open to each result, and where those of a result begin."""
    numbers: list[int] = []
    starts = np.empty(RESULTS, dtype=np.intp)
    for result, options in enumerate(options_of(hand, joker_next_turn=joker_next_turn)):
        starts[result] = len(numbers)
        numbers += [len(CHANGES) * HANDS, *(option.number for option in options)]
    return np.array(numbers, dtype=np.intp), starts


def _between(before: Sheet, after: Sheet) -> tuple[Item, ...]:
    """Return what one sheet has more than another: knights first, then roads, then sites."""
    built = set(before.items())
    new = [ITEMS[name] for name in after.items() if name not in built]
    return tuple(sorted(new, key=lambda item: item.kind is not Kind.KNIGHT))
