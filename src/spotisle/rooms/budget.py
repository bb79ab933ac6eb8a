"""How fast one person, or all bots together, may grow a room's journal."""

from math import inf

BYTES_PER_S = 1024.0
"""About three claims a second, sustained."""
BURST_BYTES = 256 * 1024
"""About 700 claims at once: more than one person makes in a game."""
SETUP_BYTES_PER_S = 256.0
SETUP_BURST_BYTES = 64 * 1024
"""For everything except play: names, seats, settings, starts. A host who tries out every option
needs less than half of it."""
ENTRY_OVERHEAD_BYTES = 64
"""What a store adds to the body of an entry, as measured with SQLite."""


BOT_ACCOUNT = ""
"""The key for all bots of a room together, in place of a person."""


class JournalBudget:
    """Counts the bytes that each person has caused; a leaky bucket, kept in memory only."""

    def __init__(self, bytes_per_s: float = BYTES_PER_S, burst_bytes: float = BURST_BYTES) -> None:
        self._bytes_per_s = bytes_per_s
        self._burst_s = burst_bytes / bytes_per_s
        self._paid_until: dict[str, float] = {BOT_ACCOUNT: -inf}
        """When each person's bytes would have been stored at the steady rate."""
        self._left_behind = -inf
        """The latest of those who left. Newcomers start with it: they may be the same people."""

    def allows(self, person: str, now: float) -> bool:
        """Tell whether a person may cause another entry."""
        return self.free_at(person) <= now

    def free_at(self, person: str) -> float:
        """Return when a person may cause the next entry."""
        return self._paid_until.get(person, self._left_behind) - self._burst_s

    def charge(self, person: str, size: int, now: float) -> None:
        """Count an entry with a body of this size."""
        since = max(self._paid_until.get(person, self._left_behind), now)
        self._paid_until[person] = since + (size + ENTRY_OVERHEAD_BYTES) / self._bytes_per_s

    def forget(self, person: str) -> None:
        """Drop a person who has left."""
        self._left_behind = max(self._left_behind, self._paid_until.pop(person, -inf))
