"""Where the changes that six dice can pay for lead on the board."""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from spotisle.dice.sheet import Kind
from spotisle.dice.solver.outcomes import CHANGES
from spotisle.dice.solver.space import BOARDS, NOWHERE, steps


class Builds(NamedTuple):
    """The boards after every change of every board, as rows of one list."""

    bounds: NDArray[np.int32]
    """Where those of each board (row) and change (column) begin; the last column ends them."""
    boards: NDArray[np.uint16]


@cache
def boards_after(board: int, change: int) -> list[int]:
    """Return every board to which a change can lead; roads first, as nothing is in their way."""
    found = {board}
    for kind in sorted(CHANGES[change]):
        found = {after for before in found for after in _one_more(before, kind)}
    return sorted(found)


@cache
def all_builds() -> Builds:
    """Return the boards after every change, in the form in which compiled code reads them."""
    bounds = np.zeros((BOARDS, len(CHANGES) + 1), dtype=np.int32)
    boards: list[int] = []
    for board in range(BOARDS):
        for change in range(len(CHANGES)):
            bounds[board, change] = len(boards)
            boards += boards_after(board, change)
        bounds[board, -1] = len(boards)
    return Builds(bounds, np.array(boards, dtype=np.uint16))


def _one_more(board: int, kind: Kind) -> list[int]:
    if kind is Kind.ROAD:
        return [int(after) for after in steps().road[board] if after != NOWHERE]
    after = int((steps().settlement if kind is Kind.SETTLEMENT else steps().city)[board])
    return [] if after == NOWHERE else [after]
