"""What somebody wants a deck of, before anything is drawn."""

from msgspec import Struct

from spotisle.decks.manifest import Kind


class RoughFace(Struct, frozen=True):
    """A face as it comes: the bytes of a picture file, or a text to be drawn."""

    file: str = ""
    """What the file is called, for people."""
    body: bytes = b""
    text: str = ""


class RoughSymbol(Struct, frozen=True):
    """A symbol as it comes."""

    names: dict[str, tuple[str, ...]]
    """By language; the everyday name first."""
    faces: tuple[RoughFace, ...]
    """One, or two that belong together."""


class Draft(Struct, frozen=True):
    """A deck as it is wished for."""

    name: str
    symbols: tuple[RoughSymbol, ...]
    order: int | None = None
    """None: the largest for which there are enough symbols."""
    cards: int | None = None
    """None: all that the order has."""
    kind: Kind = "plain"
