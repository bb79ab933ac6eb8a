"""The island: 19 hexagons in rows 3-4-5-4-3, and six ports off its coast.

Cells are axial (q, r) with max(|q|, |r|, |q + r|) <= 2, numbered 0 to 18 by r, then q.
"""

from functools import cache
from itertools import product
from typing import Literal

Hexagon = tuple[int, int]

_DIRECTIONS: tuple[Hexagon, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def _distance(cell: Hexagon) -> int:
    q, r = cell
    return max(abs(q), abs(r), abs(q + r))


def _around(cell: Hexagon) -> list[Hexagon]:
    return [(cell[0] + q, cell[1] + r) for q, r in _DIRECTIONS]


CELLS: tuple[Hexagon, ...] = tuple(
    (q, r) for r, q in product(range(-2, 3), repeat=2) if _distance((q, r)) <= 2
)
SIZE = len(CELLS)

NEIGHBOURS: tuple[frozenset[int], ...] = tuple(
    frozenset(CELLS.index(other) for other in _around(cell) if other in CELLS) for cell in CELLS
)

SURROUNDINGS = tuple(cells | {cell} for cell, cells in enumerate(NEIGHBOURS))
"""Each cell together with its neighbours."""

CENTRE = {
    "seven": frozenset(cell for cell in range(SIZE) if _distance(CELLS[cell]) <= 1),
    "single": frozenset({CELLS.index((0, 0))}),
}
"""Where a team may begin in the game of ports."""

PORTS: dict[Literal["standard", "mirrored"], tuple[Hexagon, ...]] = {
    "standard": ((-3, 2), (-2, -1), (-1, 3), (1, -3), (2, 1), (3, -2)),
    "mirrored": ((-3, 1), (-2, 3), (-1, -2), (1, 2), (2, -3), (3, -1)),
}


@cache
def port_cells(places: Literal["standard", "mirrored"]) -> tuple[frozenset[int], ...]:
    """Return the two coast cells that touch each port."""
    return tuple(
        frozenset(CELLS.index(cell) for cell in _around(port) if cell in CELLS)
        for port in PORTS[places]
    )


def largest_group(cells: frozenset[int]) -> int:
    """Return the size of the largest connected group among these cells.

    >>> largest_group(frozenset({0, 1, 3, 18}))
    3
    """
    left, largest = set(cells), 0
    while left:
        group, edge = 0, [left.pop()]
        while edge:
            group += 1
            reached = NEIGHBOURS[edge.pop()] & left
            left -= reached
            edge += reached
        largest = max(largest, group)
    return largest
