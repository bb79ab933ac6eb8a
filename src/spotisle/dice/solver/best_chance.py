"""Playing for a target: the best chance of at least this many points, and how to play for it.

"I need 105 to win" needs another policy than the highest mean. A position's chance depends on the
crosses made so far, so it is computed in sixteen lanes, one for each number of crosses.
"""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spotisle.dice.sheet import CROSS, Kind
from spotisle.dice.solver.builds import all_builds, allocate_gains, fill_gains
from spotisle.dice.solver.induction import SOLVER_THREADS
from spotisle.dice.solver.kernels import (
    Bounds,
    Numbers,
    compile_kernel,
    first_roll,
    raise_row,
    roll_back,
)
from spotisle.dice.solver.outcomes import BUNDLES, CHANGES, OptionTable, all_options
from spotisle.dice.solver.playout import CROSSED
from spotisle.dice.solver.rolls import FIRST_RESULT, KEEPS, RESULTS, Values, lattice
from spotisle.dice.solver.space import (
    BOARDS,
    HANDS,
    LANES,
    Layer,
    hand_number,
    hand_parts,
    index_of,
    points,
    steps,
)
from spotisle.dice.solver.table import Progress
from spotisle.dice.solver.turn import Position, TurnSolver

Mask = NDArray[np.bool_]


class TargetPlan:
    """The best chance of reaching a target from a position, and what to do for it now."""

    def __init__(self, position: Position, before: Values, after: Values) -> None:
        self.position = position
        self._before = before
        self._after = after

    @property
    def chance(self) -> float:
        """The chance before the turn's first roll."""
        return float(self._before[(*index_of(self.position.sheet), self.position.crosses)])

    def solve_turn(self) -> TurnSolver:
        """Return a solver of the current turn, with chances instead of scores as worth."""
        position = self.position
        hand, board = index_of(position.sheet)
        return TurnSolver(
            self._after[:, :, position.crosses],
            position.sheet,
            joker_next_turn=position.joker_next_turn,
            cross_worth=float(self._after[hand, board, position.crosses + 1]),
        )


def plan_for_target(
    position: Position, target: int, progress: Progress = lambda _: None
) -> TargetPlan:
    """Find the policy that makes at least `target` points most likely from this position."""
    options = all_options(joker_next_turn=position.joker_next_turn)
    reached = list(_reachable(position, options))
    limits = list(_limits(position.turns_left))
    tables: tuple[Any, ...] = (*options, *_unique(options), *all_builds(), *lattice())
    before = after = _settle(target, 0, limits[0])[1]
    with ThreadPoolExecutor(SOLVER_THREADS) as pool:
        for turns_left in range(1, position.turns_left + 1):
            after = before
            open_, before = _settle(target, turns_left, limits[turns_left])
            places = np.flatnonzero(open_ & reached[position.turns_left - turns_left])
            rows, out = after.reshape(-1, LANES), before.reshape(-1, LANES)
            jobs = [
                pool.submit(_sweep_chances, part, rows, out, *tables)
                for part in np.array_split(places, SOLVER_THREADS * 8)
            ]
            for job in jobs:
                job.result()
            progress(turns_left)
    return TargetPlan(position, before, after)


def _settle(target: int, turns_left: int, limit: Layer) -> tuple[Mask, Values]:
    """Return which positions are undecided, and the chances of the decided ones: 0 or 1."""
    crosses = CROSS * np.arange(LANES)
    least = points()[:, :BOARDS, None] + crosses + CROSS * turns_left
    chances = (least >= target).astype(np.float64)
    possible = limit[:, :BOARDS, None] + crosses >= target
    open_: Mask = (possible & (chances == 0)).any(axis=2)
    return open_, chances


