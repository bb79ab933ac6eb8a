"""A beat: the result of a round, shown to everybody before the next one begins."""

from typing import Literal

from msgspec import Struct

BeatKind = Literal["burned", "captured", "swept", "point"]


class Beat(Struct, frozen=True, gc=False):
    """The result of a round, by places at the table, in knights by teams."""

    kind: BeatKind
    places: tuple[int, ...]
    """The places that were burned or captured, swept the most cards, or scored."""
    by: int
    """The place that ended the round."""
    cards: int
    """The number to show: cards taken or laid aside, or rounds won."""
