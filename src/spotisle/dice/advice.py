"""What a coach says: the best things to do now, and what each is worth."""

from msgspec import Struct

from spotisle.dice.moves import BuildMove


class Advice(Struct, frozen=True):
    """One of the best things to do now."""

    score: float
    """The final score to be expected."""
    cost: float
    """How much less that is than with the best choice."""
    keep: tuple[str, ...] | None = None
    """The faces to keep, with rolls left; all six: do not roll again."""
    items: tuple[str, ...] = ()
    """What to build; nothing more ends the turn."""
    moves: tuple[BuildMove, ...] = ()
    """The moves that build it, from the dice as they lie."""
