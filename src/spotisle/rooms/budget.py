"""How much one person, or all bots together, may make a room's journal grow."""

from math import inf

BYTES_PER_S = 1024.0
"""Some three claims a second, for as long as anybody likes."""
BURST_BYTES = 256 * 1024
"""Some 700 claims at once: more than one person makes in a game."""
ENTRY_OVERHEAD_BYTES = 64
"""What a store adds to the body of an entry, as measured with SQLite."""


BOTS = ""
"""Stands for all bots of a room in place of a person."""


class JournalBudget:
    """Counts the bytes that each person has caused; a leaky bucket, kept in memory only."""

    def __init__(self) -> None:
        self._paid_until: dict[str, float] = {}
        """When each person's bytes would have been stored at the steady rate."""

    def allows(self, person: str, now: float) -> bool:
        """Tell whether a person may cause another entry."""
        return self.free_at(person) <= now

    def free_at(self, person: str) -> float:
        """Return from when on a person may cause another entry."""
        return self._paid_until.get(person, -inf) - BURST_BYTES / BYTES_PER_S

    def charge(self, person: str, size: int, now: float) -> None:
        """Count an entry with a body of this size."""
        since = max(self._paid_until.get(person, now), now)
        self._paid_until[person] = since + (size + ENTRY_OVERHEAD_BYTES) / BYTES_PER_S

    def forget(self, person: str) -> None:
        """Drop a person who has left."""
        self._paid_until.pop(person, None)
