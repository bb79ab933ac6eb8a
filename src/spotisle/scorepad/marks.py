"""The marks on a pad. Each names the field that it fills in: written twice, it counts once."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

SideNumber = Annotated[int, Meta(ge=0, le=7)]
LineNumber = Annotated[int, Meta(ge=0, le=99)]
TurnNumber = Annotated[int, Meta(ge=1, le=15)]
PlaceName = Literal["first", "second", "last"]


class Mark(Struct, frozen=True, tag=True, forbid_unknown_fields=True, kw_only=True):
    """Something that was written on the pad."""


class Count(Mark, frozen=True, tag="count"):
    """How many cards a side has, rounds it lost, or 1 if it had the most; None clears it."""

    line: LineNumber
    side: SideNumber
    number: Annotated[int, Meta(ge=0, le=99)] | None


class Place(Mark, frozen=True, tag="place"):
    """Who came first, second or last; None clears it."""

    line: LineNumber
    place: PlaceName
    side: SideNumber | None


class LineEnded(Mark, frozen=True, tag="line_ended"):
    """An island game, or a round of knights, is scored in full."""

    line: LineNumber


class Built(Mark, frozen=True, tag="built"):
    """A player built something on the sheet of dice."""

    side: SideNumber
    turn: TurnNumber
    item: Annotated[str, Meta(max_length=20)]


class Lent(Mark, frozen=True, tag="lent"):
    """A knight lent its joker."""

    side: SideNumber
    turn: TurnNumber
    knight: Annotated[int, Meta(ge=1, le=6)]


class TurnEnded(Mark, frozen=True, tag="turn_ended"):
    """A player's turn is over; without a build it is a cross."""

    side: SideNumber
    turn: TurnNumber


AnyMark = Count | Place | LineEnded | Built | Lent | TurnEnded
