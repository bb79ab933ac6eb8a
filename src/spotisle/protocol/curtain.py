"""The curtain: while it is down, all cards are face down on every device, and not sent at all."""

from typing import Literal

from msgspec import Struct

from spotisle.rules.beat import Beat

Pace = Literal["off", "short", "full"]
"""How much ceremony there is: no curtain at all, a short count, or everything."""


class Curtain(Struct, frozen=True):
    """Why the cards are covered, and when they are turned up. Times are by the room's clock."""

    why: Literal["start", "beat"]
    digits: int
    """The count is this many steps of equal length."""
    opens: float | None = None
    """When the cards are turned up; None while devices are still drawing the table."""
    counts_from: float | None = None
    """When the count begins; until then, the next game or the last round's result is shown."""
    beat: Beat | None = None
    """The result of the round that has just ended."""
