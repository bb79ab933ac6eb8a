"""What lies open on the table, for everyone, and what one seat sees besides."""

from msgspec import Struct

from spotisle.rules.deck import Cards


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


class PrivateCards(Struct, frozen=True, gc=False):
    """The private part: what one seat sees besides."""

    card: int | None = None
    """One's own turned card."""
    partner_card: int | None = None
    pointed_cell: int | None = None
    pointed_symbol: int | None = None
    """What a partner who has played all cards points at."""


NOTHING_PRIVATE = PrivateCards()
"""What a seat sees besides where all lies open: always the same object."""
