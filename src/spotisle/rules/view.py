"""What lies open on the table, for everyone, and what one seat sees besides."""

from typing import Literal

from msgspec import Struct

from spotisle.rules.deck import Cards
from spotisle.rules.spec import Aim, Layout, TargetKind


class Pile(Struct, frozen=True, gc=False):
    """Cards on a heap: the top one if it lies face up, and how many there are."""

    top: int | None
    count: int


class CardsView(Struct, frozen=True, gc=False):
    """The public part: the same for every seat and for spectators.

    A game fills in what it has; the client draws what is there and knows no rules.
    """

    scores: tuple[int, ...]
    finished: bool
    piles: tuple[Pile, ...] = ()
    """What lies before each seat (before each team in barbarians and knights)."""
    middle: Pile | None = None
    """The contested card, with what lies under it."""
    open: tuple[int | None, ...] = ()
    """Cards to choose from, by place; None where a card has been taken."""
    left: int = 0
    """How many cards nobody has seen yet."""
    round: int = 0
    out: tuple[int, ...] = ()
    """Seats (teams in knights) that are out of the round, or have no card any more."""
    ports: Cards = ()
    stands: tuple[int, ...] = ()
    """The open place that each seat stands on, in games that move about the table."""


class TableLayout(Struct, frozen=True):
    """How a table is laid, the same all through a game: what a screen needs to draw any game."""

    target: TargetKind
    """What a claim points at."""
    piles: Literal["seats", "teams"]
    """Whose piles lie there."""
    layout: Layout
    """How the open cards lie."""
    cells: tuple[tuple[int, int], ...]
    """Where each open card lies on hexagons: axial coordinates (q, r)."""
    ports: tuple[tuple[int, int], ...]
    rounds: bool
    """Whether the number of the round is worth showing."""
    aim: Aim
    """What a seat may claim, unless its private part says otherwise."""


class PrivateCards(Struct, frozen=True, gc=False, omit_defaults=True):
    """The private part: what one seat sees besides. It is always sent whole."""

    card: int | None = None
    """One's own turned card."""
    owner: int | None = None
    """The team that one's turned card counts for, if it is another's."""
    partner_card: int | None = None
    pointed_cell: int | None = None
    pointed_symbol: int | None = None
    """What a partner who has played all cards points at."""


NOTHING_PRIVATE = PrivateCards()
"""What a seat sees besides where all lies open: always the same object."""
