"""A deck before anything is drawn: its symbols, and the orders for which there are enough."""

from typing import Annotated

from msgspec import Meta, Struct

from spotisle.decks.limits import MAX_FACES, DeckError
from spotisle.decks.manifest import DeckKind
from spotisle.plane import ORDERS, NoPlaneError, symbol_count

Text = Annotated[str, Meta(max_length=300)]
"""Longer than the limits of a deck: building refuses or truncates what exceeds those."""
DraftNames = Annotated[tuple[Text, ...], Meta(max_length=100)]


class DraftFace(Struct, frozen=True, forbid_unknown_fields=True):
    """A face to draw: the name of a picture that comes with the draft, or a text."""

    file: Text = ""
    text: Text = ""


class DraftSymbol(Struct, frozen=True, forbid_unknown_fields=True):
    """A symbol to draw."""

    names: Annotated[dict[Text, DraftNames], Meta(max_length=100)]
    """By language; the everyday name first."""
    faces: Annotated[tuple[DraftFace, ...], Meta(max_length=MAX_FACES)]
    """One, or two in a learning deck."""


class Draft(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck to build; the bytes of its pictures travel beside it, by file name."""

    name: Text
    symbols: Annotated[tuple[DraftSymbol, ...], Meta(max_length=MAX_FACES)]
    order: Annotated[int, Meta(ge=0, le=1000)] | None = None
    """None: the largest for which there are enough symbols."""
    cards: Annotated[int, Meta(ge=0, le=1000)] | None = None
    """None: all that the order has."""
    kind: DeckKind = "plain"


class Fit(Struct, frozen=True):
    """An order of planes, compared with the number of symbols somebody has."""

    order: int
    symbols: int
    """Symbols that the order needs; it has as many cards."""
    on_card: int
    have: int

    @property
    def missing(self) -> int:
        """How many more symbols the order needs."""
        return max(0, self.symbols - self.have)


def list_fits(have: int) -> tuple[Fit, ...]:
    """Return every order with what it needs."""
    return tuple(Fit(order, symbol_count(order), order + 1, have) for order in ORDERS)


def find_best_fit(have: int) -> Fit | None:
    """Return the largest order for which there are enough symbols.

    >>> find_best_fit(34).order, find_best_fit(6)
    (5, None)
    """
    return next((fit for fit in reversed(list_fits(have)) if not fit.missing), None)


def choose_fit(have: int, order: int | None, what: str = "pictures") -> Fit:
    """Return the given order, or the best one; raise `DeckError` if there are too few symbols."""
    if order is not None and order not in ORDERS:
        raise NoPlaneError(order)
    best = find_best_fit(have)
    fit = next((fit for fit in list_fits(have) if fit.order == order), None) or best
    smallest = symbol_count(ORDERS[0])
    if fit is None:
        raise DeckError(
            f"the smallest deck needs {smallest} {what}, you have {have}: "
            f"add {smallest - have} more"
        )
    if fit.missing:
        instead = f", or take order {best.order} with {best.symbols}" if best else ""
        raise DeckError(
            f"order {fit.order} needs {fit.symbols} {what}, you have {have}: "
            f"add {fit.missing} more{instead}"
        )
    return fit


def describe_fit(fit: Fit, cards: int | None = None, what: str = "pictures") -> str:
    """Say in one sentence which deck the symbols make.

    >>> describe_fit(choose_fit(34, None))
    '31 of your 34 pictures make a deck of 31 cards with 6 each'
    >>> describe_fit(choose_fit(13, None), cards=9)
    'your 13 pictures make a deck of 9 cards with 4 each; they would allow 13 cards'
    """
    used = f"{fit.symbols} of your {fit.have}" if fit.have > fit.symbols else f"your {fit.have}"
    count = fit.symbols if cards is None else cards
    fewer = f"; they would allow {fit.symbols} cards" if count < fit.symbols else ""
    return f"{used} {what} make a deck of {count} cards with {fit.on_card} each{fewer}"
