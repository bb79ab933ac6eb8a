"""A beat: what the end of a round means, for everybody to see before the next one begins."""

from typing import Literal

from msgspec import Struct

BeatKind = Literal["burned", "captured", "swept", "point"]


class Beat(Struct, frozen=True, gc=False):
    """Who made a round what it was, by places at the table, in knights by teams."""

    kind: BeatKind
    places: tuple[int, ...]
    """Whom it is about: who was burned or captured, who swept most, who scored."""
    by: int
    """Who ended the round."""
    cards: int
    """What it cost or brought."""
