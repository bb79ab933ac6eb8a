"""Reactions: four kinds, rate-limited, shown for a moment and not stored."""

from spotisle.protocol import commands as cmd
from spotisle.protocol import frames
from spotisle.protocol.refusals import RefusalReason
from spotisle.rooms.state import RoomState

MAX_AT_ONCE = 3
REFILL_S = 2.0
"""A token bucket: one more reaction is allowed after this many seconds."""


class Reactions:
    """Limits the reactions of each person in one room."""

    def __init__(self, room: RoomState) -> None:
        self._room = room
        self._left: dict[str, tuple[float, float]] = {}
        """By person: how many reactions were left, and when."""

    def react(self, person: str, asked: cmd.React, now: float) -> frames.Reaction | RefusalReason:
        """Return the frame to broadcast, or the reason of a refusal."""
        if self._room.muted:
            return RefusalReason.MUTED
        left, since = self._left.get(person, (float(MAX_AT_ONCE), now))
        left = min(MAX_AT_ONCE, left + (now - since) / REFILL_S)
        if left < 1.0:
            return RefusalReason.TOO_FAST
        self._left[person] = left - 1.0, now
        return frames.Reaction(person, asked.reaction, asked.seat)

    def forget(self, person: str) -> None:
        """Drop somebody who has left."""
        self._left.pop(person, None)
