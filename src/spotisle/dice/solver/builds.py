"""The changes of the board that six dice can pay for: where they lead, what they are worth."""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from spotisle.dice.sheet import Kind
from spotisle.dice.solver.outcomes import CHANGES
from spotisle.dice.solver.rolls import Values
from spotisle.dice.solver.space import BOARDS, HANDS, NOWHERE, WIDTH, Layer, steps

_PLACE = {change: place for place, change in enumerate(CHANGES)}
_ROAD = (Kind.ROAD,)
_SETTLEMENT = (Kind.SETTLEMENT,)


class Builds(NamedTuple):
    """The boards after every change of every board, as rows of one list."""

    bounds: NDArray[np.int32]
    """Where the list of each board (row) and change (column) begins; the last column is the end."""
    boards: NDArray[np.uint16]


@cache
def boards_after(board: int, change: int) -> list[int]:
    """Return every board to which a change can lead; roads first, as a settlement may need one."""
    found = {board}
    for kind in sorted(CHANGES[change]):
        found = {after for before in found for after in _one_more(before, kind)}
    return sorted(found)


@cache
def all_builds() -> Builds:
    """Return the boards after every change, in the format for the compiled code."""
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


def allocate_gains() -> Values:
    """Return an array for `fill_gains`: change by hand by board."""
    return np.full((len(CHANGES), HANDS, WIDTH), -np.inf)


def fill_gains(layer: Layer, out: Values) -> Values:
    """Fill in the best worth after each change of the board; minus infinity if it is impossible.

    Several roads are one road after another; a settlement may need the road that is built with it.
    """
    settlement, city = steps().settlement, steps().city
    best = {change: out[place] for change, place in _PLACE.items()}
    best[()][:, :BOARDS] = layer[:, :BOARDS]
    layer = best[()]
    _add_road(layer, best[_ROAD])
    _add_road(best[_ROAD], best[_ROAD * 2])
    _add_road(best[_ROAD * 2], best[_ROAD * 3])
    _move(layer, settlement, best[_SETTLEMENT])
    _add_road(best[_SETTLEMENT], best[_SETTLEMENT + _ROAD])
    _raise(best[_ROAD], settlement, best[_SETTLEMENT + _ROAD])
    _move(layer, city, best[(Kind.CITY,)])
    return out


def _add_road(layer: Layer, out: Layer) -> None:
    first, *others = steps().road.T
    _move(layer, first, out)
    for boards in others:
        _raise(layer, boards, out)


def _move(layer: Layer, boards: NDArray[np.intp], out: Layer) -> None:
    """Write for each board the value of the board that a build leads to."""
    out[:, :BOARDS] = layer[:, boards]


def _raise(layer: Layer, boards: NDArray[np.intp], out: Layer) -> None:
    np.maximum(out[:, :BOARDS], layer[:, boards], out=out[:, :BOARDS])
