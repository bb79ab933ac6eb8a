"""What a turn can lead to: for every hand and result, the builds that can be paid for.

Six dice pay for nine bundles of things at most. How a bundle changes the board does not depend on
the dice, and how it can be paid does not depend on the board: an *option* is a pair of the two,
the kind of change on the board and the hand afterwards.
"""

from collections import Counter
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from spotisle.dice.adapt import (
    Adaptation,
    Jokers,
    find_adaptations,
    jokers_of,
    max_trades,
    missing_faces,
)
from spotisle.dice.sheet import COSTS, JOKERS, KNIGHTS, Kind
from spotisle.dice.solver.rolls import FIRST_RESULT, RESULTS, faces_of, results
from spotisle.dice.solver.space import HANDS, hand_number, hand_parts


class BuildBundle(NamedTuple):
    """Kinds of things that are built together."""

    change: tuple[Kind, ...]
    """What is built on the board."""
    knights: int = 0
    """How many knights are built, before anything else."""

    @property
    def cost(self) -> Counter[str]:
        """What the whole bundle costs."""
        cost: Counter[str] = Counter()
        for kind in (*(Kind.KNIGHT,) * self.knights, *self.change):
            cost += COSTS[kind]
        return cost


CHANGES: tuple[tuple[Kind, ...], ...] = (
    (),
    (Kind.ROAD,),
    (Kind.ROAD, Kind.ROAD),
    (Kind.ROAD, Kind.ROAD, Kind.ROAD),
    (Kind.SETTLEMENT,),
    (Kind.SETTLEMENT, Kind.ROAD),
    (Kind.CITY,),
)
"""Every change of the board that six dice can pay for, no change first."""

BUNDLES = (
    *(BuildBundle(change) for change in CHANGES[1:]),
    BuildBundle((), knights=1),
    BuildBundle((Kind.ROAD,), knights=1),
    BuildBundle((), knights=2),
)


class Option(NamedTuple):
    """One outcome of a turn that the dice can pay for, and how."""

    change: int
    """The number of the change of the board."""
    hand: int
    """The hand afterwards."""
    adaptation: Adaptation

    @property
    def number(self) -> int:
        """The row of this option in the array of `fill_gains`."""
        return self.change * HANDS + self.hand


class OptionTable(NamedTuple):
    """The options of all hands and results, as rows of one list."""

    bounds: NDArray[np.int32]
    """Where the options of each hand (row) and result (column) begin, and where the last ends."""
    numbers: NDArray[np.uint16]


@cache
def options_of(hand: int, *, joker_next_turn: bool) -> tuple[tuple[Option, ...], ...]:
    """Return the options of a hand for each result, without those that waste a joker."""
    found: list[tuple[Option, ...]] = [()] * RESULTS
    for bundle in BUNDLES:
        jokers = _lenders(bundle, hand, joker_next_turn=joker_next_turn)
        if jokers is None:
            continue
        for short, trades, numbers in _shortfalls(bundle):
            options = tuple(
                Option(
                    CHANGES.index(bundle.change), _hand_after(bundle, hand, adaptation), adaptation
                )
                for adaptation in find_adaptations(short, trades, _helpful(jokers, short))
            )
            if options:
                for number in numbers:
                    found[number] += options
    return tuple(found)


def all_options(*, joker_next_turn: bool) -> OptionTable:
    """Return the options of every hand, in the format for a sweep."""
    bounds = np.zeros((HANDS, RESULTS + 1), dtype=np.int32)
    numbers: list[int] = []
    for hand in range(HANDS):
        for result, options in enumerate(options_of(hand, joker_next_turn=joker_next_turn)):
            bounds[hand, result] = len(numbers)
            numbers += [option.number for option in options]
        bounds[hand, RESULTS] = len(numbers)
    return OptionTable(bounds, np.array(numbers, dtype=np.uint16))


@cache
def _shortfalls(bundle: BuildBundle) -> list[tuple[tuple[str, ...], int, list[int]]]:
    """Group the results by the faces that a bundle lacks and the trades that can make them."""
    groups: dict[tuple[tuple[str, ...], int], list[int]] = {}
    for result in results():
        dice, cost = faces_of(result), bundle.cost
        short = missing_faces(dice, cost)
        trades = min(max_trades(dice, cost), len(short))
        groups.setdefault((short, trades), []).append(result - FIRST_RESULT)
    return [(short, trades, numbers) for (short, trades), numbers in groups.items()]


def _lenders(bundle: BuildBundle, hand: int, *, joker_next_turn: bool) -> Jokers | None:
    """Return the jokers that can help with a bundle; None if its knights cannot be built.

    A knight of the bundle can help only with what is built after it.
    """
    knights, lent = hand_parts(hand)
    if knights + bundle.knights > len(KNIGHTS):
        return None
    standing = jokers_of(knight for knight in range(1, knights + 1) if not lent >> knight - 1 & 1)
    later = (*bundle.change, *(Kind.KNIGHT,) * (bundle.knights - 1))
    if joker_next_turn or not bundle.knights or not later:
        return standing
    useful = JOKERS[knights + 1].intersection(COSTS[later[0]])
    return (*standing, (knights + 1, useful)) if useful else standing


def _helpful(jokers: Jokers, short: tuple[str, ...]) -> Jokers:
    return tuple(joker for joker in jokers if not joker[1].isdisjoint(short))


def _hand_after(bundle: BuildBundle, hand: int, adaptation: Adaptation) -> int:
    knights, lent = hand_parts(hand)
    for knight in adaptation.knights:
        lent |= 1 << knight - 1
    return hand_number(knights + bundle.knights, lent)
