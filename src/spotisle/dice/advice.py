"""What a coach says: the best things to do now, and what each is worth."""

from msgspec import Struct

from spotisle.dice.moves import BuildMove


class Advice(Struct, frozen=True):
    """One of the best things to do now."""

    score: float
    """The expected final score."""
    cost: float
    """How much lower that is than with the best choice."""
    keep: tuple[str, ...] | None = None
    """While rolls are left, the faces to keep; all six means stop rolling."""
    items: tuple[str, ...] = ()
    """What to build before ending the turn."""
    moves: tuple[BuildMove, ...] = ()
    """The moves that build it, starting from the current dice."""
