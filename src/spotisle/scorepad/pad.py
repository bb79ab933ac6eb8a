"""A pad: who is scored, for what, and the marks so far."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from spotisle.bounds import RawName, Word
from spotisle.errors import SpotisleError
from spotisle.scorepad.marks import AnyMark

PadKind = Literal["tournament", "island", "dice"]


class PadError(SpotisleError):
    """Something is not allowed on the pad; the message says what."""


class Side(Struct, frozen=True, forbid_unknown_fields=True):
    """A player, or a team by its colour."""

    name: RawName = ""
    colour: Word | None = None


class Pad(Struct, frozen=True):
    """The heading and the marks. Every change gives a new pad."""

    kind: PadKind
    sides: tuple[Side, ...]
    games: tuple[str, ...] = ()
    """The lines of a tournament; on the island the minigames in order, and the last one repeats."""
    marks: tuple[AnyMark, ...] = ()

    def add_mark(self, mark: AnyMark) -> "Pad":
        """Return the pad with one more mark."""
        return replace(self, marks=(*self.marks, mark))

    def without_last(self) -> "Pad":
        """Return the pad as it was before its last mark."""
        return replace(self, marks=self.marks[:-1])
