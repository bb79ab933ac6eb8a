"""All positions between turns: 1,225 boards times 127 hands of knights and jokers.

Everything is numbered, so that a table of values is a plain array and a turn is one sweep over it.
A *board* is roads, settlements and cities; a *hand* is the knights and which jokers are left.
"""

from functools import cache
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from spotisle.dice.sheet import CITIES, ROADS, SETTLEMENTS, Item, Sheet
from spotisle.dice.solver.rolls import Values

HANDS = 127
BOARDS = 1225
NOWHERE = BOARDS
"""The column of the board that cannot be reached: its value is minus infinity."""
LANES = 16
"""SIMD lanes: how many boards are computed side by side."""
WIDTH = 1232
"""Columns of a layer: the boards, and padding up to a multiple of the lanes."""

Layer = Values
"""One value for each hand (row) and board (column)."""


class Board(NamedTuple):
    """What is built on the map."""

    roads: int
    settlements: int
    cities: int


class Steps(NamedTuple):
    """Where one build leads from each board; `NOWHERE` if it cannot be built."""

    road: NDArray[np.intp]
    """For each board a row of up to four boards with one more road."""
    settlement: NDArray[np.intp]
    city: NDArray[np.intp]


def hand_number(knights: int, lent: int) -> int:
    """Return the number of a hand; `lent` has a bit for each spent joker.

    >>> hand_number(0, 0), hand_number(1, 0), hand_number(1, 1), hand_number(6, 63)
    (0, 1, 2, 126)
    """
    return (1 << knights) - 1 + lent


def hand_parts(hand: int) -> tuple[int, int]:
    """Return knights and spent jokers of a hand: the inverse of `hand_number`.

    >>> hand_parts(126)
    (6, 63)
    """
    knights = (hand + 1).bit_length() - 1
    return knights, hand + 1 - (1 << knights)


def index_of(sheet: Sheet) -> tuple[int, int]:
    """Return the hand and the board of a sheet."""
    board = Board(sheet.roads, sheet.settlements, sheet.cities)
    return hand_number(sheet.knights, sheet.lent), board_numbers()[board]


def sheet_at(hand: int, board: int) -> Sheet:
    """Return the sheet of a position: the inverse of `index_of`."""
    knights, lent = hand_parts(hand)
    return Sheet(*boards()[board], knights, lent)


@cache
def boards() -> tuple[Board, ...]:
    """Return every board that can be built, by its number."""
    return tuple(
        Board(roads, settlements, cities)
        for roads in _road_sets()
        for settlements, cities in product(
            range(_reach(roads, SETTLEMENTS) + 1), range(_reach(roads, CITIES) + 1)
        )
    )


@cache
def board_numbers() -> dict[Board, int]:
    """Return the number of every board."""
    return {board: number for number, board in enumerate(boards())}


@cache
def points() -> Layer:
    """Return the points of everything built, for every position."""
    layer = np.full((HANDS, WIDTH), -np.inf)
    on_board = [Sheet(*board).points for board in boards()]
    for hand in range(HANDS):
        knights, _ = hand_parts(hand)
        layer[hand, :BOARDS] = np.array(on_board) + Sheet(knights=knights).points
    return layer


@cache
def steps() -> Steps:
    """Return where each single build leads."""
    numbers = board_numbers()
    road = np.full((BOARDS, 4), NOWHERE, dtype=np.intp)
    settlement = np.full(BOARDS, NOWHERE, dtype=np.intp)
    city = np.full(BOARDS, NOWHERE, dtype=np.intp)
    for number, (roads, settlements, cities) in enumerate(boards()):
        longer = sorted(
            grown for grown in _grown(roads) if Board(grown, settlements, cities) in numbers
        )
        for place, grown in enumerate(longer):
            road[number, place] = numbers[Board(grown, settlements, cities)]
        settlement[number] = numbers.get(Board(roads, settlements + 1, cities), NOWHERE)
        city[number] = numbers.get(Board(roads, settlements, cities + 1), NOWHERE)
    return Steps(road, settlement, city)


def _road_sets() -> list[int]:
    """Return every set of roads that grows from the start without gaps."""
    found = {0}
    frontier = [0]
    while frontier:
        new = {grown for roads in frontier for grown in _grown(roads)} - found
        found |= new
        frontier = list(new)
    return sorted(found)


def _grown(roads: int) -> list[int]:
    sheet = Sheet(roads)
    return [roads | 1 << road.rank for road in ROADS if sheet.obstacle(road) is None]


def _reach(roads: int, sites: tuple[Item, ...]) -> int:
    """Return how many of these sites, in order, have their road."""
    sheet = Sheet(roads)
    blocked = (site.rank for site in sites if not sheet.has_road(site.road))
    return next(blocked, len(sites))
