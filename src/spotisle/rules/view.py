"""The public view of a table, and the private part of one seat."""

from typing import Literal

from msgspec import Struct

from spotisle.rules.deck import Cards
from spotisle.rules.spec import Aim, Arrangement, TargetKind


class Pile(Struct, frozen=True, gc=False):
    """A pile of cards: the top one if it is face up, and how many there are."""

    top: int | None
    count: int


class CardsView(Struct, frozen=True, gc=False):
    """The public part: the same for every seat and for spectators.

    A game fills in the fields that it needs; the client draws them and knows no rules.
    """

    scores: tuple[int, ...]
    finished: bool
    piles: tuple[Pile, ...] = ()
    """The pile of each seat (of each team in barbarians and knights)."""
    middle: Pile | None = None
    """The contested card, with the cards under it."""
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
    """The layout of a table, constant during a game: what a client needs to draw any game."""

    target: TargetKind
    """What a claim points at."""
    piles: Literal["seats", "teams"]
    """Whose piles the view has."""
    layout: Arrangement
    """How the open cards are arranged."""
    cells: tuple[tuple[int, int], ...]
    """The hexagon of each open card, in axial coordinates (q, r)."""
    ports: tuple[tuple[int, int], ...]
    rounds: bool
    """Whether to show the number of the round."""
    aim: Aim
    """What a seat may claim, unless its private part says otherwise."""


class PrivateCards(Struct, frozen=True, gc=False, omit_defaults=True):
    """The private part: what only one seat sees. It is always sent whole."""

    card: int | None = None
    """The player's own turned card."""
    owner: int | None = None
    """The team that the player's turned card counts for, if it is not their own."""
    partner_card: int | None = None
    pointed_cell: int | None = None
    pointed_symbol: int | None = None
    """What a partner who has played all cards points at."""


NOTHING_PRIVATE = PrivateCards()
"""The private part in games without hidden cards: always the same object."""