def _limits(turns: int) -> Iterator[Layer]:
    """Yield the highest score that any dice allow, with 0, 1, 2 ... turns left."""
    limit = points()
    room = allocate_gains()
    yield limit
    for _ in range(turns):
        gained = fill_gains(limit, room)
        limit = limit + CROSS
        for bundle in BUNDLES:
            hands = [hand for hand in range(HANDS) if hand_parts(hand)[0] + bundle.knights <= 6]
            after = [_more_knights(hand, bundle.knights) for hand in hands]
            best = gained[CHANGES.index(bundle.change)][after]
            limit[hands] = np.maximum(limit[hands], best)
        yield limit


def _more_knights(hand: int, more: int) -> int:
    knights, lent = hand_parts(hand)
    return hand_number(knights + more, lent)


def _reachable(position: Position, options: OptionTable) -> Iterator[Mask]:
    """Yield the positions that can be reached now, one turn later, two turns later ..."""
    mask = np.zeros((HANDS, BOARDS), dtype=np.bool_)
    mask[index_of(position.sheet)] = True
    hands = [_unique_of(options, hand) for hand in range(HANDS)]
    for _ in range(position.turns_left):
        yield mask
        after = mask.copy()
        for hand in np.flatnonzero(mask.any(axis=1)):
            for change, boards in enumerate(_boards_after(mask[hand])):
                after[hands[hand][hands[hand] // HANDS == change] % HANDS] |= boards
        mask = after


def _boards_after(boards: Mask) -> list[Mask]:
    """Return the boards to which each change can lead from any of these; roads come first."""
    found: dict[tuple[Kind, ...], Mask] = {(): boards}
    for change in CHANGES[1:]:
        *others, last = sorted(change)
        found[change] = _mark_built(found[tuple(others)], last)
    return [found[change] for change in CHANGES]


def _mark_built(boards: Mask, kind: Kind) -> Mask:
    after = np.zeros(BOARDS + 1, dtype=np.bool_)
    after[getattr(steps(), kind)[boards]] = True
    return after[:BOARDS]


def _unique_of(options: OptionTable, hand: int) -> Numbers:
    first, last = options.bounds[hand, 0], options.bounds[hand, RESULTS]
    return np.unique(options.numbers[first:last])


def _unique(options: OptionTable) -> tuple[Bounds, Numbers]:
    """Return the distinct options of each hand over all results, as rows of one list."""
    rows = [_unique_of(options, hand) for hand in range(HANDS)]
    bounds = np.cumsum([0, *map(len, rows)], dtype=np.int32)
    return bounds, np.concatenate(rows)


@compile_kernel
def _sweep_chances(
    places: NDArray[np.int64],
    after: Values,
    out: Values,
    bounds: Bounds,
    numbers: Numbers,
    hand_bounds: Bounds,
    hand_numbers: Numbers,
    build_bounds: Bounds,
    boards: Numbers,
    larger: Numbers,
    smaller: Numbers,
    chance: Values,
) -> None:
    """Write the chances before the first roll of these positions."""
    worth = np.empty((KEEPS, LANES))
    gained = np.empty((CROSSED, LANES))
    for here in places:
        hand, board = here // BOARDS, here % BOARDS
        for place in range(hand_bounds[hand], hand_bounds[hand + 1]):
            option = hand_numbers[place]
            change, start = option // HANDS, option % HANDS * BOARDS
            for lane in range(LANES):
                gained[option, lane] = -1.0
            for build in range(build_bounds[board, change], build_bounds[board, change + 1]):
                raise_row(gained, option, after, start + boards[build])
        for result in range(RESULTS):
            row = FIRST_RESULT + result
            for lane in range(LANES - 1):
                worth[row, lane] = after[here, lane + 1]
            worth[row, LANES - 1] = 0.0
            for place in range(bounds[hand, result], bounds[hand, result + 1]):
                raise_row(worth, row, gained, numbers[place])
        roll_back(worth, larger, smaller)
        roll_back(worth, larger, smaller)
        first_roll(worth, chance, out, here)
