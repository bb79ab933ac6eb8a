"""What lies on a table, as plain numbers: one set of arrays, used again for game after game."""

from collections.abc import Callable
from typing import NamedTuple, Protocol, TypeVar, cast

import numpy as np
from numba import njit
from numpy.typing import DTypeLike

from spotisle.plane import Plane

Target = tuple[int, int, int]
"""A seat or a card and twice -1, three cards, or nothing."""


class Row(Protocol):
    """An array of whole numbers, as compiled code sees it."""

    @property
    def size(self) -> int:
        """How many there are."""
        ...

    def __getitem__(self, place: int, /) -> int: ...
    def __setitem__(self, place: int, number: int, /) -> None: ...


class Grid(Protocol):
    """Rows of whole numbers."""

    @property
    def shape(self) -> tuple[int, int]:
        """How many rows, and how long they are."""
        ...

    def __getitem__(self, place: tuple[int, int], /) -> int: ...
    def __setitem__(self, place: tuple[int, int], number: int, /) -> None: ...


MAX_SEATS = 8
MAX_OPEN = 64

_F = TypeVar("_F", bound=Callable[..., object])

# What each of `Ground.now` counts.
PLAYING = 0
"""The seats that may claim, as bits; none of them when the game is over."""
NEXT = 1
"""The index of the next card of the deal."""
END = 2
"""The index after the last card of the deal."""
MIDDLE = 3
"""The card in the middle."""
ROUND = 4
OPEN = 5
"""How many cards lie open."""
RICH = 6
"""How many symbols stand on three open cards or more."""
OUT = 7
"""How many seats have gone out."""


def compiled(function: _F) -> _F:
    """Compile a function when it is first called, and let it run beside other threads."""
    return cast("_F", njit(nogil=True, inline="always", error_model="numpy")(function))


class Ground(NamedTuple):
    """The plane's tables, the deal, and what lies where; each game uses what it needs."""

    seats: int
    option: int
    """The one number that a game's options come down to, if they do."""
    first: int
    """The seat that is dealt to first."""
    on: Grid
    """Whether a symbol stands on a card, by card and symbol."""
    shared: Grid
    """The symbol that two cards share."""
    symbols: Grid
    deal: Row
    """The shuffled deck, with room below for cards that go under it."""
    tops: Row
    """The visible card of each seat."""
    scores: Row
    places: Row
    """What ranks the seats, lowest first."""
    open: Row
    bearers: Row
    """How many open cards carry each symbol."""
    now: Row


class Rules(NamedTuple):
    """A game, as compiled functions of the ground."""

    lay: Callable[[Ground], None]
    """Lay out a fresh deal."""
    aim: Callable[[Ground, int, int], Target]
    """Return the target that a seat points at, given a random number from 0 to 2**32 - 1."""
    cards: Callable[[Ground, int, Target], Target]
    """Return the cards that must all carry the symbol; the third repeats the second of a pair."""
    take: Callable[[Ground, int, Target], None]
    """Apply a right claim, with everything that follows from it."""


NOTHING = (-1, -1, -1)
"""The target where there is only one thing to point at."""


def lay_ground(plane: Plane, seats: int, option: int, first: int) -> Ground:
    """Return the arrays for one table."""
    size = plane.size
    cards = np.arange(size)
    steps = np.array(plane.steps, np.int16)
    shared = (cards[:, None] + steps[cards[None, :] - cards[:, None]]) % size
    symbols = np.array(plane.cards, np.int16)
    on = np.zeros((size, size), np.bool_)
    np.put_along_axis(on, symbols.astype(np.intp), values=True, axis=1)
    return Ground(
        seats=seats,
        option=option,
        first=first,
        on=cast("Grid", on),
        shared=cast("Grid", shared.astype(np.int16)),
        symbols=cast("Grid", symbols),
        deal=row(2 * size, np.int16),
        tops=row(MAX_SEATS, np.int16),
        scores=row(MAX_SEATS),
        places=row(MAX_SEATS),
        open=row(MAX_OPEN, np.int16),
        bearers=row(size),
        now=row(8),
    )


def row(size: int, kind: DTypeLike = np.int64) -> Row:
    """Return an array of zeros."""
    return cast("Row", np.zeros(size, kind))


@compiled
def everyone(seats: int) -> int:
    """Return all seats as bits."""
    return (1 << seats) - 1


@compiled
def among(draw: int, count: int) -> int:
    """Return a number below the count, from a random number of 32 bits."""
    return (draw * count) >> 32
