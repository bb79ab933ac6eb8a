"""An edition: a plane, pictures and names for its symbols, and a role for each card."""

from collections.abc import Callable
from functools import cached_property
from typing import Literal

from msgspec import Struct

from spotisle.errors import SpotisleError
from spotisle.plane import Plane

Language = str
Shape = Literal["round", "hexagon"]
SymbolNames = tuple[str, ...]
"""Names of a symbol in one language: the everyday name, then others that also count."""


class UnknownNameError(SpotisleError):
    """Nothing has this name; the message lists the valid names."""


class Symbol(Struct, frozen=True):
    """A picture on the cards. Its number is its place in the edition's list, from 0."""

    id: str
    art: str
    """The source of the picture: `<icon set>:<icon>`, or `drawn:<file>` for our own drawings."""
    tint: str | None = None
    """The fill of a one-colour picture."""


class Edition(Struct, frozen=True, dict=True):
    """A deck with everything that players see of it."""

    id: str
    order: int
    shape: Shape
    roles: dict[str, tuple[int, int]]
    """The first and last card number of each role."""
    symbols: tuple[Symbol, ...]
    read_names: Callable[[Language], dict[str, SymbolNames]]
    """Loads names when they are first needed; the rules never need them."""
    colour: str = "#17705f"
    """The colour of the box and of the cards' backs."""
    games: tuple[str, ...] = ()
    """The minigames that come in the box, in the order of its book."""

    @cached_property
    def plane(self) -> Plane:
        """The plane behind the deck."""
        return Plane.of_order(self.order)

    @property
    def cards_in_play(self) -> range:
        """The cards that a game deals: all but the spare ones."""
        spare = self.roles.get("spare")
        return range(spare[0] if spare else self.plane.size)

    def cards_for(self, role: str) -> range:
        """Return the card numbers that have this role."""
        first, last = self.roles[role]
        return range(first, last + 1)

    def role(self, card: int) -> str:
        """Return the role of a card: "play", "spare", "island", "port" or a team's colour."""
        return next(role for role, (first, last) in self.roles.items() if first <= card <= last)

    def name(self, symbol: int, language: Language) -> str:
        """Return the everyday name of a symbol."""
        return self.all_names(symbol, language)[0]

    def all_names(self, symbol: int, language: Language) -> SymbolNames:
        """Return every name that counts for a symbol when said aloud, the everyday one first."""
        return self.read_names(language)[self.symbols[symbol].id]
