"""Which decks a number of pictures makes: how many each order needs, and the best fit."""

from msgspec import Struct

from spotisle.decks.errors import DeckError
from spotisle.plane import ORDERS, NoPlaneError, symbol_count


class Fit(Struct, frozen=True):
    """An order, against how many pictures there are."""

    order: int
    symbols: int
    """How many it needs, and how many cards it makes."""
    on_card: int
    have: int

    @property
    def missing(self) -> int:
        """How many more would be needed."""
        return max(0, self.symbols - self.have)


def fits(have: int) -> tuple[Fit, ...]:
    """Return every order with what it needs."""
    return tuple(Fit(order, symbol_count(order), order + 1, have) for order in ORDERS)


def best_fit(have: int) -> Fit | None:
    """Return the largest order that there are enough pictures for.

    >>> best_fit(34).order, best_fit(6)
    (5, None)
    """
    return next((fit for fit in reversed(fits(have)) if not fit.missing), None)


def chosen_fit(have: int, order: int | None, what: str = "pictures") -> Fit:
    """Return the order asked for, or the best one; say what is missing if there is too little."""
    if order is not None and order not in ORDERS:
        raise NoPlaneError(order)
    fit = next((fit for fit in fits(have) if fit.order == order), None) or best_fit(have)
    smallest = symbol_count(ORDERS[0])
    if fit is None:
        raise DeckError(
            f"the smallest deck needs {smallest} {what}, you have {have}: "
            f"add {smallest - have} more"
        )
    if fit.missing:
        best = best_fit(have)
        instead = f", or take order {best.order} with {best.symbols}" if best else ""
        raise DeckError(
            f"order {fit.order} needs {fit.symbols} {what}, you have {have}: "
            f"add {fit.missing} more{instead}"
        )
    return fit


def sentence(fit: Fit, cards: int | None = None, what: str = "pictures") -> str:
    """Say what becomes of the pictures.

    >>> sentence(chosen_fit(34, None))
    '31 of your 34 pictures make a deck of 31 cards with 6 each'
    >>> sentence(chosen_fit(13, None), cards=9)
    'your 13 pictures make a deck of 9 cards with 4 each; they would allow 13 cards'
    """
    used = f"{fit.symbols} of your {fit.have}" if fit.have > fit.symbols else f"your {fit.have}"
    count = fit.symbols if cards is None else cards
    fewer = f"; they would allow {fit.symbols} cards" if count < fit.symbols else ""
    return f"{used} {what} make a deck of {count} cards with {fit.on_card} each{fewer}"
