"""The best that each change of the board can lead to."""

import numpy as np
from numpy.typing import NDArray

from spotisle.dice.sheet import Kind
from spotisle.dice.solver.outcomes import CHANGES
from spotisle.dice.solver.space import BOARDS, HANDS, WIDTH, Layer, Values, steps

_PLACE = {change: place for place, change in enumerate(CHANGES)}
_ROAD = (Kind.ROAD,)
_SETTLEMENT = (Kind.SETTLEMENT,)


def room_for_gains() -> Values:
    """Return an array for `gains` to fill: change by hand by board."""
    return np.full((len(CHANGES), HANDS, WIDTH), -np.inf)


def gains(layer: Layer, out: Values) -> Values:
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
